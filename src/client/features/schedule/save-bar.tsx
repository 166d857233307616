import { Button } from '@mantine/core';
import { strings } from '../../lib/strings.ts';
import classes from './save-bar.module.css';

const words = strings.schedule;

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** Whether what is not saved was brought back from an earlier visit, untouched since. */
  fromBefore: boolean;
  onDiscard: () => void;
}

/** Save Schedule, within reach for as long as something is not saved. */
export function SaveBar({ dirty, saving, fromBefore, onDiscard }: SaveBarProps) {
  return (
    <div className={classes.bar} data-dirty={dirty || undefined}>
      <p role="status" className={classes.unsaved}>
        {dirty && (fromBefore ? words.unsavedFromBefore : words.unsaved)}
      </p>
      <div className={classes.buttons}>
        <Button type="submit" disabled={!dirty || saving}>
          {saving ? words.saving : words.save}
        </Button>
        {dirty && !saving && (
          <Button variant="subtle" className={classes.discard} onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
      </div>
    </div>
  );
}
