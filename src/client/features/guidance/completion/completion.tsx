import { type ReactNode, useCallback, useState } from 'react';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';

const CompletionFlow = lazyPart(() => import('./completion-flow.tsx'), { missing: missingOver((props) => props) });

// What the first press of most visits opens. Asked for before React hydrates the screen, it comes meanwhile.
if (typeof window !== 'undefined') void CompletionFlow.preload();

/** The drawer that completes an entry, as it was opened last. */
interface Opening {
  entry: GuidanceEntry;
  opened: boolean;
  /** Differs for each opening, so that each starts anew (product.md §4). */
  number: number;
}

const openFor = (entry: GuidanceEntry) => (last: Opening | null) => ({
  entry,
  opened: true,
  number: (last?.number ?? 0) + 1,
});

/** Completing an entry: `begin` opens its drawer, which stands wherever `drawer` is put. */
export function useCompletion(): { begin: (entry: GuidanceEntry) => void; drawer: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  // One function for good, so that a long list is not drawn anew for it.
  const begin = useCallback((entry: GuidanceEntry) => setOpening(openFor(entry)), []);
  return {
    begin,
    drawer: opening && (
      <CompletionFlow
        {...opening}
        onClose={() => setOpening((last) => last && { ...last, opened: false })}
        onReopen={(entry) => setOpening((last) => (last?.opened ? last : openFor(entry)(last)))}
      />
    ),
  };
}
