import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { excerptAround } from './excerpt.ts';
import classes from './found-excerpt.module.css';

/** Where a text holds the words that were looked for; nothing where it does not. */
export default function FoundExcerpt({ text, search }: { text: string; search: string }) {
  const excerpt = excerptAround(text, search);
  if (!excerpt) return null;
  return (
    <p lang={CONTENT_LANGUAGE} className={classes.found}>
      {excerpt.before}
      <mark>{excerpt.match}</mark>
      {excerpt.after}
    </p>
  );
}
