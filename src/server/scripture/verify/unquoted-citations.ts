import { type FoundReference, WHOLE_CHAPTER } from '../find-references.ts';

/** A part of a text behind the reference that introduces it. */
interface UnquotedCitation {
  start: number;
  end: number;
  reference: FoundReference;
}

const LABEL = '(?: \\([^()]{1,12}\\))?';
const SAYS =
  '(?:says?|said|reads?|tells?|told|puts?|has|goes|runs|teaches|taught|promises|promised|declares|declared|states|stated|writes|wrote|reminds|warns|assures|commands|proclaims|announces|adds)';
const FEW_WORDS = "(?: [\\p{L}’']+){0,4}?";
const US = '(?: (?:to )?(?:us|you|me|everyone|all))?';
// “Galatians 6:2 says, …”, “… tells us: …”, “… puts it like this: …”, and “In Galatians 6:2 we read: …”.
const INTRODUCTION = new RegExp(
  `^${LABEL},?(?: \\p{L}+ly| also| itself| still| once)?(?: ${SAYS}(?:${US}\\s*,|${FEW_WORDS}\\s*:)| (?:we|you) (?:read|hear|find|learn)${FEW_WORDS}\\s*:| (?:is|are|was)${FEW_WORDS}\\s*:)\\s+`,
  'u',
);
// Words between marks are looked at elsewhere.
const MARK = /["“”„‟«»‹›]|(?<![\p{L}\p{N}])[‘‚‛]/u;

/**
 * Finds the words that a text gives as those of a verse without quotation marks, such as "Proverbs 17:17 tells us: a friend
 * loveth at all times", up to the end of their sentence. What is said with "that" explains the verse, and is none of them.
 */
export function findUnquotedCitations(text: string, references: readonly FoundReference[]): UnquotedCitation[] {
  return references.flatMap((reference) => {
    // Nobody gives a chapter in one sentence.
    if (reference.to === WHOLE_CHAPTER) return [];
    const behind = text.slice(reference.end, reference.end + MAX_CITED_LENGTH);
    const [lead] = INTRODUCTION.exec(behind) ?? [];
    if (!lead) return [];
    const start = reference.end + lead.length;
    const length = text.slice(start, start + MAX_CITED_LENGTH).search(/[.?!\n]|$/);
    return MARK.test(text.slice(start, start + length)) ? [] : [{ start, end: start + length, reference }];
  });
}

// The longest verse has 528 characters.
const MAX_CITED_LENGTH = 1_000;
