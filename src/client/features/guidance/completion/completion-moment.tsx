import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DRAWER_MS } from '../../../components/dialogs/bottom-drawer.tsx';
import classes from './completion-drawers.module.css';

/** How long a drawer stays after its entry is completed, in milliseconds. */
export const MOMENT_MS = 1_400;

/** Resolves when the drawer of a completed entry has closed. */
export const momentEnd = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS + DRAWER_MS);
  });

interface CompletionMomentProps {
  completed: boolean;
  /** Shown below the ring and announced by screen readers. */
  sentence: string;
  /** The language of the sentence; that of the page unless set. */
  lang?: string;
  children: ReactNode;
}

/**
 * The content of a drawer. On completion a ring closes around a tick in its place, with a sentence; the drawer keeps its
 * height.
 */
export function CompletionMoment({ completed, sentence, lang, children }: CompletionMomentProps) {
  return (
    <div className={classes.stage}>
      <div className={classes.content} inert={completed}>
        {children}
      </div>
      <div role="status" className={classes.moment}>
        {completed && (
          <>
            <div ref={scrollIntoDrawer} className={classes.seal}>
              <Ring closed={1} quick />
              <IconCheck aria-hidden stroke={1.5} className={classes.tick} />
            </div>
            <Text lang={lang} fz="xl" lh="sm" className={classes.prompt}>
              {sentence}
            </Text>
          </>
        )}
      </div>
    </div>
  );
}

/** Shows the ring where a low window would have it outside of what the drawer shows. */
function scrollIntoDrawer(ring: HTMLElement | null): void {
  ring?.scrollIntoView({ block: 'nearest' });
}

/** A ring that is closed by a share from 0 to 1. It moves within a second, or within 220 ms when `quick`. */
export function Ring({ closed, quick = false }: { closed: number; quick?: boolean }) {
  const circle = { cx: 104, cy: 104, r: 100 };
  return (
    <svg viewBox="0 0 208 208" className={classes.ring} aria-hidden="true" focusable="false">
      <circle {...circle} />
      <circle
        {...circle}
        pathLength={1}
        className={classes.arc}
        data-quick={quick || undefined}
        style={{ strokeDashoffset: 1 - closed }}
      />
    </svg>
  );
}
