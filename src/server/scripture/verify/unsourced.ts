import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { findReferences } from '../find-references.ts';
import { type Bibles, findQuotations } from './verify.ts';

// An apostrophe stands behind a letter, or before one as in “’tis”; a single mark that opens a quotation stands before one.
const QUOTATION_MARK = /["“”„‟«»‹›「」『』〝〞＂]|(?<![\p{L}\p{N}])['‘‚‛](?=\S)/u;
const SHOWN = 60;
const NUMBER = /\p{N}+(?:[.,:]\p{N}+)*/u;
// How a text names a book, or a place in the passage that it is about, without a whole reference.
const PLACE =
  /\b[1-3] (?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John)\b|\b(?:verses?|chapters?|Psalms?) \d{1,3}(?:(?: ?[-–] ?| and | to )\d{1,3})?\b/g;

/**
 * Finds what only Scripture with its reference may have in a text that a model wrote (rules.md G1): quotation marks, and
 * digits. Wrong quotations of Scripture are found by {@link findQuotations} already, so they are left out.
 */
export function findUnsourced(text: string, bibles: Bibles): CodedMessage[] {
  // Most texts have neither, and looking for quotations takes long.
  if (!QUOTATION_MARK.test(text) && !NUMBER.test(text)) return [];
  const quotations = findQuotations(text, bibles, true).filter(
    ({ error, reference }) => error !== null || reference !== null,
  );
  const withoutScripture = quotations.reduce((rest, { start, end }) => blank(rest, start - 1, end + 1), text);
  const places = [
    ...findReferences(text),
    ...[...text.matchAll(PLACE)].map(({ 0: place, index }) => ({ start: index, end: index + place.length })),
  ];
  const withoutPlaces = places.reduce((rest, { start, end }) => blank(rest, start, end), withoutScripture);
  const mark = QUOTATION_MARK.exec(withoutScripture);
  const [number] = NUMBER.exec(withoutPlaces) ?? [];
  return [
    ...(mark
      ? [message('quotation_unsourced', { quoted: withoutScripture.slice(mark.index, mark.index + SHOWN) })]
      : []),
    ...(number ? [message('number_unsourced', { number })] : []),
  ];
}

/** Puts spaces in the place of a part, so that the places of all others stay the same. */
function blank(text: string, start: number, end: number): string {
  const from = Math.max(0, start);
  return text.slice(0, from) + ' '.repeat(Math.min(end, text.length) - from) + text.slice(end);
}
