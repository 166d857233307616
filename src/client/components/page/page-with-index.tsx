import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { FixedWidthLabel } from '../text/fixed-width-label.tsx';
import classes from './page-with-index.module.css';

interface PageWithIndexProps {
  /** The name of the index. */
  label: string;
  parts: readonly { id: string; title: string }[];
  /** Content above the links; in a narrow window, above the parts. */
  start?: ReactNode;
  /** Content below the links. */
  end?: ReactNode;
  children: ReactNode;
}

/** A long screen in parts. In a wide window, an index beside it marks the part in view. */
export function PageWithIndex({ label, parts, start, end, children }: PageWithIndexProps) {
  const current = useScrollSpy(parts);
  return (
    <div className={classes.page}>
      <div className={classes.aside}>
        {start}
        {parts.length > 1 && (
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
        )}
      </div>
      <div className={classes.parts}>{children}</div>
    </div>
  );
}

/** Returns the id of the part in view: the last part whose top has passed the upper third of the window. */
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
      // At the end of the page, the last part may be too short to reach that line.
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
