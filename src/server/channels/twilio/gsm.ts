// The basic character set of SMS, and the characters that take two places in it (3GPP TS 23.038).
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('^{}\\[~]|€');

// Places of one message, and of each part of a longer one, in the basic set and in UCS-2.
const BASIC_PLACES = { alone: 160, part: 153 };
const UCS2_PLACES = { alone: 70, part: 67 };

const REPLACED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '‹': "'",
  '›': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '†': '',
  '‡': '',
  '¶': '',
  œ: 'oe',
  Œ: 'OE',
  º: 'o',
  ª: 'a',
  '\t': ' ',
};

/**
 * Writes a text in the basic character set of SMS. Curly quotes, dashes, spaces and ellipses become plain; accents that the set
 * lacks, emoji and control characters are removed (rules.md C13). Letters of other scripts stay, because nothing could
 * be read without them, and such a text counts as UCS-2.
 */
export function toGsm(text: string): string {
  return [...text.normalize('NFC')].map(toBasic).join('');
}

function toBasic(character: string): string {
  if (BASIC.has(character) || EXTENDED.has(character)) return character;
  const replaced = REPLACED[character];
  if (replaced !== undefined) return replaced;
  if (/\p{Pd}/u.test(character)) return '-';
  if (/\p{Zs}/u.test(character)) return ' ';
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (BASIC.has(bare)) return bare;
  return /[\p{L}\p{N}\p{M}\p{P}]/u.test(character) ? character : '';
}

/** The size of a text as carriers send and charge it. A character that takes two places counts twice. */
interface SmsSize {
  characters: number;
  encoding: 'GSM-7' | 'UCS-2';
  segments: number;
}

/** Counts the segments in which carriers send and charge a text. */
export function segmentsOf(text: string): number {
  return sizeOf(text).segments;
}

/** Measures a text as carriers do (3GPP TS 23.038, 23.040). */
export function sizeOf(text: string): SmsSize {
  const characters = [...text];
  const isBasic = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const places = characters.map((each) => (isBasic ? (EXTENDED.has(each) ? 2 : 1) : each.length));
  const all = places.reduce((sum, each) => sum + each, 0);
  const { alone, part } = isBasic ? BASIC_PLACES : UCS2_PLACES;
  const segments = all <= alone ? 1 : partsOf(places, part);
  return { characters: all, encoding: isBasic ? 'GSM-7' : 'UCS-2', segments };
}

/** Counts the parts of a long text. A character of two places is never divided between two parts. */
function partsOf(places: readonly number[], room: number): number {
  let [parts, used] = [1, 0];
  for (const each of places) {
    if (used + each > room) [parts, used] = [parts + 1, 0];
    used += each;
  }
  return parts;
}
