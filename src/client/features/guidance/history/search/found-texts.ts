import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { searchWords } from '../../../../../shared/text/search-words.ts';
import { type EntryText, entryTexts } from './entry-texts.ts';
import { excerptAround, heldWords, type Piece } from './excerpt.ts';

const MOST_EXCERPTS = 2;
// About what three lines hold on a phone: the card cuts a longer reflection.
const SHORT_REFLECTION = 100;

/** A text of an entry that holds words of a search, and where. */
export interface FoundText {
  name: EntryText['name'];
  pieces: Piece[];
}

/**
 * Returns the texts of an entry that contain searched words which are not shown.
 * @param shown the texts that the screen shows of it; unless set, those of its folded card in the history.
 */
export function findTexts(
  entry: GuidanceEntry,
  search: string,
  shown: readonly string[] = textsOfFoldedCard(entry),
): FoundText[] {
  const words = searchWords(search);
  const without = (missing: readonly string[], text: string) => {
    const held = heldWords(text, missing);
    return missing.filter((word) => !held.includes(word));
  };
  let missing = shown.reduce(without, words);
  const found: FoundText[] = [];
  // Each excerpt shows at least one of the missing words, and a text may need two.
  for (const { name, text } of entryTexts(entry))
    while (found.length < MOST_EXCERPTS) {
      const pieces = excerptAround(text, heldWords(text, missing), words);
      if (!pieces) break;
      found.push({ name, pieces });
      missing = without(missing, pieces.map((piece) => piece.text).join(''));
    }
  return found;
}

/** Returns the texts that a card of the history shows while it is folded. */
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
