import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { isCompletedAnywhere } from '../entry/entry-cache.ts';
import { completeButtonId, entryTitleId } from '../entry/entry-ids.ts';
import { ActionDrawer } from './action-drawer.tsx';
import type { CompletionDrawerProps } from './completion-drawer-frame.tsx';
import { usePendingCompletions } from './completion-queue.ts';
import { PrayerDrawer } from './prayer-drawer.tsx';
import { ReflectionDrawer } from './reflection-drawer.tsx';
import { sendNew, useSender } from './send-completions.ts';

const DRAWERS: Record<ContentType, ComponentType<CompletionDrawerProps>> = {
  prayer: PrayerDrawer,
  do: ActionDrawer,
  reflection: ReflectionDrawer,
};

// Few members need it, so its code loads while the browser is idle.
const CareDrawer = lazyPart(async () => ({ default: (await import('../care/care-drawer.tsx')).CareDrawer }), {
  fallback: dialogFallback((props) => props),
});

interface CompletionFlowProps {
  entry: GuidanceEntry;
  opened: boolean;
  number: number;
  onClose: () => void;
  /** Opens the drawer of an entry again, unless another one is open by then. */
  onReopen: (entry: GuidanceEntry) => void;
}

/** Shows the completion drawer of an entry, sends the completion, and returns the focus to the card. */
export default function CompletionFlow({ entry, opened, number, onClose, onReopen }: CompletionFlowProps) {
  const [care, setCare] = useState<{ card: CareCard; opened: boolean } | null>(null);
  const sender = useSender();
  const elsewhere = useCompletedElsewhere(opened ? entry.id : undefined);
  useEffect(() => whenIdle(() => void CareDrawer.preload()), []);

  const complete = async (userReflection: string | null) => {
    const { userId, id, title } = entry;
    const outcome = await sendNew({ userId, entryId: id, title, userReflection }, sender);
    switch (outcome.kind) {
      case 'completed':
        showSuccess(guidanceWords.done);
        // The words are saved and show a sign of crisis, so help is offered (rules.md G6).
        if (outcome.care) setCare({ card: outcome.care, opened: true });
        return;
      case 'elsewhere':
        return showError(guidanceWords.elsewhere.notice);
      case 'later':
        return showSuccess(offlineWords.kept);
      case 'refused':
        showError(guidanceWords.failed);
        // The drawer reopens with the unsaved words, unless another entry's drawer is open.
        if (userReflection) onReopen(entry);
    }
  };
  const Drawer = DRAWERS[entry.contentType];
  return (
    <>
      <Drawer
        key={number}
        entry={entry}
        opened={opened}
        elsewhere={elsewhere}
        onClose={() => focusAfter(onClose, (elsewhere ? entryTitleId : completeButtonId)(entry.id))}
        onComplete={(userReflection) =>
          focusAfter(() => {
            onClose();
            void complete(userReflection ?? null);
          }, entryTitleId(entry.id))
        }
      />
      {care && <CareDrawer care={care.card} opened={care.opened} onClose={() => setCare({ ...care, opened: false })} />}
    </>
  );
}

/** Returns whether the queue or the cache knows that an entry is completed (product.md §4); false without an entry. */
function useCompletedElsewhere(entryId: number | undefined): boolean {
  const cache = useQueryClient();
  const pending = usePendingCompletions().some((completion) => completion.entryId === entryId);
  const cached = useSyncExternalStore(
    (listener) => cache.getQueryCache().subscribe(listener),
    () => entryId !== undefined && isCompletedAnywhere(cache, entryId),
    () => false,
  );
  return pending || cached;
}
