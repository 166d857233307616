/** Being written. */
export default function ConsentPage() {
  return <p>ConsentPage</p>;
}
