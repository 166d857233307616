import { mailLanguage } from '../../../content/mails.ts';
import { versePart } from '../entry-parts.ts';
import type { ReminderMessage } from '../message.ts';
import { openingOf } from '../opening.ts';
import { type MailContent, type MailPart, type MailSite, subscriptionLinks } from './layout.ts';

const COLOURS = { prayer_reminder: 'prayer', reflection_prompt: 'reflection' } as const;

/** Sent in the evening to members who switched it on, while the day's prayer or reflection is still open. */
export function reminderMail(message: ReminderMessage, site: MailSite): MailContent {
  const { to, kind, entry, openUrl } = message;
  const { language, mail, letters, types } = mailLanguage(to.language);
  const words = letters[kind];
  // A reflection asks its first question.
  const asks = (kind === 'reflection_prompt' && entry.reflectionQuestions[0]?.trim()) || entry.title;
  const prompt: MailPart[] = entry.prayerPrompt?.trim() ? [{ kind: 'prose', text: entry.prayerPrompt }] : [];
  return {
    language,
    contentLanguage: entry.language,
    subject: openingOf(asks, 100),
    preview: words.preview,
    previewLanguage: language,
    label: { text: `${types[entry.contentType]} · ${words.label}`, colour: COLOURS[kind] },
    title: asks,
    parts: [...versePart(entry), ...prompt],
    button: { label: mail.guidance.buttons[entry.contentType], url: openUrl },
    afterButton: [{ kind: 'note', text: words.note }],
    footer: { reason: words.reason(site.appName), links: subscriptionLinks(message, mail, site) },
  };
}
