import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

/** `good` is as it should be, `waiting` asks for something, `bad` failed, `quiet` says nothing more than its word. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'quiet';

/** A state in a word or two; the colour only repeats it. */
export function StateBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
