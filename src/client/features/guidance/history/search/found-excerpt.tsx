import { Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { historyWords } from '#strings/guidance/history.ts';
import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { searchWords } from '../../../../../shared/text/search-words.ts';
import type { EntryText } from './entry-texts.ts';
import { findSpans } from './excerpt.ts';
import classes from './found-excerpt.module.css';
import { findTexts } from './found-texts.ts';

const LABELS = { ...guidanceWords.fields, ...historyWords.found, userReflection: guidanceWords.yourReflection };

interface FoundExcerptProps {
  entry: GuidanceEntry;
  search: string;
  /** The texts of the entry that the screen shows; by default the texts of a folded card in the history. */
  shown?: readonly string[];
}

/** Shows excerpts with the searched words that the screen does not show yet, and highlights the words in the card. */
export default function FoundExcerpt({ entry, search, shown }: FoundExcerptProps) {
  const place = useRef<HTMLDivElement>(null);
  useHighlight(place, search);
  return (
    <div ref={place} className={classes.found}>
      {findTexts(entry, search, shown).map(({ name, pieces }) => (
        <Text key={`${name} ${pieces[0]?.at}`} c="dimmed" pt="sm">
          <Text span display="block" fz="sm" fw={600}>
            {LABELS[name]}
          </Text>{' '}
          <span lang={languageOf(name, entry)}>
            {pieces.map(({ text, marked, at }) =>
              marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </span>
        </Text>
      ))}
    </div>
  );
}

/** Returns the language of a text of an entry; undefined for the member's own words. */
function languageOf(name: EntryText['name'], { scriptureLanguage, language }: GuidanceEntry): string | undefined {
  if (name === 'userReflection') return undefined;
  if (name === 'historicalQuote') return CONTENT_LANGUAGE;
  return name === 'scripture' ? scriptureLanguage : language;
}

const HIGHLIGHT = 'found';
// The texts of the entry and the member's own words, but not the labels of the card.
const SEARCHED = '[lang], [dir=auto]';

/**
 * Highlights the searched words in the card around an element, without changing the document. A browser without the CSS
 * Custom Highlight API highlights nothing.
 */
function useHighlight(inside: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    const card = inside.current?.closest('article');
    if (!card || !('highlights' in CSS)) return;
    const words = searchWords(search);
    const highlight = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
    CSS.highlights.set(HIGHLIGHT, highlight);
    let marked: Range[] = [];
    const clear = () => {
      for (const range of marked) highlight.delete(range);
    };
    const mark = () => {
      clear();
      marked = [...card.querySelectorAll(SEARCHED)].flatMap((element) => rangesIn(element, words));
      for (const range of marked) highlight.add(range);
    };
    mark();
    // Opening the card adds texts.
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
    // An excerpt marks its own words.
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
