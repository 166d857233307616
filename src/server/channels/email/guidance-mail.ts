import { type MailLanguage, mailLanguage } from '../../../content/mails.ts';
import { parseQuote } from '../../../shared/guidance/quote.ts';
import { parseScripture } from '../../../shared/guidance/scripture.ts';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import type { GuidanceMessage, MessageEntry } from '../message.ts';
import { openingOf } from '../opening.ts';
import { type Letter, type LetterPart, type LetterSite, supportLinks } from './layout.ts';

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
    parts: [...scripturePart(entry.scripture), { kind: 'prose', text: entry.content }, ...sectionsOf(entry, fields)],
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

/** The parts of each type in the order of product.md §2, which the guidance card keeps too. */
function sectionsOf(entry: MessageEntry, fields: MailLanguage['fields']): LetterPart[] {
  return [
    ...section(fields.prayerPrompt, entry.prayerPrompt),
    ...section(fields.encouragement, entry.encouragement),
    ...section(fields.focusPoint, entry.focusPoint),
    ...section(fields.actionPrompt, entry.actionPrompt),
    ...section(fields.practicalStep, entry.practicalStep),
    ...section(fields.checkInQuestion, entry.checkInQuestion),
    ...section(fields.motivationalNote, entry.motivationalNote),
    ...quotePart(fields.historicalQuote, entry.historicalQuote),
    ...list(fields.reflectionQuestions, entry.reflectionQuestions),
    ...section(fields.gratitudePrompt, entry.gratitudePrompt),
    ...section(fields.tomorrowPreparation, entry.tomorrowPreparation),
    ...list(fields.actionSteps, entry.actionSteps),
  ];
}

function section(heading: string, text: string | null): LetterPart[] {
  return text?.trim() ? [{ kind: 'section', heading, text }] : [];
}

function list(heading: string, lines: string[]): LetterPart[] {
  const items = lines.map((line) => line.trim()).filter(Boolean);
  return items.length ? [{ kind: 'list', heading, items }] : [];
}

function scripturePart(scripture: string | null): LetterPart[] {
  if (!scripture?.trim()) return [];
  const parts = parseScripture(scripture);
  return parts
    ? [{ kind: 'verse', text: parts.text, reference: `${parts.reference} · ${parts.translation}` }]
    : [{ kind: 'verse', text: scripture, reference: null }];
}

function quotePart(heading: string, quote: string | null): LetterPart[] {
  if (!quote?.trim()) return [];
  const parts = parseQuote(quote);
  return [{ kind: 'quote', heading, text: parts?.text ?? quote, source: parts?.source ?? null }];
}
