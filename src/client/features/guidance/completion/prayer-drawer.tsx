import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { PRAYER_SECONDS } from '../../../../shared/guidance/guidance-limits.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { CompletedElsewhereAlert } from './completed-elsewhere-alert.tsx';
import type { CompletionDrawerProps } from './completion-drawer.tsx';
import { formatCountdown, spokenSeconds, useCountdown } from './countdown.ts';
import acts from './drawer-acts.module.css';
import classes from './prayer-drawer.module.css';

const words = guidanceWords.prayerTime;
// The time that “Amen.” stays before the drawer closes.
const AMEN_MS = 1_400;

/**
 * A minute of prayer that completes by itself (product.md §2, §4), or at once for a member who has prayed already
 * (decisions.md D47). The entry is completed first; the drawer then says “Amen.” and sinks.
 */
export function PrayerDrawer({ entry, opened, elsewhere, onClose, onComplete }: CompletionDrawerProps) {
  const [prayed, setPrayed] = useState(false);
  const finish = () => {
    setPrayed(true);
    onComplete();
  };
  const left = useCountdown(PRAYER_SECONDS, opened, finish);
  const spoken = spokenSeconds(left);
  return (
    <BottomDrawer
      title={words.title}
      subtitle={entry.title}
      subtitleLang={entry.language}
      opened={opened}
      lingerMs={prayed ? AMEN_MS : 0}
      onClose={onClose}
    >
      <CompletedElsewhereAlert completed={elsewhere} />
      <div className={classes.clock}>
        <Ring left={prayed ? 0 : left} />
        {prayed ? (
          <span className={classes.amen}>{words.amen}</span>
        ) : (
          <span className={classes.time} role="timer" aria-label={words.timeLeft}>
            {formatCountdown(left)}
          </span>
        )}
      </div>
      <p className={classes.how} data-over={prayed || undefined}>
        {words.begun}
      </p>
      <VisuallyHidden role="status">
        {prayed ? words.amen : spoken === PRAYER_SECONDS ? words.begun : spoken > 0 && words.secondsLeft(spoken)}
      </VisuallyHidden>
      {entry.prayerPrompt && (
        <p lang={entry.language} className={classes.prompt}>
          {entry.prayerPrompt}
        </p>
      )}
      <div className={`${acts.acts} ${classes.ways}`} inert={prayed}>
        <Button variant="subtle" onClick={finish}>
          {words.prayed}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {words.notNow}
        </Button>
      </div>
    </BottomDrawer>
  );
}

/** Closes slowly: each second it moves on toward where the second will have taken it. */
function Ring({ left }: { left: number }) {
  const closed = Math.min(1, (PRAYER_SECONDS - left + 1) / PRAYER_SECONDS);
  return (
    <svg viewBox="0 0 208 208" className={classes.ring} aria-hidden="true" focusable="false">
      <circle cx="104" cy="104" r="100" className={classes.track} />
      <circle
        cx="104"
        cy="104"
        r="100"
        pathLength={1}
        className={classes.arc}
        style={{ strokeDashoffset: 1 - closed }}
      />
    </svg>
  );
}
