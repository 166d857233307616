import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { rowPauseWords as words } from '#strings/alerts/row-pause.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import type { Pausable } from '../../../../shared/alerts/pauses.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { PauseForm } from '../../schedule/pause/pause-form.tsx';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';

/** A member's pauses that are in force. */
interface Pauses {
  pauses: { what: Pausable; pausedUntil: Date }[];
}

interface RowPauseProps {
  what: Pausable;
  /** The name of the channel or kind of mail inside a sentence. */
  name: string;
}

/** Pauses one channel or one kind of mail on its row, or says until when it is paused and ends that. It saves at once. */
export function RowPause({ what, name }: RowPauseProps) {
  const userId = useMember().account.id;
  const zone = useMemberZone();
  const utils = trpc.useUtils();
  // Null until the form was opened, so that a row takes no focus when it first appears.
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button takes the place of its form again, and the focus follows.
  useEffect(() => {
    if (choosing === false) button.current?.focus({ preventScroll: true });
  }, [choosing]);
  const { data } = trpc.alerts.pauses.list.useQuery({ userId });
  const store = (fresh: Pauses) => {
    utils.alerts.pauses.list.setData({ userId }, fresh);
    setChoosing((now) => now && false);
  };
  const onError = tellFailure(words.failed);
  const begin = trpc.alerts.pauses.begin.useMutation({
    onSuccess: (fresh) => {
      store(fresh);
      const until = lastDayOf(fresh, what, zone);
      if (until) showSuccess(words.begun(until));
    },
    onError,
  });
  const end = trpc.alerts.pauses.end.useMutation({
    onSuccess: (fresh) => {
      store(fresh);
      showSuccess(words.resumed);
    },
    onError,
  });
  if (!data) return null;
  if (choosing)
    return (
      <Stack component="section" gap="sm" pt="xs" pb="0.25rem" aria-label={words.openOf(name)}>
        {/* The ledger records that these very words were shown (decisions.md D30). */}
        <Text c="dimmed" fz="sm" lh={1.55}>
          {consentWordings.pause.text}
        </Text>
        <PauseForm
          id={`pause-${what}`}
          labels={words}
          beginning={begin.isPending}
          onBegin={(until) => begin.mutate({ userId, what, until, wordingLanguage: currentLanguage })}
          onClose={() => setChoosing(false)}
        />
      </Stack>
    );
  const day = lastDayOf(data, what, zone);
  return (
    <Group gap="0 0.625rem" fz="sm" align="baseline">
      {day && (
        // On a phone the button stands below it, and the row's sentence close above.
        <Text span fw={500} pt="0.25rem">
          {words.until(day)}
        </Text>
      )}
      <ActionButton
        ref={button}
        variant="subtle"
        size="sm"
        mih="2.75rem"
        // The words begin where the row's other words begin.
        mx="-0.5rem"
        px="xs"
        busy={end.isPending && words.resuming}
        aria-label={day ? words.resumeOf(name) : words.openOf(name)}
        onClick={() => (day ? end.mutate({ userId, what, wordingLanguage: currentLanguage }) : setChoosing(true))}
      >
        {day ? words.resume : words.open}
      </ActionButton>
    </Group>
  );
}

/** The last day of a pause, in words; null without one. */
function lastDayOf({ pauses }: Pauses, what: Pausable, zone: string): string | null {
  const pause = pauses.find((each) => each.what === what);
  return pause ? formatDay(localDateOf(pause.pausedUntil, zone)) : null;
}
