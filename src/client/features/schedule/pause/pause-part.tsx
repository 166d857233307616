import { Box, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { consentWordings } from '#strings/consent/wordings.ts';
import { pauseWords as words } from '#strings/schedule/pause.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { PauseForm } from './pause-form.tsx';

const CHANGE_ID = 'change-pause';

/** Begins and ends a pause of all guidance. */
export default function PausePart() {
  const { account } = useMember();
  const query = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  const { data } = query;
  return (
    <>
      <SectionIntro>{words.intro}</SectionIntro>
      <Box mt="lg">
        {!data && <QueryPlaceholder query={query} loading={[6.75, 3]} message={words.unreachable} />}
        {data && (data.pausedUntil ? <ActivePause until={data.pausedUntil} /> : <PauseEverything />)}
      </Box>
    </>
  );
}

/** Shows until when guidance is paused, with buttons to resume it and to change the end. */
function ActivePause({ until }: { until: Date }) {
  const zone = useMemberZone();
  const [changing, setChanging] = useState(false);
  const pause = usePause();
  return (
    <Stack gap="lg">
      <div>
        <Text fz="lg" fw={600}>
          {words.pausedUntil(formatDay(localDateOf(until, zone)))}
        </Text>
        <ShownWording />
      </div>
      {changing ? (
        <PauseEverything onClose={() => focusAfter(() => setChanging(false), CHANGE_ID)} />
      ) : (
        <Group gap="sm" align="stretch">
          <ActionButton busy={pause.ending && words.resuming} onClick={pause.end}>
            {words.resume}
          </ActionButton>
          <ActionButton id={CHANGE_ID} variant="default" inactive={pause.ending} onClick={() => setChanging(true)}>
            {words.change}
          </ActionButton>
        </Group>
      )}
    </Stack>
  );
}

/** Begins a pause of all guidance, or with `onClose` changes the end of the active one. */
function PauseEverything({ onClose }: { onClose?: () => void }) {
  const pause = usePause(onClose);
  return (
    <Stack gap="lg">
      {/* While guidance is paused, the wording stands above already. */}
      {!onClose && <ShownWording />}
      <PauseForm
        id="pause-all"
        labels={{ ...words, begin: onClose ? words.move : words.begin }}
        beginning={pause.beginning}
        onBegin={pause.begin}
        onClose={onClose}
      />
    </Stack>
  );
}

/** The words of a pause and of its end. The ledger records that exactly this text was shown (decisions.md D30). */
function ShownWording() {
  return (
    <Text c="dimmed" mt="0.25rem">
      {consentWordings.pauseEverything.text}
    </Text>
  );
}

/** Returns functions that begin, change and end the pause. */
function usePause(onDone?: () => void) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const zone = useMemberZone();
  const userId = account.id;
  const storePause = (pausedUntil: Date | null) => {
    utils.schedule.pauses.view.setData({ userId }, { pausedUntil });
    onDone?.();
    // The pressed button disappeared, so focus the part's heading.
    document.getElementById('pause')?.focus({ preventScroll: true });
  };
  const onError = showCallError(words.failed);
  const begin = trpc.schedule.pauses.begin.useMutation({
    onSuccess: ({ pausedUntil }) => {
      storePause(pausedUntil);
      if (pausedUntil) showSuccess(words.begun(formatDay(localDateOf(pausedUntil, zone))));
    },
    onError,
  });
  const end = trpc.schedule.pauses.end.useMutation({
    onSuccess: () => {
      storePause(null);
      showSuccess(words.resumed);
    },
    onError,
  });
  return {
    beginning: begin.isPending,
    ending: end.isPending,
    begin: (until: string) => begin.mutate({ userId, until, wordingLanguage: currentLanguage }),
    end: () => end.mutate({ userId, wordingLanguage: currentLanguage }),
  };
}
