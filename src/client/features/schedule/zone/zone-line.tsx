import { Box, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { browserTimeZone, formatTime } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';

const ZoneChoice = lazyPart(() => import('./zone-choice.tsx'), {
  loading: () => <Box h="25.5rem" />,
  fallback: partFallback,
});
const words = scheduleWords.zone;

const CHANGE_ID = 'change-zone';
// A button inside a sentence.
const link = { variant: 'subtle', size: 'compact-md', px: 4, my: -10 } as const;

interface ZoneLineProps {
  value: string;
  error: string | undefined;
  onChange: (timezone: string) => void;
}

/** Shows the time zone of the week and its present time, with buttons to change it. */
export function ZoneLine({ value, error, onChange }: ZoneLineProps) {
  const [choosing, setChoosing] = useState(false);
  const now = useNow();
  const hydrated = useHydrated();
  const device = hydrated ? browserTimeZone() : value;
  const close = () => focusAfter(() => setChoosing(false), CHANGE_ID);
  return (
    <Stack gap="0.25rem" py="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Text c="dimmed" maw="none">
        <ZoneSentence
          sentence={(zone) => words.line(zone, timeIn(value, now).replace(' ', '\u00A0'))}
          timeZone={value}
        />{' '}
        {!choosing && (
          <Button id={CHANGE_ID} data-path="schedule-timezone" {...link} onClick={() => setChoosing(true)}>
            {words.change}
          </Button>
        )}
      </Text>
      {!choosing && device !== value && (
        <Text c="dimmed" maw="none">
          <ZoneSentence sentence={words.deviceDiffers} timeZone={device} />{' '}
          <Button {...link} onClick={() => focusAfter(() => onChange(device), CHANGE_ID)}>
            <ZoneSentence sentence={words.use} timeZone={device} />
          </Button>
        </Text>
      )}
      {choosing && (
        <ZoneChoice
          current={value}
          now={now}
          onClose={close}
          onChoose={(timezone) => {
            onChange(timezone);
            close();
          }}
        />
      )}
      {error && (
        <Text role="alert" c="var(--caution)" fz="sm">
          {error}
        </Text>
      )}
    </Stack>
  );
}

// The browser may not know a zone from a draft or from the server.
function timeIn(timeZone: string, now: Date): string {
  try {
    return formatTime(now, timeZone);
  } catch {
    return '';
  }
}
