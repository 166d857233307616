import { mailLanguage } from '../../../content/mails.ts';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { partsOf } from '../entry-parts.ts';
import type { GuidanceMessage } from '../message.ts';
import { openingOf } from '../opening.ts';
import { type Letter, type LetterSite, supportLinks } from './layout.ts';

const COLOURS = { prayer: 'prayer', do: 'action', reflection: 'reflection' } as const;

/** Sent to a member whose address is confirmed, at the minute they chose, with the guidance of that slot. */
export function guidanceMail(
  { to, entry, openUrl, unsubscribeUrl, settingsUrl }: GuidanceMessage,
  site: LetterSite,
): Letter {
  const { language, mail, types, fields } = mailLanguage(to.language);
  const words = mail.guidance;
  const label = types[entry.contentType];
  return {
    language,
    contentLanguage: CONTENT_LANGUAGE,
    subject: `${label} · ${entry.title}`,
    preview: openingOf(entry.content),
    label: { text: label, colour: COLOURS[entry.contentType] },
    title: entry.title,
    parts: partsOf(entry, fields),
    button: { label: words.buttons[entry.contentType], url: openUrl },
    afterButton: [],
    footer: {
      reason: words.reason(site.appName),
      links: [
        { label: words.unsubscribe, url: unsubscribeUrl },
        { label: words.settings, url: settingsUrl },
        ...supportLinks(site, language),
      ],
    },
  };
}
