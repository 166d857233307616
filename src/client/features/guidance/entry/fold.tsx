import type { ReactNode } from 'react';
import classes from './fold.module.css';

/** A collapsible part. While closed, keyboards and screen readers cannot reach it. */
export function Fold({ open, id, children }: { open: boolean; id?: string; children: ReactNode }) {
  return (
    <div id={id} className={classes.fold} data-open={open || undefined}>
      <div className={classes.inner}>{children}</div>
    </div>
  );
}
