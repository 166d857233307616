import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { completionWords } from '#strings/guidance/completion.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { answerDraft } from './completion-drafts.ts';
import classes from './completion-drawers.module.css';
import { CompletionMoment, MOMENT_MS } from './completion-moment.tsx';
import type { CompletionDrawerProps } from './drawer-props.ts';

const words = completionWords.actionCompletion;
const YES_ID = 'action-yes';
const MARK_ID = 'action-mark';

/**
 * Asks whether the member took the step, and thanks them for a yes before they mark it as complete (product.md §2). Closing
 * after a yes asks for confirmation; the next opening restores the yes. The motivational note ends it.
 */
export function ActionDrawer({ entry, drawer, elsewhere, onComplete }: CompletionDrawerProps) {
  const { opened, onClose } = drawer;
  const draft = answerDraft(entry.id);
  const [yes, setYes] = useState(() => draft.read(entry.userId) !== null);
  const [confirmingClose, setConfirmingClose] = useState(false);
  const [completed, setCompleted] = useState(false);
  const complete = () => {
    setCompleted(true);
    onComplete();
  };
  const answer = (isYes: boolean) => {
    draft.write(entry.userId, isYes || null);
    focusAfter(() => setYes(isYes), isYes ? MARK_ID : YES_ID);
  };
  const closeDialogAnd = (act: () => void) => () => {
    setConfirmingClose(false);
    act();
  };
  return (
    <>
      <BottomDrawer
        {...drawer}
        title={words.title}
        alert={elsewhere && completionWords.elsewhere.meanwhile}
        onClose={yes && !elsewhere ? () => setConfirmingClose(true) : onClose}
        lingerMs={completed ? MOMENT_MS : 0}
      >
        <CompletionMoment
          completed={completed}
          sentence={entry.motivationalNote ?? words.greatJob}
          lang={entry.motivationalNote ? entry.language : undefined}
        >
          {entry.practicalStep && (
            <Text lang={entry.language} fz="xl" lh="sm" mt="xl" className={classes.prompt}>
              {entry.practicalStep}
            </Text>
          )}
          {/* Both panels share one grid cell, so the drawer keeps the height of the taller one. */}
          <div className={`${classes.actions} ${classes.panels}`}>
            <Stack gap="sm" className={classes.panel} inert={yes}>
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
            <Stack gap="sm" className={classes.panel} inert={!yes}>
              <Stack role="status" gap="0.25rem" ta="center" m="auto" pb="xs">
                {/* An empty line before the answer, so that the drawer keeps its height. */}
                <Text c="var(--done)" fz="lg" fw={600}>
                  {yes ? words.greatJob : '\u00A0'}
                </Text>
                {entry.motivationalNote && (
                  <Text lang={entry.language} c="dimmed" textWrap="balance">
                    {entry.motivationalNote}
                  </Text>
                )}
              </Stack>
              <Button id={MARK_ID} fullWidth onClick={complete}>
                {words.markComplete}
              </Button>
              <Button variant="subtle" fullWidth onClick={() => answer(false)}>
                {words.takeBack}
              </Button>
            </Stack>
          </div>
        </CompletionMoment>
      </BottomDrawer>
      <ConfirmDialog
        opened={opened && confirmingClose}
        title={words.unmarked.title}
        confirm={words.markComplete}
        otherwise={{ label: words.unmarked.close, onPress: closeDialogAnd(onClose) }}
        onConfirm={closeDialogAnd(complete)}
        onClose={() => setConfirmingClose(false)}
      >
        <p>{words.unmarked.message}</p>
      </ConfirmDialog>
    </>
  );
}
