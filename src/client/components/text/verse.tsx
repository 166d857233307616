import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import classes from './verse.module.css';

export interface VerseParts {
  reference: string;
  translation: string;
  text: string;
}

interface VerseProps {
  verse: VerseParts;
  note?: string | null;
  /** The language of the text. The reference is in the language of the content, the note in that of the page. */
  language?: string;
  large?: boolean;
}

/**
 * A verse in Literata italic beside a thin rule, with its reference and its translation's notice below. It adds no
 * quotation marks.
 */
export function Verse({ verse, note, language = CONTENT_LANGUAGE, large = false }: VerseProps) {
  return (
    <figure className={classes.verse} data-large={large || undefined}>
      <blockquote lang={language} dir="auto" className={classes.text}>
        {linesOf(verse.text)}
      </blockquote>
      <figcaption className={classes.reference}>
        <span lang={CONTENT_LANGUAGE}>
          {verse.reference}
          {verse.translation && ` · ${verse.translation}`}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** Renders poetry line by line, so that a wrapped line is indented. Prose stays as it is. */
function linesOf(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  let end = 0;
  return text.split('\n').map((line) => {
    end += line.length + 1;
    return (
      <span key={end} className={classes.line}>
        {line}
      </span>
    );
  });
}
