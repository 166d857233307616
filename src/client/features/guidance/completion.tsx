import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { guidanceWords } from '#strings/guidance.ts';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { showError } from '../../lib/notices.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const loadFlow = () => import('./completion-flow.tsx');
const CompletionFlow = lazy(loadFlow);

/** An entry that a member wants to complete. */
export interface CompletionWish {
  entry: GuidanceEntry;
  /** Tells one wish from the next, so that each starts anew (product.md §4). */
  turn: number;
}

/** Completing an entry: `begin` opens its drawer, which stands wherever `drawer` is put. */
export function useCompletion(): { begin: (entry: GuidanceEntry) => void; drawer: ReactNode } {
  const [wish, setWish] = useState<CompletionWish | null>(null);
  // By the time somebody has read an entry it is here.
  useEffect(() => whenIdle(() => void loadFlow().catch(() => {})), []);
  // One function for good, so that a long list is not drawn anew for it.
  const begin = useCallback(
    (entry: GuidanceEntry) =>
      void loadFlow().then(
        () => setWish((last) => ({ entry, turn: (last?.turn ?? 0) + 1 })),
        () => showError(guidanceWords.failed),
      ),
    [],
  );
  return {
    begin,
    drawer: wish && (
      <Suspense>
        <CompletionFlow wish={wish} />
      </Suspense>
    ),
  };
}
