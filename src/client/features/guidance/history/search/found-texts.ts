import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { searchWords } from '../../../../../shared/text/search-words.ts';
import { type EntryText, entryTexts } from './entry-texts.ts';
import { excerptAround, findWordsIn, type Piece } from './excerpt.ts';

const MAX_EXCERPTS = 2;
// About three lines on a phone. The card cuts off a longer reflection.
const SHORT_REFLECTION = 100;

/** An excerpt of an entry's text with searched words. */
export interface FoundText {
  name: EntryText['name'];
  pieces: Piece[];
}

/**
 * Returns excerpts of an entry with the searched words that the screen does not show.
 * @param shown the texts of the entry that the screen shows; by default the texts of a folded card in the history
 */
export function findTexts(
  entry: GuidanceEntry,
  search: string,
  shown: readonly string[] = textsOfFoldedCard(entry),
): FoundText[] {
  const words = searchWords(search);
  const without = (missing: readonly string[], text: string) => {
    const present = findWordsIn(text, missing);
    return missing.filter((word) => !present.includes(word));
  };
  let missing = shown.reduce(without, words);
  const found: FoundText[] = [];
  // Each excerpt shows at least one of the missing words, and a text may need two.
  for (const { name, text } of entryTexts(entry))
    while (found.length < MAX_EXCERPTS) {
      const pieces = excerptAround(text, findWordsIn(text, missing), words);
      if (!pieces) break;
      found.push({ name, pieces });
      missing = without(missing, pieces.map((piece) => piece.text).join(''));
    }
  return found;
}

/** Returns the texts that a folded card in the history shows. */
function textsOfFoldedCard(entry: GuidanceEntry): string[] {
  const { isCompleted } = entry;
  const isShown = ({ name, text }: EntryText) => {
    if (name === 'scripture') return !isCompleted;
    return name === 'title' || (name === 'userReflection' && isCompleted && text.length <= SHORT_REFLECTION);
  };
  return entryTexts(entry)
    .filter(isShown)
    .map(({ text }) => text);
}
