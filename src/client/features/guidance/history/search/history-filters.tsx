import { Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords } from '#strings/guidance/history.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import { FoundExcerpt } from '../history-day.tsx';
import type { HistoryFilter } from '../history-groups.ts';
import classes from './history-filters.module.css';
import { SearchBox } from './search-box.tsx';

const words = historyWords;

interface HistoryFiltersProps {
  searchBox: RefObject<HTMLInputElement | null>;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** More filters, beside the types where there is room. */
  children: ReactNode;
}

/** The history's filters: a search for words, and the type of guidance (product.md §2). */
export function HistoryFilters({ searchBox, filter, onFilter, children }: HistoryFiltersProps) {
  return (
    <search className={classes.filters}>
      <SearchBox
        box={searchBox}
        label={words.searchLabel}
        placeholder={words.placeholder}
        clear={words.clearSearch}
        search={filter.search}
        onSearch={(search) => onFilter({ ...filter, search })}
        // By the time something is found, what shows where is here.
        onFocus={() => void FoundExcerpt.preload()}
      />
      <Group gap="sm" justify="space-between">
        <fieldset className={classes.types}>
          <legend>
            <VisuallyHidden>{words.type}</VisuallyHidden>
          </legend>
          {(['all', ...CONTENT_TYPES] as const).map((type) => (
            <label key={type} className={classes.type}>
              <input
                type="radio"
                name="type"
                autoComplete="off"
                checked={filter.type === type}
                onChange={() => onFilter({ ...filter, type })}
              />
              {type === 'all' ? words.allTypes : typeWords[type]}
            </label>
          ))}
        </fieldset>
        {children}
      </Group>
    </search>
  );
}
