import type { ReactNode } from 'react';
import { SteadyLabel } from '../text/steady-label.tsx';
import classes from './indexed-parts.module.css';
import { useCurrentPart } from './use-current-part.ts';

interface IndexedPartsProps {
  /** The name of the index. */
  label: string;
  parts: readonly { id: string; title: string }[];
  /** Stands below the links. */
  end?: ReactNode;
  children: ReactNode;
}

/** A long screen of parts, on a desk with an index beside it in which the part that is read is marked. */
export function IndexedParts({ label, parts, end, children }: IndexedPartsProps) {
  const current = useCurrentPart(parts);
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <nav aria-label={label}>
          <ul className={classes.list}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'location' : undefined}>
                  <SteadyLabel>{title}</SteadyLabel>
                </a>
              </li>
            ))}
            {end && <li className={classes.end}>{end}</li>}
          </ul>
        </nav>
      </aside>
      <div className={classes.parts}>{children}</div>
    </div>
  );
}
