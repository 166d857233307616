import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import type { Member } from '../../auth/member.tsx';

const ProgressDrawer = lazyPart(() => import('./progress-drawer.tsx'), { missing: missingOver((props) => props) });

/** A part of the drawer that a link may lead to. */
export type ProgressPart = 'goals';

/** The way to Progress, from wherever it is asked for. */
export interface ProgressWay {
  /** Opens it, at a part where one is named; focus goes back to where it was opened from. */
  open(opening: { from: HTMLElement; at?: ProgressPart }): void;
  /** Told that somebody is about to. */
  approach(): void;
}

const ProgressContext = createContext<ProgressWay | null>(null);
export const ProgressProvider = ProgressContext.Provider;

/**
 * The way to Progress, for the parts of a screen.
 * @throws outside the screens
 */
export function useProgress(): ProgressWay {
  const way = useContext(ProgressContext);
  if (!way) throw new Error('useProgress is for what stands on a screen');
  return way;
}

interface Opening {
  from: HTMLElement;
  at: ProgressPart | undefined;
  /** The path and the member; when either changes, the drawer closes. */
  here: string;
  closed: boolean;
}

/** The one drawer of Progress, over whatever screen is shown: so that there is one form for goals, and one way back. */
export function useProgressDrawer(
  member: Member | null,
  path: string,
): { way: ProgressWay; opened: boolean; drawer: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const userId = member?.account.id;
  const here = `${userId} ${path}`;
  const opened = opening !== null && !opening.closed && opening.here === here;
  const close = () => {
    setOpening((last) => last && { ...last, closed: true });
    opening?.from.focus({ preventScroll: true });
  };
  return {
    way: {
      open: ({ from, at }) => setOpening({ from, at, here, closed: false }),
      approach: () => void ProgressDrawer.preload(),
    },
    opened,
    drawer: opening && member && (
      <ProgressDrawer key={userId} member={member} at={opening.at} opened={opened} onClose={close} />
    ),
  };
}
