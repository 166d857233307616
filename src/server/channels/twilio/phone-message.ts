import { shortMessageLanguage } from '../../../content/short-messages.ts';
import type { SiteEnv } from '../../lib/settings/site-settings.ts';
import type { SampleGuidance } from '../diagnostic.ts';
import type { GuidanceMessage, TermsMessage, TestMessage, VerifyCodeMessage } from '../message.ts';
import { openingOf } from '../opening.ts';

/** The messages that go to a phone. */
export type PhoneMessage = GuidanceMessage | VerifyCodeMessage | TermsMessage | TestMessage;

export const PHONE_KINDS = ['guidance', 'verify_code', 'number_verified', 'test'] as const;

/** The limits of a channel for one text. */
interface Room {
  fits(text: string): boolean;
  /** The numbers of characters of an entry's text to try, the largest first, until the message fits. */
  textLimits: readonly number[];
}

type Words = ReturnType<typeof shortMessageLanguage>;

const MAX_TITLE_LENGTH = 120;
// A title gets this short before a message omits how to opt out.
const MIN_TITLE_LENGTH = 40;
// A message omits the words for answering before its text gets shorter than this many characters.
const MIN_TEXT_WITH_WORDS = 160;

/**
 * Writes a message for a phone. Guidance has the site's name, the title, as much of the text as fits, and the link. It
 * also says how to opt out wherever that fits, which is more often than every 30 days (rules.md C13).
 */
export function phoneText(
  message: Exclude<PhoneMessage, GuidanceMessage> | SampleGuidance,
  { APP_NAME: app }: SiteEnv,
  room: Room,
): string {
  const words = shortMessageLanguage(message.to.language);
  switch (message.kind) {
    case 'verify_code':
      return words.code({ app, code: message.code });
    case 'number_verified':
      return words.verified({ app, termsUrl: message.termsUrl });
    case 'test':
      return words.test({ app });
    case 'guidance':
      return longestThatFits(guidanceTexts(message, app, words, room.textLimits), room);
  }
}

/** Returns the title of an entry on one line, for the templates and texts. */
export function titleOf({ entry }: Pick<SampleGuidance, 'entry'>): string {
  return openingOf(entry.title, MAX_TITLE_LENGTH);
}

/**
 * Returns texts of an entry in the order of preference; the last has the site, the title and the link. The words for
 * answering matter more than the end of the text, as long as a good part of the text stays.
 */
function guidanceTexts(message: SampleGuidance, app: string, words: Words, limits: readonly number[]): string[] {
  const { entry, openUrl, answers } = message;
  const { optOut } = words;
  const head = `${app}: ${titleOf(message)}`;
  const shortHead = `${app}: ${openingOf(entry.title, MIN_TITLE_LENGTH)}`;
  const answer = answers.leastWords === null ? words.answer : words.answerInWords;
  const text = (limit: number, ends: string[]) => [head, openingOf(entry.content, limit), openUrl, ...ends].join('\n');
  return [
    ...limits.filter((limit) => limit >= MIN_TEXT_WITH_WORDS).map((limit) => text(limit, [answer, optOut])),
    ...limits.map((limit) => text(limit, [optOut])),
    [head, openUrl, optOut].join('\n'),
    [shortHead, openUrl, optOut].join('\n'),
    [shortHead, openUrl].join('\n'),
  ];
}

function longestThatFits(texts: string[], { fits }: Room): string {
  return texts.find((text) => fits(text)) ?? (texts.at(-1) as string);
}
