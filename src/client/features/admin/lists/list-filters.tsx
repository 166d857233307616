import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { type FilterName, useAdminUrl } from '../admin-url.ts';

const MAX_SEARCH_LENGTH = 200;
const PAUSE_MS = 300;

interface Choice {
  name: FilterName;
  label: string;
  /** The label of the choice without a filter. Without this choice, the first option is the default. */
  all?: string;
  options: Record<string, string>;
}

interface ListFiltersProps {
  choices?: readonly Choice[];
  /** The label of the search. The default is that of a search by member. */
  search?: string;
}

/** The filters of a list: a search and some choices. */
export function ListFilters({ choices = [], search: label }: ListFiltersProps) {
  const { param, setFilters } = useAdminUrl();
  const inUrl = param('q');
  const [typed, setTyped] = useState(inUrl);
  const [known, setKnown] = useState(inUrl);
  const search = useDebouncedCallback((q: string) => {
    setKnown(q);
    setFilters({ q });
  }, PAUSE_MS);
  // Something other than typing changed the URL, such as a link or Clear filters.
  if (known !== inUrl) {
    setKnown(inUrl);
    setTyped(inUrl);
  }
  return (
    <Group component="search" gap="sm" align="flex-end">
      <TextInput
        // The search grows beside one or two choices; more choices go below it.
        flex={choices.length > 2 ? '1 0 100%' : '4 1 18rem'}
        type="search"
        label={label ?? adminSharedWords.search}
        placeholder={label ? undefined : adminSharedWords.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
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
          onChange={(event) => setFilters({ [name]: event.currentTarget.value })}
        />
      ))}
    </Group>
  );
}
