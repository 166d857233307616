import type { ReactNode } from 'react';
import { saveWords } from '#strings/app.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** The label of the button, such as "Save Schedule". */
  save: string;
  /** True when the values on the screen can be saved. */
  savable?: boolean;
  /** True when stored values may be saved again. */
  unchangedToo?: boolean;
  /** Other actions beside saving. */
  children?: ReactNode;
}

/** The end of a form in a card. The page's own bar saves unsaved changes, too (`unsaved-bar.tsx`). */
export function SaveBar({ dirty, saving, save, savable = true, unchangedToo = false, children }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <ActionButton
        type="submit"
        // The page's bar has the filled one: two would compete.
        variant="default"
        off={!(dirty || unchangedToo) || !savable || saving}
      >
        {saving ? saveWords.saving : save}
      </ActionButton>
      {children}
    </div>
  );
}
