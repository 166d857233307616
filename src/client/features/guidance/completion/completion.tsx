import { type ReactNode, useCallback, useState } from 'react';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';

const CompletionFlow = lazyPart<CompletionFlowProps>(() => import('./completion-flow.tsx'), {
  missing: missingOver(({ onMissed }) => ({ opened: true, onClose: onMissed })),
});

// What the first press of most visits opens. Asked for before React hydrates the screen, it comes meanwhile.
if (typeof window !== 'undefined') void CompletionFlow.preload();

/** An entry that a member wants to complete. */
export interface CompletionWish {
  entry: GuidanceEntry;
  /** Tells one wish from the next, so that each starts anew (product.md §4). */
  turn: number;
}

export interface CompletionFlowProps {
  wish: CompletionWish;
  /** The flow did not come, and the member gives it up. */
  onMissed: () => void;
}

/** Completing an entry: `begin` opens its drawer, which stands wherever `drawer` is put. */
export function useCompletion(): { begin: (entry: GuidanceEntry) => void; drawer: ReactNode } {
  const [wish, setWish] = useState<CompletionWish | null>(null);
  // One function for good, so that a long list is not drawn anew for it.
  const begin = useCallback((entry: GuidanceEntry) => setWish((last) => ({ entry, turn: (last?.turn ?? 0) + 1 })), []);
  return {
    begin,
    drawer: wish && <CompletionFlow wish={wish} onMissed={() => setWish(null)} />,
  };
}
