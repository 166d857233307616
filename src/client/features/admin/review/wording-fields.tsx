import { Textarea } from '@mantine/core';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { fieldsOf, LISTS, type Texts, type WordingField } from './wording-texts.ts';

const SHORT: readonly WordingField[] = ['title', 'scripture'];

interface WordingFieldsProps {
  contentType: ContentType;
  /** The language of the words, as in `<html lang>`. */
  language: string;
  texts: Texts;
  errors: Partial<Record<WordingField, string>>;
  onChange: (texts: Texts) => void;
}

/** The fields of an entry's texts. */
export function WordingFields({ contentType, language, texts, errors, onChange }: WordingFieldsProps) {
  return fieldsOf(contentType).map((field) => (
    <Textarea
      key={field}
      id={wordingId(field)}
      label={labelOf(field)}
      description={field === 'scripture' ? words.versesAbout : LISTS.includes(field) ? words.onePerLine : undefined}
      lang={field === 'scripture' ? CONTENT_LANGUAGE : language}
      autosize
      minRows={SHORT.includes(field) ? 1 : 3}
      maxRows={14}
      value={texts[field] ?? ''}
      error={errors[field]}
      onChange={(event) => onChange({ ...texts, [field]: event.currentTarget.value })}
    />
  ));
}

/** Returns the id of the field of a text in the page. */
export function wordingId(field: WordingField): string {
  return `wording-${field}`;
}

/** Returns the name of a text in the words of the page. */
export function labelOf(field: WordingField): string {
  if (field === 'title' || field === 'content' || field === 'scripture') return words.fields[field];
  return guidanceWords.fields[field];
}
