import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { guidanceWords } from '#strings/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { BottomDrawer } from '../../components/bottom-drawer.tsx';
import classes from './action-drawer.module.css';
import type { CompletionDrawerProps } from './completion-drawer.tsx';
import { Meanwhile } from './meanwhile.tsx';

const words = guidanceWords.actionCompletion;

/** Asks whether the step was taken; a yes is met with thanks before it is marked (product.md §2). */
export function ActionDrawer({ entry, opened, elsewhere, onClose, onComplete }: CompletionDrawerProps) {
  const [yes, setYes] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (yes) mark.current?.focus();
  }, [yes]);
  return (
    <BottomDrawer title={words.title} subtitle={entry.title} opened={opened} onClose={onClose}>
      <Meanwhile completed={elsewhere} />
      {entry.practicalStep && (
        <p lang={CONTENT_LANGUAGE} className={classes.step}>
          {entry.practicalStep}
        </p>
      )}
      {/* Question and thanks lie in one place, the longer giving the height, so that the drawer stays still. */}
      <div className={classes.turns}>
        <div className={classes.turn} inert={yes}>
          <p className={classes.question}>{words.question}</p>
          <Button fullWidth onClick={() => setYes(true)}>
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
        </div>
      </div>
    </BottomDrawer>
  );
}
