import type { DeliveryCodeWords } from './channel-words.ts';

/** The words of a code, and the part of the code that its family leaves open. */
interface FoundCode {
  words: DeliveryCodeWords;
  reply: string;
}

/**
 * Finds the words of a delivery's code: its own, else those of its family; null where a table has neither. `smtp_554` is
 * of the family `smtp_5xx`, and `outbox_enospc` of `outbox_*`.
 */
export function findCode(table: Readonly<Record<string, DeliveryCodeWords>>, code: string): FoundCode | null {
  const [, kind = '', rest = ''] = /^([a-z]+)_(.+)$/.exec(code) ?? [];
  const names = [code, ...(/^\d{3}$/.test(rest) ? [`${kind}_${rest.charAt(0)}xx`] : []), `${kind}_*`];
  for (const name of names) {
    const words = Object.hasOwn(table, name) ? table[name] : undefined;
    if (words) return { words, reply: rest };
  }
  return null;
}
