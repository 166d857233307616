import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

/** `caution` needs an action or is not final, `bad` is a failure, `quiet` is neutral. */
export type BadgeTone = 'good' | 'caution' | 'bad' | 'quiet';

/** A badge that names a state. Its colour repeats what the words say. */
export function StateBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
