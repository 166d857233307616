import { readVerses } from './kjv.ts';
import type { Reference } from './reference.ts';

/** Whether a quotation begins, and whether it ends, inside a sentence. */
export interface OpenEnds {
  start: boolean;
  end: boolean;
}

// A bracket or a mark may close behind the stop.
const SENTENCE_END = /[.?!][)\]'"’”]*$/;

/**
 * Whether the sentences of some verses begin before them or end after them. A chapter begins and ends its sentences
 * itself.
 * @throws AppError `not_found` where the chapter has no such verse
 */
export function findOpenEnds(reference: Reference): OpenEnds {
  const { from } = reference;
  const before = from > 1 ? readVerses({ ...reference, from: from - 1, to: from - 1 }) : '';
  const text = readVerses(reference);
  return { start: before !== '' && !SENTENCE_END.test(before), end: !SENTENCE_END.test(text) };
}
