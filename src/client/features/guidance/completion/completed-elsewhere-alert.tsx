import { guidanceWords } from '#strings/guidance/guidance.ts';
import classes from './drawer-note.module.css';

const words = guidanceWords.elsewhere;

/** Tells in an open drawer that its entry was completed in another tab or on another device. */
export function CompletedElsewhereAlert({ completed, written = false }: { completed: boolean; written?: boolean }) {
  return (
    <div role="alert">
      {completed && <p className={classes.note}>{written ? words.meanwhileWritten : words.meanwhile}</p>}
    </div>
  );
}
