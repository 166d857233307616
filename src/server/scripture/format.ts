import { joinScripture } from '../../shared/guidance/scripture.ts';
import { KJV, readPassage } from './kjv.ts';
import { findOpenEnds, type OpenEnds } from './open-ends.ts';
import { parseReference, type Reference, showReference } from './reference.ts';

/** The words of some verses, with those of the verse before them in its chapter, or none. */
export interface PassageText {
  before: string;
  text: string;
}

/**
 * Returns the stored form of a scripture of the bundled translation (rules.md G1, decisions.md D38).
 * @throws AppError when the reference cannot be parsed or names a verse that does not exist
 */
export function formatScripture(reference: string): string {
  const parsed = parseReference(reference);
  return formatPassage(parsed, KJV, readPassage(parsed));
}

/**
 * Returns the stored form of a scripture: reference, translation, text. The text is the translation's, letter for letter,
 * with a line feed between lines of poetry. An ellipsis marks a quotation that begins or ends inside a sentence, as in
 * print.
 */
export function formatPassage(reference: Reference, translation: string, passage: PassageText): string {
  const { text } = passage;
  const ends = findOpenEnds({ ...passage, text: text.replaceAll('\n', ' ') });
  return joinScripture({ reference: showReference(reference), translation, text: markOpenEnds(text, ends) });
}

/** Joins the texts of verses: a verse that has lines of poetry, and the verse after it, begins on a line of its own. */
export function joinVerses(texts: readonly string[]): string {
  const hasLines = (text = '') => text.includes('\n');
  return texts
    .map((text, index) => {
      if (index === 0) return text;
      return `${hasLines(texts[index - 1]) || hasLines(text) ? '\n' : ' '}${text}`;
    })
    .join('');
}

/** Adds an ellipsis where the sentence continues; it replaces a comma or colon before it. */
function markOpenEnds(text: string, { start, end }: OpenEnds): string {
  return `${start ? '… ' : ''}${end ? `${text.replace(/[,;:]$/, '')} …` : text}`;
}
