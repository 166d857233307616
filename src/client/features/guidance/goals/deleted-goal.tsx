import { Button, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { MarkedPart } from '../../../components/text/marked-part.tsx';
import classes from './deleted-goal.module.css';
import { goalIds } from './goal-ids.ts';
import { languageOfGoal } from './goal-language.ts';
import type { GoalDeletion } from './use-goal-deletion.ts';

const words = goalsWords;

interface DeletedGoalProps {
  goal: GoalDetail;
  deletion: GoalDeletion;
  onUndone: () => void;
}

/** Stands where a deleted goal stood, with the way back, for as long as there is one. */
export function DeletedGoal({ goal, deletion, onUndone }: DeletedGoalProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = undo.current;
    button?.focus();
    return () => {
      // Asked before the page lets go of it: whoever is still at the button goes on from the heading.
      if (button === document.activeElement) document.getElementById(goalIds.heading)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={classes.deleted}>
      <p role="status">
        <MarkedPart sentence={words.deleted} part={goal.title} lang={languageOfGoal(goal)} />
      </p>
      <Button
        ref={undo}
        variant="light"
        size="sm"
        // Time is held for who comes with the keyboard or rests the pointer here, not for a finger that has left.
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && deletion.hold(goal.id)}
        onBlur={() => deletion.release(goal.id)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && deletion.hold(goal.id)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && deletion.release(goal.id)}
        onClick={() => {
          deletion.undo(goal.id);
          onUndone();
        }}
      >
        <span aria-hidden>{words.undo}</span>
        <VisuallyHidden>
          <MarkedPart sentence={words.undoOf} part={goal.title} lang={languageOfGoal(goal)} />
        </VisuallyHidden>
      </Button>
    </div>
  );
}
