import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { isCompletedAnywhere } from '../entry/entry-cache.ts';
import { completeButtonId, entryTitleId } from '../entry/entry-ids.ts';
import type { CompletionFlowProps } from './completion.tsx';
import { CompletionDrawer } from './completion-drawer.tsx';
import { usePendingCompletions } from './completion-queue.ts';
import { sendNew, useSender } from './send-completions.ts';

// For the few whose words show a sign of crisis. It comes while they write.
const CareDrawer = lazyPart(async () => ({ default: (await import('../care/care-drawer.tsx')).CareDrawer }), {
  missing: missingOver(({ opened, onClose }) => ({ opened, onClose })),
});

/** Opens the drawer of each entry that is wished for, sends what comes out of it, and brings focus back to the card. */
export default function CompletionFlow({ wish }: CompletionFlowProps) {
  const [seen, setSeen] = useState(wish);
  const [opening, setOpening] = useState({ entry: wish.entry, turn: 1 });
  const [opened, setOpened] = useState(true);
  const focusNext = useRef<string | null>(null);
  const openedNow = useRef(false);
  useEffect(() => {
    openedNow.current = opened;
  }, [opened]);

  const open = (entry: GuidanceEntry) => {
    setOpening(({ turn }) => ({ entry, turn: turn + 1 }));
    setOpened(true);
  };
  if (seen !== wish) {
    setSeen(wish);
    open(wish.entry);
  }
  const [help, setHelp] = useState<CareCard | null>(null);
  const [helpOpened, setHelpOpened] = useState(false);
  useEffect(() => whenIdle(() => void CareDrawer.preload()), []);
  const sender = useSender();
  const complete = async ({ userId, id, title }: GuidanceEntry, userReflection: string | null) => {
    const outcome = await sendNew({ userId, entryId: id, title, userReflection }, sender);
    switch (outcome.kind) {
      case 'completed':
        showSuccess(guidanceWords.done);
        // The words are saved and show a sign of crisis, so help is offered (rules.md G6).
        if (outcome.care) {
          setHelp(outcome.care);
          setHelpOpened(true);
        }
        return;
      case 'elsewhere':
        return showError(guidanceWords.elsewhere.notice);
      case 'later':
        return showSuccess(offlineWords.kept);
      case 'refused':
        showError(guidanceWords.failed);
        // Never over the drawer of another entry; the words wait for their own.
        if (userReflection && !openedNow.current) open(entry);
    }
  };
  useEffect(() => {
    if (opened || !focusNext.current) return;
    const target = document.getElementById(focusNext.current);
    target?.focus({ preventScroll: true });
    // A card that folds up may lie above what is seen by now.
    target?.scrollIntoView({ block: 'nearest' });
    focusNext.current = null;
  }, [opened]);

  const { entry, turn } = opening;
  const elsewhere = useCompletedElsewhere(opened ? entry.id : undefined);
  const before = elsewhere ? entryTitleId(entry.id) : completeButtonId(entry.id);
  const leave = (next: string) => {
    focusNext.current = next;
    setOpened(false);
  };
  return (
    <>
      <CompletionDrawer
        key={turn}
        entry={entry}
        opened={opened}
        elsewhere={elsewhere}
        onClose={() => leave(before)}
        onComplete={(userReflection) => {
          leave(entryTitleId(entry.id));
          void complete(entry, userReflection ?? null);
        }}
      />
      {help && <CareDrawer care={help} opened={helpOpened} onClose={() => setHelpOpened(false)} />}
    </>
  );
}

/** Returns whether an entry is known here to be completed (product.md §4); false without an entry. */
function useCompletedElsewhere(entryId: number | undefined): boolean {
  const cache = useQueryClient();
  const pending = usePendingCompletions().some((completion) => completion.entryId === entryId);
  const answered = useSyncExternalStore(
    (watch) => cache.getQueryCache().subscribe(watch),
    () => entryId !== undefined && isCompletedAnywhere(cache, entryId),
    () => false,
  );
  return pending || answered;
}
