import { joinScripture } from '../../shared/guidance/scripture.ts';
import { readVerses, TRANSLATION } from './kjv.ts';
import { findOpenEnds, type OpenEnds } from './open-ends.ts';
import { parseReference, showReference } from './reference.ts';

/**
 * The one string that is stored and sent: reference, translation, text (rules.md G1, decisions.md D38). The words are the
 * translation's, letter for letter; a quotation that begins or ends inside a sentence is marked there as in print.
 * @throws AppError when the reference cannot be read or names a verse that is not there
 */
export function formatScripture(reference: string): string {
  const parsed = parseReference(reference);
  return joinScripture({
    reference: showReference(parsed),
    translation: TRANSLATION,
    text: markOpenEnds(readVerses(parsed), findOpenEnds(parsed)),
  });
}

/** An ellipsis stands where the sentence goes on; it takes the place of the comma or colon before it. */
function markOpenEnds(text: string, { start, end }: OpenEnds): string {
  return `${start ? '… ' : ''}${end ? `${text.replace(/[,;:]$/, '')} …` : text}`;
}
