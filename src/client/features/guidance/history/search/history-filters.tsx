import { Group, Stack } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords as words } from '#strings/guidance/history.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import { RadioBar } from '../../../../components/forms/radio-bar.tsx';
import type { HistoryFilter } from '../history-groups.ts';
import { FoundExcerpt } from './lazy-found-excerpt.ts';
import { SearchBox } from './search-box.tsx';

const TYPES: { value: HistoryFilter['type']; label: string }[] = [
  { value: 'all', label: words.allTypes },
  ...CONTENT_TYPES.map((type) => ({ value: type, label: typeWords[type] })),
];

interface HistoryFiltersProps {
  searchBox: RefObject<HTMLInputElement | null>;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** More filters, shown beside the types. */
  children: ReactNode;
}

/** The history's filters: a search for words, and the type of guidance (product.md §2). */
export function HistoryFilters({ searchBox, filter, onFilter, children }: HistoryFiltersProps) {
  return (
    <search>
      <Stack gap="sm">
        <SearchBox
          box={searchBox}
          label={words.searchLabel}
          placeholder={words.placeholder}
          clear={words.clearSearch}
          search={filter.search}
          onSearch={(search) => onFilter({ ...filter, search })}
          // Load the chunk while the member types.
          onFocus={() => void FoundExcerpt.preload()}
        />
        <Group gap="sm" justify="space-between">
          <RadioBar
            label={words.type}
            name="type"
            value={filter.type}
            onChange={(type) => onFilter({ ...filter, type })}
            options={TYPES}
          />
          {children}
        </Group>
      </Stack>
    </search>
  );
}
