import { joinScripture } from '../../shared/scripture.ts';
import { readVerses, TRANSLATION } from './kjv.ts';
import { parseReference, showReference } from './reference.ts';

/**
 * The one string that is stored and sent: reference, translation, text (rules.md G1, decisions.md D38).
 * @throws AppError when the reference cannot be read or names a verse that is not there
 */
export function formatScripture(reference: string): string {
  const parsed = parseReference(reference);
  return joinScripture({
    reference: showReference(parsed),
    translation: TRANSLATION,
    text: readVerses(parsed),
  });
}
