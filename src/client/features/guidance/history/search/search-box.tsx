import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';

// The server's limit for a search.
const MAX_SEARCH_LENGTH = 200;

interface SearchBoxProps extends Pick<TextInputProps, 'placeholder' | 'onFocus' | 'flex'> {
  box: RefObject<HTMLInputElement | null>;
  label: string;
  /** The accessible name of the clear button. */
  clear: string;
  search: string;
  onSearch: (search: string) => void;
}

/** A search field with a clear button. */
export function SearchBox({ box, label, clear, search, onSearch, ...props }: SearchBoxProps) {
  return (
    <TextInput
      {...props}
      ref={box}
      type="search"
      // Shortens a placeholder that a narrow screen has no room for.
      styles={{ input: { textOverflow: 'ellipsis' } }}
      aria-label={label}
      maxLength={MAX_SEARCH_LENGTH}
      enterKeyHint="search"
      autoComplete="off"
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
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
