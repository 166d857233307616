import { CONTENT_TYPE_LABELS, type ContentType } from '../../../shared/content-types.ts';
import { parseQuote } from '../../../shared/quote.ts';
import { parseScripture } from '../../../shared/scripture.ts';
import type { GuidanceMessage, MessageEntry } from '../channel.ts';
import { type Letter, type LetterPart, type LetterSite, openingOf, supportLinks } from './letter.ts';

const COLOURS = { prayer: 'prayer', do: 'action', reflection: 'reflection' } as const;
const BUTTONS: Record<ContentType, string> = {
  prayer: 'Begin your prayer',
  do: 'Take this step',
  reflection: 'Write your reflection',
};

/** Sent to a member whose address is confirmed, at the minute they chose, with the guidance of that slot. */
export function guidanceMail(
  { entry, openUrl, unsubscribeUrl, settingsUrl }: GuidanceMessage,
  site: LetterSite,
): Letter {
  const label = CONTENT_TYPE_LABELS[entry.contentType];
  return {
    subject: `${label} · ${entry.title}`,
    preview: openingOf(entry.content),
    label: { text: label, colour: COLOURS[entry.contentType] },
    title: entry.title,
    parts: [...scripturePart(entry.scripture), { kind: 'prose', text: entry.content }, ...sectionsOf(entry)],
    button: { label: BUTTONS[entry.contentType], url: openUrl },
    afterButton: [],
    footer: {
      reason: `You chose to receive guidance from ${site.appName} by email.`,
      links: [
        { label: 'Unsubscribe', url: unsubscribeUrl },
        { label: 'Change times and channels', url: settingsUrl },
        ...supportLinks(site),
      ],
    },
  };
}

/** The parts of each type in the order of product.md §2, which the guidance card keeps too. */
function sectionsOf(entry: MessageEntry): LetterPart[] {
  return [
    ...section('Prayer Prompt', entry.prayerPrompt),
    ...section('Encouragement', entry.encouragement),
    ...section('Focus Point', entry.focusPoint),
    ...section('Action Prompt', entry.actionPrompt),
    ...section('Practical Step', entry.practicalStep),
    ...section('Check-In Question', entry.checkInQuestion),
    ...section('Motivational Note', entry.motivationalNote),
    ...quotePart(entry.historicalQuote),
    ...list('Reflection Questions', entry.reflectionQuestions),
    ...section('Gratitude Prompt', entry.gratitudePrompt),
    ...section("Tomorrow's Preparation", entry.tomorrowPreparation),
    ...list('Action Steps', entry.actionSteps),
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

function quotePart(quote: string | null): LetterPart[] {
  if (!quote?.trim()) return [];
  const parts = parseQuote(quote);
  return [{ kind: 'quote', heading: 'Historical Quote', text: parts?.text ?? quote, source: parts?.source ?? null }];
}
