import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import classes from './action-drawer.module.css';
import { CompletedElsewhereAlert } from './completed-elsewhere-alert.tsx';
import type { CompletionDrawerProps } from './completion-drawer.tsx';
import { isAnswered, keepAnswer } from './drafts.ts';
import acts from './drawer-acts.module.css';

const words = guidanceWords.actionCompletion;

/**
 * Asks whether the step was taken; a yes is met with thanks before it is marked (product.md §2). Closing after a yes asks
 * first, and the yes is kept for the next opening.
 */
export function ActionDrawer({ entry, opened, elsewhere, onClose, onComplete }: CompletionDrawerProps) {
  const [yes, setYes] = useState(() => isAnswered(entry.userId, entry.id));
  const [asking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  const answered = useRef(yes);
  useEffect(() => {
    if (answered.current !== yes) (yes ? mark : ask).current?.focus();
    answered.current = yes;
  }, [yes]);
  const unmarked = yes && !elsewhere;
  const answer = (said: boolean) => {
    setYes(said);
    keepAnswer(entry.userId, entry.id, said);
  };
  const leaveBy = (way: () => void) => () => {
    setAsking(false);
    way();
  };
  return (
    <>
      <BottomDrawer
        title={words.title}
        subtitle={entry.title}
        subtitleLang={entry.language}
        opened={opened}
        onClose={unmarked ? () => setAsking(true) : onClose}
      >
        <CompletedElsewhereAlert completed={elsewhere} />
        {entry.practicalStep && (
          <p lang={entry.language} className={classes.step}>
            {entry.practicalStep}
          </p>
        )}
        {/* Question and thanks lie in one place, the longer giving the height, so that the drawer stays still. */}
        <div className={`${acts.acts} ${classes.turns}`}>
          <div className={classes.turn} inert={yes}>
            <p className={classes.question}>{words.question}</p>
            <Button ref={ask} fullWidth onClick={() => answer(true)}>
              {words.yes}
            </Button>
            <Button variant="default" fullWidth onClick={onClose}>
              {words.no}
            </Button>
          </div>
          <div className={classes.turn} inert={!yes}>
            <div role="status" className={classes.said}>
              {yes && <p className={classes.thanks}>{words.greatJob}</p>}
              {entry.motivationalNote && <p className={classes.note}>{entry.motivationalNote}</p>}
            </div>
            <Button ref={mark} fullWidth onClick={() => onComplete()}>
              {words.markComplete}
            </Button>
            <Button variant="subtle" fullWidth onClick={() => answer(false)}>
              {words.takeBack}
            </Button>
          </div>
        </div>
      </BottomDrawer>
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
