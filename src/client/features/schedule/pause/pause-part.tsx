import { Box, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { pauseWords as words } from '#strings/schedule/pause.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useMemberZone } from '../zone/use-member-zone.ts';
import { PauseForm } from './pause-form.tsx';

const CHANGE_ID = 'change-pause';

/** A time without guidance: beginning one, and ending it. */
export default function PausePart() {
  const { account } = useMember();
  const query = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  const { data } = query;
  return (
    <SectionCard id="pause" title={words.title} intro={words.intro}>
      <Box mt="lg">
        {!data && <QueryPlaceholder query={query} loading={[6.75, 3]} message={words.unreachable} />}
        {data && (data.pausedUntil ? <Resting until={data.pausedUntil} /> : <PauseEverything />)}
      </Box>
    </SectionCard>
  );
}

/** That guidance rests, until when, and the ways out of it. */
function Resting({ until }: { until: Date }) {
  const zone = useMemberZone();
  const [moving, setMoving] = useState(false);
  const pause = usePause();
  return (
    <Stack gap="lg">
      <div>
        <Text fz="lg" fw={600}>
          {words.resting(formatDay(localDateOf(until, zone)))}
        </Text>
        <Text c="dimmed" mt="0.25rem">
          {words.restingAbout}
        </Text>
      </div>
      {moving ? (
        <PauseEverything onClose={() => focusAfter(() => setMoving(false), CHANGE_ID)} />
      ) : (
        <Group gap="sm" align="stretch">
          <ActionButton busy={pause.ending && words.resuming} onClick={pause.end}>
            {words.resume}
          </ActionButton>
          <ActionButton id={CHANGE_ID} variant="default" off={pause.ending} onClick={() => setMoving(true)}>
            {words.change}
          </ActionButton>
        </Group>
      )}
    </Stack>
  );
}

/** Begins a pause of all guidance; with a way back it moves the end of one. */
function PauseEverything({ onClose }: { onClose?: () => void }) {
  const pause = usePause(onClose);
  return (
    <PauseForm
      id="pause-all"
      labels={{ ...words, begin: onClose ? words.move : words.begin }}
      beginning={pause.beginning}
      onBegin={pause.begin}
      onClose={onClose}
    />
  );
}

/** Begins, moves or ends a member's pause. */
function usePause(onDone?: () => void) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const zone = useMemberZone();
  const userId = account.id;
  const note = (pausedUntil: Date | null) => {
    utils.schedule.pauses.view.setData({ userId }, { pausedUntil });
    onDone?.();
    // The button that was pressed is gone; the part's heading stays.
    document.getElementById('pause')?.focus({ preventScroll: true });
  };
  const onError = tellFailure(words.failed);
  const begin = trpc.schedule.pauses.begin.useMutation({
    onSuccess: ({ pausedUntil }) => {
      note(pausedUntil);
      if (pausedUntil) showSuccess(words.begun(formatDay(localDateOf(pausedUntil, zone))));
    },
    onError,
  });
  const end = trpc.schedule.pauses.end.useMutation({
    onSuccess: () => {
      note(null);
      showSuccess(words.resumed);
    },
    onError,
  });
  return {
    beginning: begin.isPending,
    ending: end.isPending,
    begin: (until: string) => begin.mutate({ userId, until }),
    end: () => end.mutate({ userId }),
  };
}
