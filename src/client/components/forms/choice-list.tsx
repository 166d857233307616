import { Button, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import classes from './choice-list.module.css';

/** An item of the list. */
export interface ChoiceItem {
  key: string | number;
  name: string;
  /** The language of the name; by default the page's. */
  lang?: string;
  /** A second line below the name. */
  about?: string;
  /** A short text at the end of the line, such as a number. */
  aside: string;
  current?: boolean;
  onChoose: () => void;
}

/** Items under one heading, which `hidden` hides from sight. */
export interface ChoiceGroup {
  name: string;
  hidden?: boolean;
  items: readonly ChoiceItem[];
}

interface ChoiceListProps {
  id?: string;
  label: string;
  placeholder?: string;
  search: string;
  onSearch: (search: string) => void;
  groups: readonly ChoiceGroup[];
  /** The sentence shown if nothing is found, or the list could not be loaded. */
  nothing: string | false | undefined;
  close: string;
  onClose: () => void;
}

/**
 * A search field above a list of items. The arrow keys move through the list, Escape closes it, and Enter in the field
 * chooses the first result.
 */
export function ChoiceList({
  id,
  label,
  placeholder,
  search,
  onSearch,
  groups,
  nothing,
  close,
  onClose,
}: ChoiceListProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and buttons inside also work without these keys
    <div ref={panel} id={id} className={classes.choice} onKeyDown={onKeyDown}>
      <TextInput
        label={label}
        placeholder={placeholder}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the form around the list.
          event.preventDefault();
          if (search.trim()) groups[0]?.items[0]?.onChoose();
        }}
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        leftSection={<IconSearch aria-hidden size={20} stroke={1.7} />}
        leftSectionPointerEvents="none"
      />
      <div className={classes.list}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
        <p role="status" className={classes.nothing}>
          {nothing}
        </p>
      </div>
      <Button variant="subtle" size="sm" mx="-0.75rem" px="sm" style={{ justifySelf: 'start' }} onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}

function Group({ name, hidden, items }: ChoiceGroup) {
  const nameId = useId();
  return (
    <>
      {!hidden && (
        <Text id={nameId} c="dimmed" fz="sm" fw={600} p="0.5rem 0.625rem 0.25rem">
          {name}
        </Text>
      )}
      <ul {...(hidden ? { 'aria-label': name } : { 'aria-labelledby': nameId })}>
        {items.map(({ key, name: title, lang, about, aside, current, onChoose }) => (
          <li key={key}>
            <button type="button" className={classes.item} aria-current={current || undefined} onClick={onChoose}>
              <span lang={lang} className={classes.name}>
                {title}
                {about !== undefined && <span className={classes.about}>{about}</span>}
              </span>
              <span className={classes.aside}>{aside}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
