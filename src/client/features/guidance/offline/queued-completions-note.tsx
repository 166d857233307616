import { IconCloudUp } from '@tabler/icons-react';
import { offlineWords } from '#strings/guidance/offline.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { useWaitingCompletions } from './completion-queue.ts';
import classes from './queued-completions-note.module.css';

/** Says on a completed card that the server does not know of it yet. */
export function QueuedCompletionsNote({ entryId }: { entryId: number }) {
  const online = useOnline();
  const waits = useWaitingCompletions().some((completion) => completion.entryId === entryId);
  if (!waits) return null;
  return (
    <p className={classes.note}>
      <IconCloudUp aria-hidden size={18} stroke={1.7} />
      {online ? offlineWords.willBeTried : offlineWords.willBeSent}
    </p>
  );
}
