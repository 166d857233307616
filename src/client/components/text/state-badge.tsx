import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

/** `waiting` needs an action, `bad` is a failure, `quiet` is neutral. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'quiet';

/** A badge with a state in a word or two, which the colour repeats. */
export function StateBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
