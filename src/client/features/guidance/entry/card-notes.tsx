import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { UnsavedWords } from '../completion/unsaved-words.tsx';
import { WaitingNote } from '../offline/waiting-note.tsx';

/** What a few completed cards have to add: that the server does not know of it yet, or words it would not have. */
export default function CardNotes({ entry }: { entry: GuidanceEntry }) {
  return (
    <>
      <WaitingNote entryId={entry.id} />
      <UnsavedWords entry={entry} />
    </>
  );
}
