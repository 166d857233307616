import { Button, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import classes from './member-choice.module.css';

const words = adminToolWords.member;
// The specified default (product.md §9).
const DEFAULT = '2';
// Names change rarely while an administrator tests.
const NAMES_STALE_MS = 60_000;

const MemberSearch = lazyPart(() => import('./member-search.tsx'), { missing: missingHere });

/** The member a test is about: their number as it is typed, whose it is, and a list to choose them from by name. */
export function useMemberChoice() {
  const { account } = useMember();
  const [text, setText] = useState(DEFAULT);
  const [wrong, setWrong] = useState(false);
  const [searching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const searchId = useId();
  const typed = Number(text);
  const userId = Number.isSafeInteger(typed) && typed > 0 ? typed : null;
  const { data } = trpc.admin.members.list.useQuery(
    { q: `#${userId}`, limit: 1 },
    { enabled: userId !== null && userId !== account.id, staleTime: NAMES_STALE_MS },
  );
  const other = userId === account.id ? undefined : data?.members[0];
  const change = (next: string) => {
    setText(next);
    setWrong(false);
  };
  return {
    /** The administrator's own number. */
    me: account.id,
    /** The name of the member whose number it is; null while it is unknown, and for the administrator. */
    otherName: other?.username ?? null,
    /** True when the field holds text: only then is the action available (product.md §5). */
    given: text.trim() !== '',
    /** Does something about the member; where no number stands there, says so at the field. */
    withNumber(act: (userId: number) => void) {
      if (userId !== null) return act(userId);
      setWrong(true);
      input.current?.focus();
    },
    field: (
      <div className={classes.member} data-searching={searching || undefined}>
        <TextInput
          ref={input}
          label={words.label}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={wrong ? words.invalid : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {/* Whose number it is. */}
        <p role="status" className={classes.owner}>
          {userId === account.id
            ? words.you(account.username)
            : userId !== null && data && (other ? `${other.username} · ${other.email}` : words.nobody)}
        </p>
        <Button
          variant="subtle"
          size="sm"
          className={classes.choose}
          aria-expanded={searching}
          aria-controls={searching ? searchId : undefined}
          rightSection={<IconChevronDown aria-hidden size={16} data-open={searching || undefined} />}
          onClick={() => setSearching(!searching)}
        >
          {words.choose}
        </Button>
        {searching && (
          <MemberSearch
            id={searchId}
            onClose={() => setSearching(false)}
            onChoose={(chosen) => {
              change(String(chosen));
              setSearching(false);
              input.current?.focus();
            }}
          />
        )}
      </div>
    ),
  };
}
