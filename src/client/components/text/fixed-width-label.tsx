import classes from './fixed-width-label.module.css';

/** A link's label that keeps its width when it becomes bold as the current one, so that no neighbour moves. */
export function FixedWidthLabel({ children }: { children: string }) {
  return (
    <span className={classes.label} data-label={children}>
      {children}
    </span>
  );
}
