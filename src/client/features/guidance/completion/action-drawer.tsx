import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import classes from './completion.module.css';
import { CompletionDrawer, type CompletionDrawerProps } from './completion-drawer.tsx';
import { answerDraft } from './drafts.ts';

const words = guidanceWords.actionCompletion;
const YES_ID = 'action-yes';
const MARK_ID = 'action-mark';

/**
 * Asks whether the step was taken; a yes is met with thanks before it is marked (product.md §2). Closing after a yes asks
 * first, and the yes is kept for the next opening.
 */
export function ActionDrawer({ onComplete, ...drawer }: CompletionDrawerProps) {
  const { entry, opened, elsewhere, onClose } = drawer;
  const draft = answerDraft(entry.id);
  const [yes, setYes] = useState(() => draft.read(entry.userId) !== null);
  const [asking, setAsking] = useState(false);
  const answer = (said: boolean) => {
    draft.keep(entry.userId, said || null);
    focusAfter(() => setYes(said), said ? MARK_ID : YES_ID);
  };
  const leaveBy = (way: () => void) => () => {
    setAsking(false);
    way();
  };
  return (
    <>
      <CompletionDrawer {...drawer} title={words.title} onClose={yes && !elsewhere ? () => setAsking(true) : onClose}>
        {entry.practicalStep && (
          <Text lang={entry.language} fz="xl" lh="sm" mt="xl" className={classes.prompt}>
            {entry.practicalStep}
          </Text>
        )}
        {/* Question and thanks lie in one place, the longer giving the height, so that the drawer stays still. */}
        <div className={`${classes.acts} ${classes.turns}`}>
          <Stack gap="sm" className={classes.turn} inert={yes}>
            <Text fz="lg" fw={600} ta="center" m="auto" pb="xs">
              {words.question}
            </Text>
            <Button id={YES_ID} fullWidth onClick={() => answer(true)}>
              {words.yes}
            </Button>
            <Button variant="default" fullWidth onClick={onClose}>
              {words.no}
            </Button>
          </Stack>
          <Stack gap="sm" className={classes.turn} inert={!yes}>
            <Stack role="status" gap="0.25rem" ta="center" m="auto" pb="xs">
              {yes && (
                <Text c="success" fz="lg" fw={600}>
                  {words.greatJob}
                </Text>
              )}
              {entry.motivationalNote && (
                <Text lang={entry.language} c="dimmed" textWrap="balance">
                  {entry.motivationalNote}
                </Text>
              )}
            </Stack>
            <Button id={MARK_ID} fullWidth onClick={() => onComplete()}>
              {words.markComplete}
            </Button>
            <Button variant="subtle" fullWidth onClick={() => answer(false)}>
              {words.takeBack}
            </Button>
          </Stack>
        </div>
      </CompletionDrawer>
      <ConfirmDialog
        opened={opened && asking}
        title={words.unmarked.title}
        confirm={words.markComplete}
        otherwise={{ label: words.unmarked.close, onPress: leaveBy(onClose) }}
        onConfirm={leaveBy(onComplete)}
        onClose={() => setAsking(false)}
      >
        <p>{words.unmarked.message}</p>
      </ConfirmDialog>
    </>
  );
}
