import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { FixedWidthLabel } from '../text/fixed-width-label.tsx';
import classes from './page-with-index.module.css';

interface PageWithIndexProps {
  /** The name of the index. */
  label: string;
  parts: readonly { id: string; title: string }[];
  /** Stands above the links, and above the parts where there is no room for the index. */
  start?: ReactNode;
  /** Stands below the links. */
  end?: ReactNode;
  children: ReactNode;
}

/** A long screen of parts, on a desk with an index beside it in which the part that is read is marked. */
export function PageWithIndex({ label, parts, start, end, children }: PageWithIndexProps) {
  const current = useScrollSpy(parts);
  return (
    <div className={classes.page}>
      <div className={classes.aside}>
        {start}
        <nav aria-label={label} className={classes.index}>
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
      </div>
      <div className={classes.parts}>{children}</div>
    </div>
  );
}

/** The part of a long screen that is being read: the last whose top has passed the upper third. */
function useScrollSpy(parts: readonly { id: string }[]): string {
  const ids = parts.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(parts[0]?.id ?? '');
  useEffect(() => {
    const each = ids.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = each.filter((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line);
      // At the very end the last part may be too short to come up so far.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? each.at(-1) : passed.at(-1)) ?? each[0] ?? '');
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The page may have scrolled before hydration.
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return current;
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}
