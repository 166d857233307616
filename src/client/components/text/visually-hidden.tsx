import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** Words that are spoken and not seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
