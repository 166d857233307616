import type { ComponentPropsWithRef } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  'aria-label': string;
  /** True for a button at the end of its line. */
  atEnd?: boolean;
  /** True for a button less prominent than its neighbours. */
  quiet?: boolean;
}

/** A square button that shows an icon alone. */
export function IconButton({ atEnd, quiet, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classes.button}
      data-at-end={atEnd || undefined}
      data-quiet={quiet || undefined}
    />
  );
}
