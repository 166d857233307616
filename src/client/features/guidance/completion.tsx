import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { guidanceWords } from '#strings/guidance.ts';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { showError } from '../../lib/notices.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { completeButtonId, entryTitleId } from './entry-ids.ts';
import { dropReflection } from './kept-reflections.ts';
import { useCompleteGuidance } from './use-complete-guidance.ts';

const loadDrawer = () => import('./completion-drawer.tsx');
const CompletionDrawer = lazy(loadDrawer);

interface Opening {
  entry: GuidanceEntry;
  /** Tells one opening from the next, so that each starts anew (product.md §4). */
  turn: number;
}

/** Completing an entry: opens its drawer, sends what comes out of it, and brings focus back to the card. */
export function useCompletion(): { begin: (entry: GuidanceEntry) => void; drawer: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [opened, setOpened] = useState(false);
  const focusNext = useRef<string | null>(null);
  const openedNow = useRef(false);
  useEffect(() => {
    openedNow.current = opened;
  }, [opened]);

  const open = (entry: GuidanceEntry) => {
    setOpening((last) => ({ entry, turn: (last?.turn ?? 0) + 1 }));
    setOpened(true);
  };
  const complete = useCompleteGuidance((entry) => {
    // Never over the drawer of another entry; the words wait for their own.
    if (!openedNow.current) open(entry);
  });

  // The drawer is a chunk of its own; by the time somebody has read an entry it is here.
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => {})), []);
  useEffect(() => {
    if (opened || !focusNext.current) return;
    const target = document.getElementById(focusNext.current);
    target?.focus({ preventScroll: true });
    // A card that folds up may lie above what is seen by now.
    target?.scrollIntoView({ block: 'nearest' });
    focusNext.current = null;
  }, [opened]);

  const begin = (entry: GuidanceEntry) => {
    loadDrawer().then(
      () => open(entry),
      () => showError(guidanceWords.failed),
    );
  };
  const entry = opening?.entry;
  return {
    begin,
    drawer: entry && (
      <Suspense>
        <CompletionDrawer
          key={opening.turn}
          entry={entry}
          opened={opened}
          onClose={() => {
            dropReflection(entry.userId, entry.id);
            focusNext.current = completeButtonId(entry.id);
            setOpened(false);
          }}
          onComplete={(userReflection) => {
            focusNext.current = entryTitleId(entry.id);
            setOpened(false);
            void complete(entry, userReflection);
          }}
        />
      </Suspense>
    ),
  };
}
