import { Button, Group, Text } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useId } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CopyButton } from '../../../components/buttons/copy-button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { entryTitleId } from '../entry/entry-ids.ts';
import { deleteDrafts, useUnsavedWords } from './completion-drafts.ts';
import { useWaitingCompletions } from './completion-queue.ts';

const words = guidanceWords.elsewhere;

/** Shows under a completed card that its completion is not sent yet, or that the member's words were not saved. */
export default function CompletionNotes({ entry }: { entry: GuidanceEntry }) {
  const online = useOnline();
  const isWaiting = useWaitingCompletions().some(({ entryId }) => entryId === entry.id);
  const unsaved = useUnsavedWords(entry);
  return (
    <>
      {isWaiting && (
        <Group gap="xs" wrap="nowrap" mt="xs" c="dimmed" fz="sm">
          <IconCloudUp aria-hidden size={18} stroke={1.7} style={{ flex: 'none' }} />
          <p>{online ? offlineWords.willBeTried : offlineWords.willBeSent}</p>
        </Group>
      )}
      {unsaved && <UnsavedWords entry={entry} text={unsaved} />}
    </>
  );
}

/** Shows a text that could not be saved, to copy or to discard. */
function UnsavedWords({ entry, text }: { entry: GuidanceEntry; text: string }) {
  const aboutId = useId();
  return (
    <Card aria-labelledby={aboutId} mt="md" p="md" bdrs="md">
      <Text id={aboutId} fz="sm" fw={600} lh="xs" maw="none">
        {words.unsaved}
      </Text>
      <Text ff="heading" lh="md" mt="xs" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Text>
      <Group gap="xs" mt="sm">
        <CopyButton variant="default" text={text}>
          {words.copy}
        </CopyButton>
        <Button
          variant="subtle"
          onClick={() => focusAfter(() => deleteDrafts(entry.userId, entry.id), entryTitleId(entry.id))}
        >
          {words.discard}
        </Button>
      </Group>
    </Card>
  );
}
