/** Being written. */
export default function OfflinePage() {
  return <p>Offline</p>;
}
