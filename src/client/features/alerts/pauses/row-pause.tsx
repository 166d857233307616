import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { rowPauseWords as words } from '#strings/alerts/row-pause.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import type { Pausable } from '../../../../shared/alerts/pauses.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { PauseForm } from '../../schedule/pause/pause-form.tsx';

/** The active pauses of a member. */
interface Pauses {
  pauses: { what: Pausable; pausedUntil: Date }[];
}

interface RowPauseProps {
  what: Pausable;
  /** The name of the channel or kind of mail inside a sentence. */
  name: string;
}

/** Pauses the channel or kind of mail of a row, or shows until when it is paused and ends the pause. It saves at once. */
export function RowPause({ what, name }: RowPauseProps) {
  const userId = useMember().account.id;
  const zone = useMemberZone();
  const utils = trpc.useUtils();
  const [choosing, setChoosing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const buttonId = `pause-${what}-open`;
  const close = () => focusAfter(() => setChoosing(false), buttonId, { preventScroll: true });
  const { data } = trpc.alerts.pauses.list.useQuery({ userId });
  const store = (fresh: Pauses) => utils.alerts.pauses.list.setData({ userId }, fresh);
  const onError = showCallError(words.failed);
  const begin = trpc.alerts.pauses.begin.useMutation({
    onSuccess: (fresh) => {
      store(fresh);
      // Somebody may have gone on to another row meanwhile.
      if (form.current?.contains(document.activeElement)) close();
      else setChoosing(false);
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
  // The form says once for all rows that the pauses could not be loaded.
  if (!data) return null;
  if (choosing)
    return (
      <Stack component="section" ref={form} gap="sm" pt="xs" pb="0.25rem" aria-label={words.openOf(name)}>
        {/* The ledger records that exactly this text was shown (decisions.md D30). */}
        <Text c="dimmed" fz="sm" lh={1.55}>
          {consentWordings.pause.text}
        </Text>
        <PauseForm
          id={`pause-${what}`}
          labels={words}
          beginning={begin.isPending}
          onBegin={(until) => begin.mutate({ userId, what, until, wordingLanguage: currentLanguage })}
          onClose={close}
        />
      </Stack>
    );
  const day = lastDayOf(data, what, zone);
  return (
    <Group gap="0 0.625rem" fz="sm" align="baseline">
      {day && (
        // On a phone the row's sentence is close above.
        <Text span fw={500} pt="0.25rem">
          {words.until(day)}
        </Text>
      )}
      <ActionButton
        id={buttonId}
        variant="subtle"
        size="sm"
        mih="2.75rem"
        // Aligns the button's text with the row's other texts.
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

/** Returns the last day of a pause in words; null without a pause. */
function lastDayOf({ pauses }: Pauses, what: Pausable, zone: string): string | null {
  const pause = pauses.find((each) => each.what === what);
  return pause ? formatDay(localDateOf(pause.pausedUntil, zone)) : null;
}
