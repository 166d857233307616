/** Being written. */
export default function ThirdPartyConsentPage() {
  return <p>ThirdPartyConsentPage</p>;
}
