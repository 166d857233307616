import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { adminToolWords } from '#strings/admin-tools.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import classes from './member-choice.module.css';

const words = adminToolWords.member;
const MOST = 20;

interface MemberSearchProps {
  id: string;
  onChoose: (userId: number) => void;
  onClose: () => void;
}

/** The members to choose from by name or e-mail address, the administrator first. */
export default function MemberSearch({ id, onChoose, onClose }: MemberSearchProps) {
  const { account } = useMember();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const { data, error } = trpc.admin.members.list.useQuery(
    { limit: MOST, ...(q ? { q } : {}) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const panel = useRef<HTMLDivElement>(null);
  const others = data?.members.filter((member) => member.id !== account.id) ?? [];
  const people = q && data?.members.length === others.length ? others : [account, ...others];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are an extra way to what its field and buttons do
    <div ref={panel} id={id} className={classes.search} onKeyDown={onKeyDown}>
      <TextInput
        type="search"
        label={words.search}
        autoComplete="off"
        autoFocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        leftSectionPointerEvents="none"
      />
      <ul className={classes.people} aria-label={words.people}>
        {people.map((person) => (
          <li key={person.id}>
            <button type="button" className={classes.person} onClick={() => onChoose(person.id)}>
              <span className={classes.name}>
                {person.id === account.id ? words.you(person.username) : person.username}
                <span className={classes.address}>{person.email}</span>
              </span>
              <span className={classes.number}>#{person.id}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.nothing}>
        {error ? words.notLoaded : data && people.length === 0 && words.noMatch}
      </p>
      <Button variant="subtle" size="sm" className={classes.choose} onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
