interface Bounds {
  words: [least: number, most: number];
  /** How many texts a list has. */
  count?: [least: number, most: number];
  isQuestion?: true;
}

/** How long each field may be. The prompt asks a model for less, so that a slightly longer answer still passes. */
const BOUNDS: Record<string, Bounds> = {
  title: { words: [2, 10] },
  content: { words: [40, 170] },
  actionSteps: { words: [3, 40], count: [2, 3] },
  prayerPrompt: { words: [8, 50] },
  encouragement: { words: [4, 35] },
  focusPoint: { words: [1, 10] },
  actionPrompt: { words: [5, 50] },
  practicalStep: { words: [4, 40] },
  checkInQuestion: { words: [2, 20], isQuestion: true },
  motivationalNote: { words: [3, 35] },
  reflectionQuestions: { words: [3, 35], count: [2, 3], isQuestion: true },
  gratitudePrompt: { words: [4, 35] },
  tomorrowPreparation: { words: [4, 35] },
};
// No word of plain English is longer on average.
const CHARACTERS_A_WORD = 12;
// A list that is far too long is reported by its count; its first texts are enough for the rest.
const MAX_CHECKED = 5;

/** The forms that no text of an entry has. */
export type TextForm = 'link' | 'address' | 'phone' | 'markup' | 'hidden' | 'script';

// The words before a telephone number, and the words of numbers, in the languages in which a church may write.
const CALLING_WORDS = [
  'call|text|dial|phone|ring|hotline|whatsapp',
  'llama|llame|llamen|llamar|llamad|llámanos|llámame|llámenos|marca|marque|marquen|marcar|teléfono|celular|móvil',
].join('|');
const CALLING = `(?<!\\p{L})(?:${CALLING_WORDS})(?!\\p{L})`;
const ENGLISH_NUMBER = [
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen',
  'seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|double|triple',
].join('|');
const SPANISH_NUMBER = [
  'cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[ée]is',
  'diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
  'cien|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|doble|triple',
].join('|');
/** Returns the pattern of at least so many words of a number in a row, such as "nine one one". */
const spokenNumber = (least: number) =>
  [
    { word: ENGLISH_NUMBER, joint: '' },
    { word: SPANISH_NUMBER, joint: '(?:y\\s+)?' },
  ]
    .map(({ word, joint }) => `(?<!\\p{L})(?:${word})(?:[\\s,-]+${joint}(?:${word})){${least - 1},}(?!\\p{L})`)
    .join('|');
// A number of three digits is announced; one of so many words is a telephone number in any sentence.
const LONG_NUMBER = 6;

const REFUSED_FORMS: Record<TextForm, RegExp> = {
  // Names of hosts have a thousand endings, so each point between letters counts, also where only a space is missing.
  link: /\bhttps?:|\bwww\.|:\/\/|[\p{L}\p{N}-]\.\p{L}{2,}/iu,
  address: /\S@\S|(?:^|\s)@\w/,
  phone: new RegExp(
    [
      '\\+?\\d[\\d\\s().-]{4,}\\d',
      `${CALLING}[^.?!]{0,20}?\\d{3,}`,
      `${CALLING}[^.?!]{0,40}?(?:${spokenNumber(3)})`,
      spokenNumber(LONG_NUMBER),
    ].join('|'),
    'iu',
  ),
  markup: /[<>{}[\]\\|`*_#~^=]|&(?:[a-z]+|#\d+);/i,
  hidden: /\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u,
  script: /[^\P{L}\p{Script=Latin}]/u,
};

/** A rule that a field's texts break. */
export type TextError =
  | { kind: 'count' | 'words'; has: number; least: number; most: number }
  | { kind: 'question' }
  | { kind: 'form'; form: TextForm };

/** Returns whether a field of an entry holds text that these rules know. */
export function isTextField(field: string): boolean {
  return field in BOUNDS;
}

/** Returns the rules of length and form that the texts of a field break. */
export function findTextErrors(field: string, texts: readonly string[]): TextError[] {
  const { words: [least, most] = [1, 1], count, isQuestion } = BOUNDS[field] ?? {};
  const errors: TextError[] = [];
  if (count && (texts.length < count[0] || texts.length > count[1]))
    errors.push({ kind: 'count', has: texts.length, least: count[0], most: count[1] });
  for (const text of texts.slice(0, MAX_CHECKED)) {
    const has = text.split(' ').filter(Boolean).length;
    const isTooLong = text.length > most * CHARACTERS_A_WORD;
    if (has < least || has > most || isTooLong) errors.push({ kind: 'words', has, least, most });
    // The time of some expressions grows with the square of the length.
    if (isTooLong) continue;
    if (isQuestion && !text.endsWith('?')) errors.push({ kind: 'question' });
    for (const [form, pattern] of Object.entries(REFUSED_FORMS) as [TextForm, RegExp][])
      if (pattern.test(text)) errors.push({ kind: 'form', form });
  }
  return errors;
}

/** Sets all white space to single spaces, and apostrophes to those of print. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})'/gu, '’')
    .trim();
}
