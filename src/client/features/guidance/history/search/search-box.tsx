import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';

// As long as the server takes a search.
const SEARCH_LIMIT = 200;

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  /** Names the button that clears it. */
  clear: string;
  search: string;
  onSearch: (search: string) => void;
  onFocus?: () => void;
}

/** The field for words to search for, with a button that clears it. */
export function SearchBox({ box, label, placeholder, clear, search, onSearch, onFocus }: SearchBoxProps) {
  return (
    <TextInput
      ref={box}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={SEARCH_LIMIT}
      enterKeyHint="search"
      autoComplete="off"
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onFocus={onFocus}
      leftSection={<IconSearch aria-hidden size={20} stroke={1.7} />}
      rightSectionWidth={48}
      rightSection={
        search && (
          <ActionIcon
            variant="transparent"
            aria-label={clear}
            onClick={() => {
              onSearch('');
              box.current?.focus();
            }}
          >
            <IconX aria-hidden size={20} stroke={1.7} />
          </ActionIcon>
        )
      }
    />
  );
}
