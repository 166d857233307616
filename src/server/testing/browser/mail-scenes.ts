import { composeMail, type MailMessage } from '../../channels/email/compose.ts';
import { sampleGuidance, sampleWeekly } from '../providers/sample-messages.ts';

/** A mail as its recipient sees it. */
export interface MailScene {
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
export const MAIL_SCENES: readonly MailScene[] = [
  mail('mail-guidance', sampleGuidance()),
  mail(
    'mail-weekly',
    sampleWeekly({ memory: MEMORY, ownSentence: 'I noticed how often I listen only until it is my turn to speak.' }),
  ),
  mail('mail-weekly-quiet', sampleWeekly({ completed: [], keptDays: 0, streakDays: 0 })),
];

function mail(name: string, message: MailMessage): MailScene {
  return { name, html: String(composeMail(message, SENDER, SITE).html) };
}
