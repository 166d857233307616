import { guidanceWords } from '#strings/guidance/guidance.ts';
import { parseQuote } from '../../../../shared/guidance/quote.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { type EntryField, type EntryTexts, entryFields } from './entry-fields.ts';
import { Fold } from './fold.tsx';
import classes from './guidance-fields.module.css';

interface GuidanceFieldsProps {
  entry: EntryTexts;
  /** The language of its words, as in `<html lang>`. */
  language: string;
  whole: boolean;
  /** The level of the headings, one below that of the entry's title. */
  level?: 3 | 4;
}

/** The parts of an entry under their headings: always its essence, the others where all of it is to be read. */
export function GuidanceFields({ entry, language, whole, level = 4 }: GuidanceFieldsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return entryFields(entry).map((field) => (
    <Fold key={field.name} open={whole || field.essence}>
      <section className={classes.field}>
        <Heading className={classes.label}>{guidanceWords.fields[field.name]}</Heading>
        <FieldValue field={field} language={language} />
      </section>
    </Fold>
  ));
}

function FieldValue({ field: { name, value }, language }: { field: EntryField; language: string }) {
  if (Array.isArray(value)) {
    const List = name === 'reflectionQuestions' ? 'ol' : 'ul';
    return (
      <List lang={language} className={classes.list}>
        {value.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  }
  if (name === 'historicalQuote') return <Quote quote={value} />;
  return (
    <p lang={language} className={classes.text} data-phrase={name === 'focusPoint' || undefined}>
      {value}
    </p>
  );
}

function Quote({ quote }: { quote: string }) {
  const parts = parseQuote(quote);
  if (!parts)
    return (
      <p lang={CONTENT_LANGUAGE} className={classes.text}>
        {quote}
      </p>
    );
  return (
    <figure lang={CONTENT_LANGUAGE} className={classes.quote}>
      <blockquote>“{parts.text}”</blockquote>
      <figcaption>{parts.source}</figcaption>
    </figure>
  );
}
