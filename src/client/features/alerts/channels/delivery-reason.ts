import { deliveryCodes, unknownCode } from '#strings/alerts/delivery-codes.ts';
import { channelWords } from '#strings/channels/all.ts';
import { findCode } from '../../../../content/strings/find-code.ts';

const CODES = Object.assign({}, deliveryCodes, ...Object.values(channelWords).map(({ codes }) => codes));

/** The words for the code that a delivery ended with, for each of its two readers. */
export function reasonFor(code: string): { member: string; admin: string } {
  const { words, reply } = findCode(CODES, code) ?? { words: unknownCode, reply: code };
  const { member, admin } = words;
  return { member, admin: typeof admin === 'function' ? admin(reply) : admin };
}
