import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import type { Member } from '../../member/member-context.tsx';
import type { ProgressPart } from './progress-drawer.tsx';

const ProgressDrawer = lazyPart(() => import('./progress-drawer.tsx'), { fallback: dialogFallback });

/** Controls the drawer of Progress. */
export interface ProgressHandle {
  /** Opens the drawer, with one part only if `part` names it. Closing returns the focus to `from`. */
  open(opening: { from: HTMLElement; part?: ProgressPart }): void;
  /** Loads the drawer's code ahead. */
  preload(): void;
}

const ProgressContext = createContext<ProgressHandle | null>(null);
export const ProgressProvider = ProgressContext.Provider;

/**
 * Returns the handle of the drawer.
 * @throws outside `ProgressProvider`
 */
export function useProgress(): ProgressHandle {
  const progress = useContext(ProgressContext);
  if (!progress) throw new Error('useProgress needs a ProgressProvider');
  return progress;
}

interface Opening {
  from: HTMLElement;
  part: ProgressPart | undefined;
  /** The member and the path on which it was opened; it closes on any other. Null once closed. */
  openedOn: string | null;
}

/** The drawer of Progress. All screens share it, so that there is only one form for goals. */
export function useProgressDrawer(
  member: Member | null,
  path: string,
): { progress: ProgressHandle; opened: boolean; drawer: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const userId = member?.account.id;
  const here = `${userId} ${path}`;
  const opened = opening?.openedOn === here;
  const close = () => {
    setOpening((last) => last && { ...last, openedOn: null });
    opening?.from.focus({ preventScroll: true });
  };
  return {
    progress: {
      open: ({ from, part }) => setOpening({ from, part, openedOn: here }),
      preload: () => void ProgressDrawer.preload(),
    },
    opened,
    drawer: opening && member && (
      <ProgressDrawer key={userId} member={member} part={opening.part} opened={opened} onClose={close} />
    ),
  };
}
