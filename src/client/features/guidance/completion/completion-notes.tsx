import { Button, Group, Text } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { entryTitleId } from '../entry/entry-ids.ts';
import classes from './completion-notes.module.css';
import { useWaitingCompletions } from './completion-queue.ts';
import { dropReflection, useUnsavedWords } from './drafts.ts';

const words = guidanceWords.elsewhere;

/** Notes on a few completed cards: the completion still waits to be sent, or other words were saved before these. */
export default function CompletionNotes({ entry }: { entry: GuidanceEntry }) {
  const unsaved = useUnsavedWords(entry);
  return (
    <>
      <WaitingNote entryId={entry.id} />
      {unsaved && <UnsavedWords entry={entry} text={unsaved} />}
    </>
  );
}

/** Says that the server does not know of the completion yet. */
function WaitingNote({ entryId }: { entryId: number }) {
  const online = useOnline();
  const waits = useWaitingCompletions().some((completion) => completion.entryId === entryId);
  if (!waits) return null;
  return (
    <p className={classes.waiting}>
      <IconCloudUp aria-hidden size={18} stroke={1.7} />
      {online ? offlineWords.willBeTried : offlineWords.willBeSent}
    </p>
  );
}

/** What was written here and could not be saved stays until its author has copied it or lets it go. */
function UnsavedWords({ entry, text }: { entry: GuidanceEntry; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const aboutId = useId();
  return (
    <section aria-labelledby={aboutId} className={classes.panel}>
      <Text id={aboutId} fz="sm" fw={600} lh={1.45} maw="none">
        {words.unsaved}
      </Text>
      <p className={classes.text}>{text}</p>
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
        >
          {words.copy}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            dropReflection(entry.userId, entry.id);
            document.getElementById(entryTitleId(entry.id))?.focus({ preventScroll: true });
          }}
        >
          {words.discard}
        </Button>
        <Text role="status" c="dimmed" fz="sm">
          {outcome && copyWords[outcome]}
        </Text>
      </Group>
    </section>
  );
}
