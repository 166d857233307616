/**
 * Returns the other way to write a number, by country. WhatsApp's id of an account may have a digit more or less than the
 * number that people dial (https://faq.whatsapp.com/en/general/21016748,
 * https://www.zoko.io/learning-article/whatsapp-id-brazil-mexico).
 */
const OTHER_SPELLINGS: readonly ((number: string) => string | null)[] = [
  // Brazil: mobile numbers got a 9 before their eight digits, which began with 6 to 9. Eight digits that begin with 2 to 5
  // are a landline, whose number never got one.
  swap(/^\+55(\d{2})9([6-9]\d{7})$/, '+55$1$2'),
  swap(/^\+55(?<area>\d{2})(?<rest>[6-9]\d{7})$/, '+55$<area>9$<rest>'),
  // Mexico: a 1 before the ten digits, which is no longer dialled.
  swap(/^\+521(\d{10})$/, '+52$1'),
  swap(/^\+52(\d{10})$/, '+521$1'),
  // Argentina: a 9 before the ten digits. On WhatsApp every account of the country has it.
  swap(/^\+549(\d{10})$/, '+54$1'),
  swap(/^\+54(\d{10})$/, '+549$1'),
];

/** Returns every way to write a number of WhatsApp, the given one first; all of them are the same account. */
export function spellingsOf(number: string): string[] {
  return [number, ...OTHER_SPELLINGS.flatMap((other) => other(number) ?? [])];
}

function swap(pattern: RegExp, other: string): (number: string) => string | null {
  return (number) => (pattern.test(number) ? number.replace(pattern, other) : null);
}
