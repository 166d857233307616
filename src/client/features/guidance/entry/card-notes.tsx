import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { UnsavedWords } from '../completion/unsaved-words.tsx';
import { QueuedCompletionsNote } from '../offline/queued-completions-note.tsx';

/** Notes on a few completed cards: the completion still waits to be sent, or the server refused its reflection. */
export default function CardNotes({ entry }: { entry: GuidanceEntry }) {
  return (
    <>
      <QueuedCompletionsNote entryId={entry.id} />
      <UnsavedWords entry={entry} />
    </>
  );
}
