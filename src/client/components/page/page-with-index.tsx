import type { ReactNode } from 'react';
import { FixedWidthLabel } from '../text/fixed-width-label.tsx';
import classes from './page-with-index.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

interface PageWithIndexProps {
  /** The name of the index. */
  label: string;
  parts: readonly { id: string; title: string }[];
  /** Stands below the links. */
  end?: ReactNode;
  children: ReactNode;
}

/** A long screen of parts, on a desk with an index beside it in which the part that is read is marked. */
export function PageWithIndex({ label, parts, end, children }: PageWithIndexProps) {
  const current = useScrollSpy(parts);
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <nav aria-label={label}>
          <ul className={classes.list}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'location' : undefined}>
                  <FixedWidthLabel>{title}</FixedWidthLabel>
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
