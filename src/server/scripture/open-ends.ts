import { readVerses } from './kjv.ts';
import type { Reference } from './reference.ts';

/** Whether a quotation begins, and whether it ends, inside a sentence. */
export interface OpenEnds {
  start: boolean;
  end: boolean;
}

// A bracket or a quotation mark may follow the full stop.
const SENTENCE_END = /[.?!][)\]'"’”]*$/;

/**
 * Returns whether the sentences of some verses begin before them or continue after them. A sentence never crosses the
 * border of a chapter.
 * @throws AppError `not_found` when the chapter has no such verse
 */
export function findOpenEnds(reference: Reference): OpenEnds {
  const { from } = reference;
  const before = from > 1 ? readVerses({ ...reference, from: from - 1, to: from - 1 }) : '';
  const text = readVerses(reference);
  return { start: before !== '' && !SENTENCE_END.test(before), end: !SENTENCE_END.test(text) };
}
