/** Being written. */
export default function PushConsentPage() {
  return <p>PushConsentPage</p>;
}
