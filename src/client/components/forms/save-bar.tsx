import type { ReactNode } from 'react';
import { saveWords } from '#strings/app.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** What the button says: "Save Schedule". */
  save: string;
  /** Whether what stands there could be saved at all. */
  savable?: boolean;
  /** Whether what is saved already may be saved again. */
  unchangedToo?: boolean;
  /** What else can be done here, beside saving. */
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
