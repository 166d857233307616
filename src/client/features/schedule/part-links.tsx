import { useEffect, useRef } from 'react';
import { settingsWords } from '#strings/settings.ts';
import classes from './part-links.module.css';
import { ALL_PARTS } from './settings-parts.tsx';
import { useCurrentPart } from './use-current-part.ts';

const IDS = ALL_PARTS.map(({ id }) => id);

/** The parts of Settings: a line along the top of a phone, a list beside the column of a desk; the current one is marked. */
export function PartLinks() {
  const current = useCurrentPart(IDS);
  const list = useRef<HTMLUListElement>(null);
  const marked = useRef(current);
  // On a phone the line moves along with the mark. It moves for no other reason: the reader may have moved it before the
  // script was there, and may be about to press one of its links.
  useEffect(() => {
    if (marked.current === current) return;
    marked.current = current;
    const line = list.current;
    const link = line?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!line || !link || line.scrollWidth <= line.clientWidth) return;
    const { left, width } = link.getBoundingClientRect();
    const { left: start, width: room } = line.getBoundingClientRect();
    // As its style says: gently, or at once for those who want nothing to move.
    line.scrollBy({ left: left - start - (room - width) / 2 });
  }, [current]);
  return (
    <nav aria-label={settingsWords.parts} className={classes.nav}>
      <ul ref={list} className={classes.list}>
        {ALL_PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
