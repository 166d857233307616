import classes from './steady-label.module.css';

/** The label of a link that is bold while it is the current one. Its width stays the same, so that no neighbour moves. */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span className={classes.label} data-label={children}>
      {children}
    </span>
  );
}
