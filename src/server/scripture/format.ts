import { joinScripture } from '../../shared/guidance/scripture.ts';
import { readVerses, TRANSLATION } from './kjv.ts';
import { findOpenEnds, type OpenEnds } from './open-ends.ts';
import { parseReference, showReference } from './reference.ts';

/**
 * Returns the stored form of a scripture: reference, translation, text (rules.md G1, decisions.md D38). The text is the
 * translation's, letter for letter. An ellipsis marks a quotation that begins or ends inside a sentence, as in print.
 * @throws AppError when the reference cannot be parsed or names a verse that does not exist
 */
export function formatScripture(reference: string): string {
  const parsed = parseReference(reference);
  return joinScripture({
    reference: showReference(parsed),
    translation: TRANSLATION,
    text: markOpenEnds(readVerses(parsed), findOpenEnds(parsed)),
  });
}

/** Adds an ellipsis where the sentence continues; it replaces a comma or colon before it. */
function markOpenEnds(text: string, { start, end }: OpenEnds): string {
  return `${start ? '… ' : ''}${end ? `${text.replace(/[,;:]$/, '')} …` : text}`;
}
