import { Box } from '@mantine/core';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Skeletons } from '../../components/loading/skeletons.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import classes from './settings.module.css';
import type { SettingsPart } from './settings-parts.tsx';

// Fetched while it is still about a screen away.
const NEAR = '900px 0px';

interface SettingsPartPlaceProps {
  part: SettingsPart;
  /** Whether it comes at once: somebody was sent to a part, and what is above it must not move any more. */
  wanted: boolean;
}

/** The place of one part, with its heading from the start, and the part itself once it is near. */
export function SettingsPartPlace({ part, wanted }: SettingsPartPlaceProps) {
  const { id, title, tall, Body } = part;
  const [phone, column] = tall;
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(wanted);
  // Once there it stays: what was begun in it must not go away with the anchor.
  if (wanted && !near) setNear(true);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  const waiting = (
    <div className={classes.waiting} style={{ '--phone': `${phone}rem`, '--column': `${column}rem` } as CSSProperties}>
      <SectionCard id={id} title={title}>
        <Box mt="sm">
          <Skeletons heights={[2.5, 3, 3]} />
        </Box>
      </SectionCard>
    </div>
  );
  return (
    <div ref={place} data-part={id} className={classes.part}>
      {near ? <Body waiting={waiting} /> : waiting}
    </div>
  );
}
