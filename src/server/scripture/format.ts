import { joinScripture } from '../../shared/guidance/scripture.ts';
import { KJV, readPassage } from './kjv.ts';
import { findOpenEnds, type OpenEnds, type PassageText } from './open-ends.ts';
import { parseReference, type Reference, showReference } from './reference.ts';

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

/** Joins the texts of verses: each on a line of its own where print begins it on one, else after a space. */
export function joinVerses(verses: readonly { text: string; startsLine: boolean }[]): string {
  return verses
    .map(({ text, startsLine }, index) => (index === 0 ? text : `${startsLine ? '\n' : ' '}${text}`))
    .join('');
}

/** Adds an ellipsis where the sentence continues; it replaces a comma or colon before it. */
function markOpenEnds(text: string, { start, end }: OpenEnds): string {
  return `${start ? '… ' : ''}${end ? `${text.replace(/[,;:]$/, '')} …` : text}`;
}
