// Where sentences end depends little on the language; the member's words may be in any.
const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the segmenter of a unit, made for the first text: it takes milliseconds and a start needs none. */
function segmenterOf(granularity: 'sentence' | 'word'): Intl.Segmenter {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity });
  segmenters.set(granularity, segmenter);
  return segmenter;
}

/** Returns the sentences of a text in their order, each on one line, without what is blank. */
export function sentencesOf(text: string): string[] {
  return [...segmenterOf('sentence').segment(text)]
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * Returns the beginning of a text: as many whole sentences as fit into a number of characters, on one line. A first
 * sentence that is longer ends after a word, with three dots.
 */
export function firstSentences(text: string, most: number): string {
  const [first = '', ...others] = sentencesOf(text);
  if (first.length > most) return `${wordsWithin(first, most - 1)}…`;
  let taken = first;
  for (const sentence of others) {
    if (taken.length + 1 + sentence.length > most) break;
    taken += ` ${sentence}`;
  }
  return taken;
}

function wordsWithin(sentence: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenterOf('word').segment(sentence)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  const words = sentence.slice(0, end).trimEnd();
  // One word may be longer than the room; it is never cut inside a character.
  return words || Array.from(sentence.slice(0, most)).slice(0, -1).join('');
}
