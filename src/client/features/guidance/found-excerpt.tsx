import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { excerptAround } from './excerpt.ts';

interface FoundExcerptProps {
  text: string;
  search: string;
  className: string | undefined;
}

/** Where a text holds the words that were looked for; nothing where it does not. */
export default function FoundExcerpt({ text, search, className }: FoundExcerptProps) {
  const excerpt = excerptAround(text, search);
  if (!excerpt) return null;
  return (
    <p lang={CONTENT_LANGUAGE} className={className}>
      {excerpt.before}
      <mark>{excerpt.match}</mark>
      {excerpt.after}
    </p>
  );
}
