import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { usePlace } from '../place.ts';
import classes from './list-filters.module.css';

const words = adminListWords;
const SEARCH_LIMIT = 200;
const PAUSE_MS = 300;

interface Choice {
  name: 'status' | 'channel' | 'role';
  label: string;
  /** The label of the choice that filters nothing. */
  all: string;
  options: Record<string, string>;
}

/** A list's filters: the member, and the list's own choices. */
export function ListFilters({ choices = [] }: { choices?: readonly Choice[] }) {
  const { filter, narrow } = usePlace();
  const inPlace = filter('q');
  const [typed, setTyped] = useState(inPlace);
  const [known, setKnown] = useState(inPlace);
  const search = useDebouncedCallback((q: string) => {
    setKnown(q);
    narrow({ q });
  }, PAUSE_MS);
  // The place was changed by something else than typing, such as a link or Clear filters.
  if (known !== inPlace) {
    setKnown(inPlace);
    setTyped(inPlace);
  }
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={SEARCH_LIMIT}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value.trim());
        }}
      />
      {choices.map(({ name, label, all, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filter(name)}
          data={[
            { value: '', label: all },
            ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
          ]}
          onChange={(event) => narrow({ [name]: event.currentTarget.value })}
        />
      ))}
    </search>
  );
}
