import { composeMail, type MailMessage } from '../../channels/email/compose.ts';
import { sampleGuidance, sampleWeekly } from '../providers/sample-messages.ts';

/** A mail as its recipient sees it. */
export interface LetterScene {
  name: string;
  html: string;
}

const SITE = { appName: 'Hesed', publicUrl: 'https://hesed.example.net', supportEmail: 'help@example.net' };
const SENDER = { name: 'Hesed', address: 'hesed@example.net', domain: 'example.net' };
const MEMORY = {
  entryId: 4,
  localDate: '2026-03-02',
  title: 'Slow to speak',
  language: 'en',
  text: 'I wrote to Anna. She had been waiting for me to ask, and so had I.',
};

/** The mails for the screenshots. */
export const LETTER_SCENES: readonly LetterScene[] = [
  letter('letter-guidance', sampleGuidance()),
  letter(
    'letter-weekly',
    sampleWeekly({ memory: MEMORY, ownSentence: 'I noticed how often I listen only until it is my turn to speak.' }),
  ),
  letter('letter-weekly-quiet', sampleWeekly({ completed: [], keptDays: 0, streakDays: 0 })),
];

function letter(name: string, message: MailMessage): LetterScene {
  return { name, html: String(composeMail(message, SENDER, SITE).html) };
}
