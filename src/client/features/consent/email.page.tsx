/** Being written. */
export default function EmailConsentPage() {
  return <p>EmailConsentPage</p>;
}
