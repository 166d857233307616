import { Box, Text } from '@mantine/core';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { parseQuote } from '../../../../shared/guidance/quote.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { type EntryField, type EntryTexts, entryFields } from './entry-fields.ts';
import { Fold } from './fold.tsx';
import classes from './guidance-fields.module.css';

interface GuidanceFieldsProps {
  entry: EntryTexts;
  /** The language of the entry, as a `lang` attribute. */
  language: string;
  whole: boolean;
  /** The level of the headings, one below that of the entry's title. */
  level?: 3 | 4;
}

/** Shows the fields of an entry under their headings: the essential one always, the others when `whole`. */
export function GuidanceFields({ entry, language, whole, level = 4 }: GuidanceFieldsProps) {
  return entryFields(entry).map((field) => (
    <Fold key={field.name} open={whole || field.isEssential}>
      <Box component="section" pt="lg">
        <Box component={`h${level}`} c="dimmed" ff="text" fz="sm" lh="sm" mb="0.25rem">
          {guidanceWords.fields[field.name]}
        </Box>
        <FieldValue field={field} language={language} />
      </Box>
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
  const quote = name === 'historicalQuote' ? parseQuote(value) : null;
  if (quote)
    return (
      <figure lang={CONTENT_LANGUAGE} className={classes.quote}>
        <Text component="blockquote" ff="heading" fz="lg" lh="lg" maw="34em">
          “{quote.text}”
        </Text>
        <Text component="figcaption" c="dimmed" fz="sm" lh="sm" mt="0.375rem">
          {quote.source}
        </Text>
      </figure>
    );
  const style =
    name === 'focusPoint' ? ({ ff: 'heading', fz: 'xl', lh: 1.4 } as const) : ({ fz: 'lg', lh: 'md' } as const);
  return (
    <Text lang={name === 'historicalQuote' ? CONTENT_LANGUAGE : language} {...style} style={{ whiteSpace: 'pre-line' }}>
      {value}
    </Text>
  );
}
