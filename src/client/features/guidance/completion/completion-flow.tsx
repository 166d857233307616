import { type ComponentType, useEffect } from 'react';
import { completionWords } from '#strings/guidance/completion.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { completeButtonId, entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { ActionDrawer } from './action-drawer.tsx';
import { momentEnd } from './completion-moment.tsx';
import type { CompletionDrawerProps } from './drawer-props.ts';
import { PrayerDrawer } from './prayer-drawer.tsx';
import { ReflectionDrawer } from './reflection-drawer.tsx';
import { sendNew, useSender } from './send-completions.ts';

const DRAWERS: Record<ContentType, ComponentType<CompletionDrawerProps>> = {
  prayer: PrayerDrawer,
  do: ActionDrawer,
  reflection: ReflectionDrawer,
};

// Few members need it, so its code loads while the browser is idle.
const CareDrawer = lazyPart(() => import('../care/care-drawer.tsx'), { fallback: dialogFallback });

const { kept } = offlineWords;

interface CompletionFlowProps {
  entry: GuidanceEntry;
  opened: boolean;
  openingId: number;
  elsewhere: boolean;
  refusedWords: string | null;
  onClose: () => void;
  /** Opens the drawer of an entry again, unless another one is open by then. */
  onReopen: (entry: GuidanceEntry, refusedWords: string) => void;
}

/** Shows the completion drawer of an entry, sends the completion, and returns the focus to the card. */
export default function CompletionFlow({
  entry,
  opened,
  openingId,
  elsewhere,
  refusedWords,
  onClose,
  onReopen,
}: CompletionFlowProps) {
  const care = useDialog<{ card: CareCard; entryId: number }>();
  const sender = useSender();
  useEffect(() => whenIdle(() => void CareDrawer.preload()), []);

  const complete = async (userReflection: string | null) => {
    const { userId, id, title } = entry;
    const madeAt = new Date().toISOString();
    const sending = sendNew({ userId, entryId: id, title, userReflection, madeAt }, sender).then((answer) => {
      // The words are saved and show a sign of crisis, so help is offered at once (rules.md G6).
      if (answer.kind === 'completed' && answer.care) care.open({ card: answer.care, entryId: id });
      return answer;
    });
    // The drawer closes before a toast, which would cover its last moment.
    const [outcome] = await Promise.all([sending, momentEnd()]);
    switch (outcome.kind) {
      case 'completed':
        return showSuccess(completionWords.done);
      case 'elsewhere':
        return showError(completionWords.elsewhere.toast);
      case 'later':
        return showSuccess({ title: kept.title, message: navigator.onLine ? kept.unreached : kept.offline });
      case 'refused':
        showError(completionWords.failed);
        // The drawer reopens with the unsaved words, unless another entry's drawer is open.
        if (userReflection) onReopen(entry, userReflection);
    }
  };
  const Drawer = DRAWERS[entry.contentType];
  const { subject } = care;
  return (
    <>
      <Drawer
        key={openingId}
        entry={entry}
        drawer={{
          opened,
          subtitle: entry.title,
          subtitleLang: entry.language,
          onClose: () => focusAfter(onClose, (elsewhere ? entryTitleId : completeButtonId)(entry.id)),
        }}
        elsewhere={elsewhere}
        refusedWords={refusedWords}
        onComplete={(userReflection) =>
          focusAfter(() => {
            onClose();
            void complete(userReflection ?? null);
          }, entryTitleId(entry.id))
        }
      />
      {subject && (
        <CareDrawer
          care={subject.card}
          opened={care.opened}
          // Another entry's drawer may have been opened meanwhile, which then has the focus again.
          onClose={() => (opened ? care.close() : focusAfter(care.close, entryTitleId(subject.entryId)))}
        />
      )}
    </>
  );
}
