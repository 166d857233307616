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
const MOST_CHECKED = 5;

/** The forms that no text of an entry has. */
export type TextForm = 'link' | 'address' | 'phone' | 'markup' | 'hidden' | 'script';

const CALLING = String.raw`\b(?:call|text|dial|phone|ring|hotline|WhatsApp)\b[^.?!]{0,20}`;
const DIGIT_WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|hundred|thousand)';
// Three words of a number in a row, such as "nine one one".
const SPOKEN_NUMBER = String.raw`\b${DIGIT_WORD}(?:[\s,-]+${DIGIT_WORD}){2}\b`;

const REFUSED_FORMS: Record<TextForm, RegExp> = {
  // Names of hosts have a thousand endings, so each point between letters counts, also where only a space is missing.
  link: /\bhttps?:|\bwww\.|:\/\/|[\p{L}\p{N}-]\.\p{L}{2,}/iu,
  address: /\S@\S|(?:^|\s)@\w/,
  phone: new RegExp(`\\+?\\d[\\d\\s().-]{4,}\\d|${CALLING}(?:\\d{3,}|${SPOKEN_NUMBER})`, 'i'),
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
  for (const text of texts.slice(0, MOST_CHECKED)) {
    const has = text.split(' ').filter(Boolean).length;
    if (has < least || has > most || text.length > most * CHARACTERS_A_WORD)
      errors.push({ kind: 'words', has, least, most });
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
