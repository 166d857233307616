import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { completionWords } from '#strings/guidance/completion.ts';
import { PRAYER_SECONDS } from '../../../../shared/guidance/guidance-limits.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { formatCountdown, spokenSeconds, useCountdown } from '../../../lib/time/countdown.ts';
import classes from './completion-drawers.module.css';
import { MOMENT_MS, Ring } from './completion-moment.tsx';
import type { CompletionDrawerProps } from './drawer-props.ts';

const words = completionWords.prayerTime;

/**
 * Counts down a minute of prayer and then completes the entry (product.md §2, §4). A button completes it at once
 * (decisions.md D47). After completing, the drawer shows “Amen.” and closes.
 */
export function PrayerDrawer({ entry, drawer, elsewhere, onComplete }: CompletionDrawerProps) {
  const [prayed, setPrayed] = useState(false);
  const finish = () => {
    setPrayed(true);
    onComplete();
  };
  const left = useCountdown(PRAYER_SECONDS, drawer.opened, finish);
  const spoken = spokenSeconds(left);
  return (
    <BottomDrawer
      {...drawer}
      title={words.title}
      alert={elsewhere && completionWords.elsewhere.meanwhile}
      lingerMs={prayed ? MOMENT_MS : 0}
    >
      <div className={classes.clock}>
        {/* It closes as the time passes: a CSS transition animates each second's step. */}
        <Ring closed={prayed ? 1 : Math.min(1, (PRAYER_SECONDS - left + 1) / PRAYER_SECONDS)} />
        {prayed ? (
          <span className={classes.amen}>{words.amen}</span>
        ) : (
          <span className={classes.time} role="timer" aria-label={words.timeLeft}>
            {formatCountdown(left)}
          </span>
        )}
      </div>
      <Text c="dimmed" ta="center" textWrap="balance" mx="auto" mb="md" opacity={prayed ? 0 : 1}>
        {words.begun}
      </Text>
      <VisuallyHidden role="status">
        {prayed ? words.amen : spoken === PRAYER_SECONDS ? words.begun : spoken > 0 && words.secondsLeft(spoken)}
      </VisuallyHidden>
      {entry.prayerPrompt && (
        <Text lang={entry.language} fz="xl" lh={1.5} className={classes.prompt}>
          {entry.prayerPrompt}
        </Text>
      )}
      <Stack className={classes.actions} gap="0.25rem" mt="md" opacity={prayed ? 0 : 1} inert={prayed}>
        <Button variant="default" onClick={finish}>
          {words.prayed}
        </Button>
        <Button variant="subtle" onClick={drawer.onClose}>
          {words.notNow}
        </Button>
      </Stack>
    </BottomDrawer>
  );
}
