import { type RefObject, useEffect } from 'react';
import { searchWords } from '../../../../../shared/text/search-words.ts';
import { findSpans } from './excerpt.ts';
import './marked-words.css';

const NAME = 'found';
// What a search looks into: guidance, and what the member wrote. The other texts of a card are the page's own.
const SEARCHED = '[lang], [dir=auto]';

/**
 * Marks the words of a search in the texts of the card around an element, without changing them. A browser without
 * custom highlights shows the texts as they are.
 */
export function useMarkedWords(inside: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    const card = inside.current?.closest('article');
    if (!card || !('highlights' in CSS)) return;
    const words = searchWords(search);
    let marked: Range[] = [];
    const clear = () => {
      for (const range of marked) CSS.highlights.get(NAME)?.delete(range);
    };
    const mark = () => {
      clear();
      marked = [...card.querySelectorAll(SEARCHED)].flatMap((element) => rangesIn(element, words));
      const highlight = CSS.highlights.get(NAME) ?? new Highlight();
      for (const range of marked) highlight.add(range);
      CSS.highlights.set(NAME, highlight);
    };
    mark();
    // The reader may open the rest of the card.
    const changes = new MutationObserver(mark);
    changes.observe(card, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      clear();
    };
  }, [inside, search]);
}

function rangesIn(element: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    // An excerpt has marks of its own.
    if (node.parentElement?.closest('mark')) continue;
    for (const { at, end } of findSpans(node.textContent ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
