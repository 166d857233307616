import classes from './steady-label.module.css';

/** The words of a link that turn bold while it is the current one. They keep their width, so that no neighbour moves. */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span className={classes.label} data-label={children}>
      {children}
    </span>
  );
}
