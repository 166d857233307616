import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import type { Member } from '../../auth/member.tsx';

const ProgressDrawer = lazyPart(() => import('./progress-drawer.tsx'), { missing: missingOver((props) => props) });

/** A part of the drawer that a link may lead to. */
export type ProgressPart = 'goals';

/** The drawer of Progress, for whatever opens it. */
export interface ProgressHandle {
  /** Opens it, at a part where one is named; focus goes back to where it was opened from. */
  open(opening: { from: HTMLElement; at?: ProgressPart }): void;
  /** Fetches its code, before somebody opens it. */
  preload(): void;
}

const ProgressContext = createContext<ProgressHandle | null>(null);
export const ProgressProvider = ProgressContext.Provider;

/**
 * Opens Progress from a part of a screen.
 * @throws outside the screens
 */
export function useProgress(): ProgressHandle {
  const progress = useContext(ProgressContext);
  if (!progress) throw new Error('useProgress is for what stands on a screen');
  return progress;
}

interface Opening {
  from: HTMLElement;
  at: ProgressPart | undefined;
  /** The member and the path that it was opened on, outside of which it is closed; null once it was closed. */
  place: string | null;
}

/** The one drawer of Progress, over whatever screen is shown: so that there is one form for goals. */
export function useProgressDrawer(
  member: Member | null,
  path: string,
): { progress: ProgressHandle; opened: boolean; drawer: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const userId = member?.account.id;
  const place = `${userId} ${path}`;
  const opened = opening?.place === place;
  const close = () => {
    setOpening((last) => last && { ...last, place: null });
    opening?.from.focus({ preventScroll: true });
  };
  return {
    progress: {
      open: ({ from, at }) => setOpening({ from, at, place }),
      preload: () => void ProgressDrawer.preload(),
    },
    opened,
    drawer: opening && member && (
      <ProgressDrawer key={userId} member={member} at={opening.at} opened={opened} onClose={close} />
    ),
  };
}
