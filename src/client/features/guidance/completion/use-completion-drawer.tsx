import { useCallback, useState } from 'react';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';

const CompletionFlow = lazyPart(() => import('./completion-flow.tsx'), { fallback: dialogFallback });

// Most visits open this drawer, so its chunk loads in parallel with hydration.
if (typeof window !== 'undefined') void CompletionFlow.preload();

/** The state of the completion drawer at its last opening. */
interface Opening {
  entry: GuidanceEntry;
  opened: boolean;
  /** Differs for each opening: as the drawer's key it resets the drawer's state (product.md §4). */
  openingId: number;
  /** The words that the server refused, for a browser that refuses to store them as a draft. */
  refusedWords: string | null;
}

const openFor =
  (entry: GuidanceEntry, refusedWords: string | null = null) =>
  (last: Opening | null): Opening => ({ entry, opened: true, openingId: (last?.openingId ?? 0) + 1, refusedWords });

/**
 * Returns `openDrawer`, which opens the drawer of an entry, and the `drawer` to render. `shown` are the entries of the
 * screen: one that is completed elsewhere says so in its open drawer (product.md §4).
 */
export function useCompletionDrawer(shown: GuidanceEntry[] = []) {
  const [opening, setOpening] = useState<Opening | null>(null);
  // A stable function, so that a long list of cards does not render again. Wait for the chunk first: React may show a
  // suspended component up to 300 ms late.
  const openDrawer = useCallback((entry: GuidanceEntry) => {
    void CompletionFlow.preload().then(() => setOpening(openFor(entry)));
  }, []);
  return {
    openDrawer,
    drawer: opening && (
      <CompletionFlow
        {...opening}
        // A completion from this drawer closes it first, so only an entry completed elsewhere is completed while it is open.
        elsewhere={opening.opened && shown.some(({ id, isCompleted }) => id === opening.entry.id && isCompleted)}
        onClose={() => setOpening((last) => last && { ...last, opened: false })}
        onReopen={(entry, words) => setOpening((last) => (last?.opened ? last : openFor(entry, words)(last)))}
      />
    ),
  };
}
