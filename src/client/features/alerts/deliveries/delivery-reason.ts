import { adviceWords } from '#strings/alerts/advice.ts';
import { deliveryCodes, unknownCode } from '#strings/alerts/delivery-codes.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { DeliveryCodeWords } from '../../../../content/strings/channel-words.ts';
import { findCode } from '../../../../content/strings/find-code.ts';

const CODES: Readonly<Record<string, DeliveryCodeWords>> = Object.assign(
  {},
  deliveryCodes,
  ...Object.values(channelWords).map(({ codes }) => codes),
);

/** Returns whether an error code has words of its own. The words for an unknown code contain the code. */
export const isKnownCode = (code: string): boolean => findCode(CODES, code) !== null;

/** Returns the words for a delivery's error code, for each kind of reader. */
export function reasonFor(code: string): { member: string; admin: string } {
  const { words, reply } = findCode(CODES, code) ?? { words: unknownCode, reply: code };
  const { member, admin } = words;
  return { member, admin: typeof admin === 'function' ? admin(reply) : admin };
}

/** The reader of a sentence: the member, or an administrator who looks at the member. */
export type ReasonReader = 'member' | 'admin';

/** Returns the reason of an error code as a sentence. */
export function reasonIn(reader: ReasonReader, code: string): string {
  return reader === 'admin' ? `${reasonFor(code).admin}.` : reasonFor(code).member;
}

/** Returns why guidance did not arrive, and what the reader can do. */
export function explain(reader: ReasonReader, code: string): string {
  return [reasonIn(reader, code), adviceFor(reader, code)].filter(Boolean).join(' ');
}

function adviceFor(reader: ReasonReader, code: string): string {
  const { advice, kinds, otherwise } = reader === 'admin' ? adviceWords.toAdmin : adviceWords;
  const kind = findCode(CODES, code)?.words.advice ?? 'otherwise';
  const own = Object.hasOwn(advice, code) ? advice[code] : undefined;
  return own ?? (kind === 'otherwise' ? otherwise : kinds[kind]);
}
