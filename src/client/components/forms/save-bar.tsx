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

/** The end of a form in a card. What is not saved is in the bar of the page besides (`unsaved-bar.tsx`). */
export function SaveBar({ dirty, saving, save, savable = true, unchangedToo = false, children }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <ActionButton
        type="submit"
        variant={dirty || !unchangedToo ? 'filled' : 'default'}
        off={!(dirty || unchangedToo) || !savable || saving}
      >
        {saving ? saveWords.saving : save}
      </ActionButton>
      {children}
    </div>
  );
}
