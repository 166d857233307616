import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pauseWords } from '#strings/schedule/pause.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useMemberZone } from '../zone/use-member-zone.ts';
import { PauseForm } from './pause-form.tsx';
import { usePause } from './use-pause.ts';

const words = pauseWords;

/** That guidance rests, until when, and the ways out of it. */
export function Resting({ until }: { until: Date }) {
  const zone = useMemberZone();
  const [moving, setMoving] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setMoving(false));
    change.current?.focus({ preventScroll: true });
  };
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
        <PauseEverything onClose={close} />
      ) : (
        <Group gap="sm" align="stretch">
          <ActionButton off={pause.ending} onClick={pause.end}>
            {pause.ending ? words.resuming : words.resume}
          </ActionButton>
          <ActionButton ref={change} variant="default" off={pause.ending} onClick={() => setMoving(true)}>
            {words.change}
          </ActionButton>
        </Group>
      )}
    </Stack>
  );
}

/** Begins a pause of all guidance; with a way back it moves the end of one. */
export function PauseEverything({ onClose }: { onClose?: () => void }) {
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
