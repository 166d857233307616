/** Being written. */
export default function HistoryPage() {
  return <p>HistoryPage</p>;
}
