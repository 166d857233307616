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
  /** The language of the verse's words. Its reference and note are in the language of the content. */
  language?: string;
  large?: boolean;
}

/**
 * A verse: Literata italic beside a thin rule, its reference below, and the line its translation asks for; never in quotation
 * marks of ours.
 */
export function Verse({ verse, note, language = CONTENT_LANGUAGE, large = false }: VerseProps) {
  return (
    <figure lang={CONTENT_LANGUAGE} className={classes.verse} data-large={large || undefined}>
      <blockquote lang={language} dir="auto" className={classes.text}>
        {linesOf(verse.text)}
      </blockquote>
      <figcaption className={classes.reference}>
        {verse.reference}
        {verse.translation && ` · ${verse.translation}`}
        {note && <span className={classes.note}>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** Returns poetry line by line, so that a line without room goes on indented; prose as it is. */
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
