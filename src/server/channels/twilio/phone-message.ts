import { shortMessageLanguage } from '../../../content/short-messages.ts';
import type { Env } from '../../lib/env.ts';
import type { GuidanceMessage, TestMessage, VerifyCodeMessage } from '../message.ts';
import { openingOf } from '../opening.ts';

/** The messages that go to a phone. */
export type PhoneMessage = GuidanceMessage | VerifyCodeMessage | TestMessage;

export const PHONE_KINDS = ['guidance', 'verify_code', 'test'] as const;

// How much of an entry's title and of its text is told, the most first, until the message fits.
const TITLE_MOST = 120;
const TEXT_LIMITS = [600, 480, 400, 320, 260, 200, 160, 120, 80] as const;

/**
 * What a message says on a phone: of an entry its site, its title, as much of its text as fits, and the link to it. How to
 * opt out is said with guidance wherever it fits, which is more often than every 30 days (rules.md C13).
 * @param fits whether a text is short enough for the channel.
 */
export function phoneText(message: PhoneMessage, { APP_NAME: app }: Env, fits: (text: string) => boolean): string {
  const words = shortMessageLanguage(message.to.language);
  switch (message.kind) {
    case 'verify_code':
      return words.code({ app, code: message.code });
    case 'test':
      return words.test({ app });
    case 'guidance':
      return longestThatFits(guidanceTexts(message, app, words.optOut), fits);
  }
}

/** The title of an entry on one line, as the templates and texts name it. */
export function titleOf({ entry }: GuidanceMessage): string {
  return openingOf(entry.title, TITLE_MOST);
}

/** An entry in ever fewer words; the last has its site, its title and its link. */
function guidanceTexts(message: GuidanceMessage, app: string, optOut: string): string[] {
  const { entry, openUrl } = message;
  const head = `${app}: ${titleOf(message)}`;
  return [
    ...TEXT_LIMITS.map((limit) => [head, openingOf(entry.content, limit), openUrl, optOut].join('\n')),
    [head, openUrl, optOut].join('\n'),
    [head, openUrl].join('\n'),
    [`${app}: ${openingOf(entry.title, 40)}`, openUrl].join('\n'),
  ];
}

function longestThatFits(texts: string[], fits: (text: string) => boolean): string {
  return texts.find(fits) ?? (texts.at(-1) as string);
}
