import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { type FilterName, usePlace } from '../place.ts';

const SEARCH_LIMIT = 200;
const PAUSE_MS = 300;

interface Choice {
  name: FilterName;
  label: string;
  /** The label of the choice that filters nothing; without it, the first option is chosen by default. */
  all?: string;
  options: Record<string, string>;
}

interface ListFiltersProps {
  choices?: readonly Choice[];
  /** The label of the search; that of a search by member unless set. */
  search?: string;
}

/** The filters of a list: a search, and the choices of the list. */
export function ListFilters({ choices = [], search: label }: ListFiltersProps) {
  const { param, narrow } = usePlace();
  const inPlace = param('q');
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
    <Group component="search" gap="sm" align="flex-end">
      <TextInput
        // Beside one or two choices the search grows most; more of them stand in rows below it.
        flex={choices.length > 2 ? '1 0 100%' : '4 1 18rem'}
        type="search"
        label={label ?? adminListWords.search}
        placeholder={label ? undefined : adminListWords.searchHint}
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
          flex="1 1 9rem"
          label={label}
          value={param(name)}
          data={[
            ...(all === undefined ? [] : [{ value: '', label: all }]),
            ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
          ]}
          onChange={(event) => narrow({ [name]: event.currentTarget.value })}
        />
      ))}
    </Group>
  );
}
