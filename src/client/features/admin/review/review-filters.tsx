import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { conceptWords, typeWords } from '#strings/guidance/content.ts';
import classes from './review.module.css';
import { type ReviewFilter, useReviewPlace } from './review-place.ts';

const SEARCH_LIMIT = 200;
const PAUSE_MS = 300;

/** What narrows the reviewers' list. */
export function ReviewFilters() {
  const { filters, narrow } = useReviewPlace();
  const [typed, setTyped] = useState(filters.q ?? '');
  const search = useDebouncedCallback((q: string) => narrow({ q }), PAUSE_MS);
  const choice = (name: ReviewFilter, label: string, options: Record<string, string>, all?: string) => (
    <NativeSelect
      label={label}
      value={filters[name] ?? (all === undefined ? Object.keys(options)[0] : '')}
      data={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
      ]}
      onChange={(event) => narrow({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={words.search}
        maxLength={SEARCH_LIMIT}
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value.trim());
        }}
      />
      {choice('origin', words.origin, words.origins)}
      {choice('state', words.state, { ...words.states, reported: words.reported }, words.all)}
      {choice('type', words.type, typeWords, words.all)}
      {choice('concept', words.concept, conceptWords, words.all)}
    </search>
  );
}
