import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import classes from './verse.module.css';

export interface VerseParts {
  reference: string;
  translation: string;
  text: string;
}

/** A verse: Literata italic beside a thin rule, its reference below; never in quotation marks of ours. */
export function Verse({ verse, large = false }: { verse: VerseParts; large?: boolean }) {
  return (
    <figure lang={CONTENT_LANGUAGE} className={classes.verse} data-large={large || undefined}>
      <blockquote className={classes.text}>{verse.text}</blockquote>
      <figcaption className={classes.reference}>
        {verse.reference}
        {verse.translation && ` · ${verse.translation}`}
      </figcaption>
    </figure>
  );
}
