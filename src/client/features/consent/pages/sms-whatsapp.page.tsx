import { smsConsentWords } from '#strings/consent/consent-sms.ts';
import { RecordPage } from '../record/record-page.tsx';

/** The consent record of text messages and WhatsApp. */
export default function SmsWhatsappConsentPage() {
  return <RecordPage name="sms-whatsapp" words={smsConsentWords} />;
}
