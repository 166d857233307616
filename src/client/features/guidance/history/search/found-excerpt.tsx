import { useRef } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { historyWords } from '#strings/guidance/history.ts';
import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import type { EntryText } from './entry-texts.ts';
import classes from './found-excerpt.module.css';
import { findTexts } from './found-texts.ts';
import { useMarkedWords } from './use-marked-words.ts';

const LABELS = { ...guidanceWords.fields, ...historyWords.found, userReflection: guidanceWords.yourReflection };

interface FoundExcerptProps {
  entry: GuidanceEntry;
  search: string;
  /** The texts that the screen shows of the entry; unless set, those of its folded card in the history. */
  shown?: readonly string[];
}

/** Shows where an entry contains the searched words; those that the screen shows anyway are marked there. */
export default function FoundExcerpt({ entry, search, shown }: FoundExcerptProps) {
  const place = useRef<HTMLDivElement>(null);
  useMarkedWords(place, search);
  return (
    <div ref={place}>
      {findTexts(entry, search, shown).map(({ name, pieces }) => (
        <p key={`${name} ${pieces[0]?.at}`} className={classes.found}>
          <span className={classes.label}>{LABELS[name]}</span>{' '}
          <span lang={languageOf(name, entry)}>
            {pieces.map(({ text, marked, at }) =>
              marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </span>
        </p>
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
