import { channelWords } from '#strings/channels/all.ts';
import { deliveryCodes, unknownCode } from '#strings/delivery-codes.ts';
import type { DeliveryCodeWords } from '../../../../content/strings/channel-words.ts';

const CODES: ReadonlyMap<string, DeliveryCodeWords> = new Map(
  Object.entries(Object.assign({}, ...Object.values(channelWords).map(({ codes }) => codes), deliveryCodes)),
);

/**
 * The words for the code that a delivery ended with: its own, else those of its family (`smtp_554` is one of
 * `smtp_5xx`), else those of a code that no table knows.
 */
export function reasonFor(code: string): { member: string; admin: string } {
  const own = CODES.get(code);
  if (own) return fill(own, code);
  const family = CODES.get(code.replace(/\d\d$/, 'xx'));
  return family ? fill(family, code.slice(-3)) : fill(unknownCode, code);
}

function fill({ member, admin }: DeliveryCodeWords, reply: string): { member: string; admin: string } {
  return { member, admin: typeof admin === 'function' ? admin(reply) : admin };
}
