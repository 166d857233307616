/** Being written. */
export default function SmsWhatsappPage() {
  return <p>SmsWhatsappPage</p>;
}
