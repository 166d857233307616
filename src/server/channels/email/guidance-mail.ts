import { answerLanguage } from '../../../content/answer-buttons.ts';
import { mailLanguage } from '../../../content/mails.ts';
import { ANSWERS } from '../../../shared/alerts/answers.ts';
import { partsOf } from '../entry-parts.ts';
import type { GuidanceMessage } from '../message.ts';
import { openingOf } from '../opening.ts';
import { type MailContent, type MailLink, type MailSite, subscriptionLinks } from './layout.ts';

const COLOURS = { prayer: 'prayer', do: 'action', reflection: 'reflection' } as const;

/** Sent to a member whose address is confirmed, at the minute they chose, with the guidance of that slot. */
export function guidanceMail(message: GuidanceMessage, site: MailSite): MailContent {
  const { to, entry, openUrl } = message;
  const { language, mail, types, fields, byModel } = mailLanguage(to.language);
  const words = mail.guidance;
  const label = types[entry.contentType];
  return {
    language,
    contentLanguage: entry.language,
    subject: `${label} · ${entry.title}`,
    preview: openingOf(entry.content),
    label: { text: label, colour: COLOURS[entry.contentType] },
    title: entry.title,
    parts: partsOf(entry, { fields, byModel }),
    button: { label: words.buttons[entry.contentType], url: openUrl },
    afterButton: [{ kind: 'links', links: answerLinks(message) }],
    footer: { reason: words.reason(site.appName), links: subscriptionLinks(message, mail, site) },
  };
}

/** The links that answer the mail. Each opens a page with a button, because programs open links in mail too. */
function answerLinks({ answers, to }: GuidanceMessage): MailLink[] {
  const { buttons } = answerLanguage(to.language);
  const offered = ANSWERS.filter((answer) => answer === 'done' || answers.presses.includes(answer));
  return offered.map((answer) => ({ label: buttons[answer], url: answers.pages[answer] }));
}
