import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';

const words = adminToolWords.member;
// The specified default (product.md §9).
const DEFAULT = '2';
// Names change rarely while an administrator tests.
const NAMES_STALE_MS = 60_000;

const MemberSearch = lazyPart(() => import('./member-search.tsx'), { fallback: partFallback });

export type MemberChoice = ReturnType<typeof useMemberChoice>;

/** Returns the state of a field for a member's number, and the member it belongs to. */
export function useMemberChoice() {
  const { account } = useMember();
  const [text, setText] = useState(DEFAULT);
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = Number(text);
  const userId = Number.isSafeInteger(typed) && typed > 0 ? typed : null;
  const isOther = userId !== null && userId !== account.id;
  const { data } = trpc.admin.members.list.useQuery(
    { q: `#${userId}`, limit: 1 },
    { enabled: isOther, staleTime: NAMES_STALE_MS },
  );
  const other = isOther ? data?.members[0] : undefined;
  return {
    text,
    isWrong,
    input,
    /** The administrator's own number. */
    me: account.id,
    /** The name of the member with this number; null while it is unknown, and for the administrator. */
    otherName: other?.username ?? null,
    /** The sentence about the member with this number; null while that is unknown. */
    owner: isOther
      ? data && (other ? `${other.username} · ${other.email}` : words.nobody)
      : userId && words.you(account.username),
    change(next: string) {
      setText(next);
      setIsWrong(false);
    },
    /** Calls `act` with the number. Without a valid number it shows an error at the field. */
    withNumber(act: (userId: number) => void) {
      if (userId !== null) return act(userId);
      setIsWrong(true);
      input.current?.focus();
    },
  };
}

/** The field for a member's number, with the member's name and a searchable list. */
export function MemberField({ member: { text, isWrong, input, owner, change } }: { member: MemberChoice }) {
  const [isSearching, setIsSearching] = useState(false);
  const searchId = useId();
  const Chevron = isSearching ? IconChevronUp : IconChevronDown;
  return (
    <Stack gap="0.25rem">
      <TextInput
        ref={input}
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isWrong ? words.invalid : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {/* Always one line high, so that typing moves nothing below. */}
      <Text role="status" c="dimmed" fz="sm" mih="1.5rem">
        {owner}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        px="sm"
        mx="-sm"
        style={{ alignSelf: 'flex-start' }}
        aria-expanded={isSearching}
        aria-controls={isSearching ? searchId : undefined}
        rightSection={<Chevron aria-hidden size={16} />}
        onClick={() => setIsSearching(!isSearching)}
      >
        {words.choose}
      </Button>
      {isSearching && (
        <MemberSearch
          id={searchId}
          onClose={() => setIsSearching(false)}
          onChoose={(chosen) => {
            change(String(chosen));
            setIsSearching(false);
            input.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

interface MemberButtonProps {
  member: MemberChoice;
  inactive?: boolean;
  busy?: string | false;
  act: (userId: number) => void;
  children: ReactNode;
}

/** A button for an action on the member. It is disabled while the field is empty (product.md §5). */
export function MemberButton({ member, inactive = false, act, ...props }: MemberButtonProps) {
  const isEmpty = member.text.trim() === '';
  return (
    <ActionButton
      variant="default"
      px="md"
      inactive={isEmpty || inactive}
      onClick={() => member.withNumber(act)}
      {...props}
    />
  );
}
