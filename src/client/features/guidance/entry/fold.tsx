import type { ReactNode } from 'react';
import classes from './fold.module.css';

/** Words that can be folded away; what is folded is out of reach of keyboard and screen reader as well. */
export function Fold({ open, id, children }: { open: boolean; id?: string; children: ReactNode }) {
  return (
    <div id={id} className={classes.fold} data-open={open || undefined}>
      <div className={classes.inner}>{children}</div>
    </div>
  );
}
