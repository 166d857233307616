/** The words of some verses, with those of the verse before them in its chapter, or none. */
export interface PassageText {
  before: string;
  text: string;
}

/** Says whether a quotation begins inside a sentence, and whether it ends inside one. */
export interface OpenEnds {
  start: boolean;
  end: boolean;
}

// A bracket or a quotation mark may follow the full stop.
const SENTENCE_END = /[.?!][)\]'"’”»]*$/;

/**
 * Returns whether the sentences of some verses begin before them or continue after them. A sentence never crosses the
 * border of a chapter.
 */
export function findOpenEnds({ before, text }: PassageText): OpenEnds {
  return { start: before !== '' && !SENTENCE_END.test(before), end: !SENTENCE_END.test(text) };
}
