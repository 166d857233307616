import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords } from '#strings/guidance/history.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import { FoundExcerpt } from '../history-day.tsx';
import type { HistoryFilter } from '../history-groups.ts';
import classes from './history-filters.module.css';

const words = historyWords;

// As long as the server takes a search.
const SEARCH_LIMIT = 200;

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
      <div className={classes.search}>
        <IconSearch aria-hidden size={20} stroke={1.7} />
        <input
          ref={searchBox}
          type="search"
          aria-label={words.searchLabel}
          placeholder={words.placeholder}
          maxLength={SEARCH_LIMIT}
          enterKeyHint="search"
          autoComplete="off"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
          // By the time something is found, what shows where is here.
          onFocus={() => void FoundExcerpt.preload()}
        />
        {filter.search && (
          <button
            type="button"
            className={classes.clear}
            aria-label={words.clearSearch}
            onClick={() => {
              onFilter({ ...filter, search: '' });
              searchBox.current?.focus();
            }}
          >
            <IconX aria-hidden size={20} stroke={1.7} />
          </button>
        )}
      </div>
      <div className={classes.choices}>
        <fieldset className={classes.types}>
          <legend>{words.type}</legend>
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
      </div>
    </search>
  );
}
