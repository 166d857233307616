import { Button } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { scheduleLaterWords } from '#strings/schedule-later.ts';
import classes from './schedule-conflict.module.css';

const words = scheduleLaterWords.conflict;

interface ScheduleConflictProps {
  /** Where the words stand, which take the focus as often as saving is held back. */
  place: RefObject<HTMLDivElement | null>;
  saving: boolean;
  onLoad: () => void;
  onSaveAnyway: () => void;
}

/** Says that another week was saved meanwhile, and lets the member choose between it and their own. */
export function ScheduleConflict({ place, saving, onLoad, onSaveAnyway }: ScheduleConflictProps) {
  useEffect(() => place.current?.focus(), [place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the sentence is the name already
    <div
      ref={place}
      role="group"
      aria-labelledby="schedule-conflict"
      aria-describedby="schedule-conflict-about"
      tabIndex={-1}
      className={classes.conflict}
    >
      <p id="schedule-conflict" className={classes.title}>
        {words.title}
      </p>
      <p id="schedule-conflict-about" className={classes.about}>
        {words.about}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={saving} onClick={onLoad}>
          {words.load}
        </Button>
        <Button variant="default" disabled={saving} onClick={onSaveAnyway}>
          {words.saveAnyway}
        </Button>
      </div>
    </div>
  );
}
