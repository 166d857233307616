import { Button, Group } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { completionWords } from '#strings/guidance/completion.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import { entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { UnsavedText } from '../../../components/text/unsaved-text.tsx';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { deleteDrafts, useUnsavedWords } from './completion-drafts.ts';
import { useWaitingCompletions } from './completion-queue.ts';

const words = completionWords.elsewhere;

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
      {unsaved && (
        <UnsavedText title={words.unsaved} text={unsaved}>
          <Button
            variant="subtle"
            onClick={() => focusAfter(() => deleteDrafts(entry.userId, entry.id), entryTitleId(entry.id))}
          >
            {words.discard}
          </Button>
        </UnsavedText>
      )}
    </>
  );
}
