import { emailConsentWords } from '#strings/consent/consent-email.ts';
import { MailKinds } from '../record/mail-kinds.tsx';
import { RecordPage } from '../record/record-page.tsx';

const { kinds } = emailConsentWords;

/** The consent record of e-mail, with every kind of mail there is. */
export default function EmailConsentPage() {
  return (
    <RecordPage
      name="email"
      words={emailConsentWords}
      own={{ parts: [{ id: 'kinds', title: kinds.title }], content: <MailKinds {...kinds} /> }}
    />
  );
}
