import { shortMessageLanguage } from '../../../content/short-messages.ts';
import type { Env } from '../../lib/env.ts';
import type { GuidanceMessage, NumberVerifiedMessage, TestMessage, VerifyCodeMessage } from '../message.ts';
import { openingOf } from '../opening.ts';

/** The messages that go to a phone. */
export type PhoneMessage = GuidanceMessage | VerifyCodeMessage | NumberVerifiedMessage | TestMessage;

export const PHONE_KINDS = ['guidance', 'verify_code', 'number_verified', 'test'] as const;

/** The limits of a channel for one text. */
interface Room {
  fits(text: string): boolean;
  /** The numbers of characters of an entry's text to try, the largest first, until the message fits. */
  textLimits: readonly number[];
}

const TITLE_MOST = 120;

/**
 * Writes a message for a phone. Guidance has the site's name, the title, as much of the text as fits, and the link. It says
 * how to opt out wherever that fits, which is more often than every 30 days (rules.md C13).
 */
export function phoneText(message: PhoneMessage, { APP_NAME: app }: Env, room: Room): string {
  const words = shortMessageLanguage(message.to.language);
  switch (message.kind) {
    case 'verify_code':
      return words.code({ app, code: message.code });
    case 'number_verified':
      return words.verified({ app, termsUrl: message.termsUrl });
    case 'test':
      return words.test({ app });
    case 'guidance':
      return longestThatFits(guidanceTexts(message, app, words.optOut, room.textLimits), room);
  }
}

/** The title of an entry on one line, as the templates and texts name it. */
export function titleOf({ entry }: GuidanceMessage): string {
  return openingOf(entry.title, TITLE_MOST);
}

/** Returns texts of an entry from the longest to the shortest, which has the site, the title and the link. */
function guidanceTexts(message: GuidanceMessage, app: string, optOut: string, limits: readonly number[]): string[] {
  const { entry, openUrl } = message;
  const head = `${app}: ${titleOf(message)}`;
  return [
    ...limits.map((limit) => [head, openingOf(entry.content, limit), openUrl, optOut].join('\n')),
    [head, openUrl, optOut].join('\n'),
    [head, openUrl].join('\n'),
    [`${app}: ${openingOf(entry.title, 40)}`, openUrl].join('\n'),
  ];
}

function longestThatFits(texts: string[], { fits }: Room): string {
  return texts.find((text) => fits(text)) ?? (texts.at(-1) as string);
}
