import { Box } from '@mantine/core';
import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react';
import { Skeletons } from '../../components/loading/skeletons.tsx';
import { CollapsibleCard } from '../../components/page/collapsible-card.tsx';
import { whenIdle } from '../../lib/page/when-idle.ts';
import classes from './settings.module.css';
import type { SettingsPart } from './settings-parts.tsx';

// A part loads when it is less than about one screen away.
const ROOT_MARGIN = '900px 0px';

interface LazySettingsPartProps {
  part: SettingsPart;
  /** True to load the part at once. The URL links to a part, and the parts above it must not change their height later. */
  eager: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Shows the heading of a part with a skeleton, and the part itself once it is near the viewport or the browser is idle. */
export function LazySettingsPart({ part, eager, isOpen, setOpen }: LazySettingsPartProps) {
  const { id, title, icon, Summary, heights, Body } = part;
  const element = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(eager || !heights);
  // A shown part stays mounted, so that unsaved input is not lost when `eager` changes.
  if (eager && !isMounted) setMounted(true);
  useEffect(() => {
    if (isMounted || !element.current) return;
    // In a transition, so that the browser can answer a press meanwhile.
    const load = () => startTransition(() => setMounted(true));
    // Load when idle too, so that find in page finds this part's text.
    const cancel = whenIdle(load);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(element.current);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [isMounted]);
  // The row itself never changes while its content loads, so that a press that spans the load still opens it.
  const placeholder = heights && (
    <Box className={classes.placeholder} mt="sm">
      <Skeletons heights={[2.5, 3, 3]} />
    </Box>
  );
  const [phone, column] = heights ?? [];
  return (
    <div
      ref={element}
      data-part={id}
      className={classes.part}
      style={heights && ({ '--phone': `${phone}rem`, '--column': `${column}rem` } as CSSProperties)}
    >
      <CollapsibleCard id={id} title={title} icon={icon} about={<Summary />} isOpen={isOpen} setOpen={setOpen}>
        {isMounted ? <Body placeholder={placeholder} /> : placeholder}
      </CollapsibleCard>
    </div>
  );
}
