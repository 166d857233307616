import type { ReactNode } from 'react';
import { saveWords } from '#strings/app.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './form-actions.module.css';

interface FormActionsProps {
  dirty: boolean;
  saving: boolean;
  /** The button's label, such as "Save Schedule". */
  save: string;
  /** False while the values on the screen cannot be saved. */
  savable?: boolean;
  /** True if unchanged values can be saved too. */
  unchangedToo?: boolean;
  /** Other actions beside saving. */
  children?: ReactNode;
}

/**
 * The Save button at the end of a form, and other actions beside it. The page's bar saves unsaved changes too
 * (`unsaved-changes-bar.tsx`).
 */
export function FormActions({ dirty, saving, save, savable = true, unchangedToo = false, children }: FormActionsProps) {
  return (
    <div className={classes.bar}>
      <ActionButton
        type="submit"
        // The page's bar has the filled button.
        variant="default"
        inactive={!(dirty || unchangedToo) || !savable || saving}
      >
        {saving ? saveWords.saving : save}
      </ActionButton>
      {children}
    </div>
  );
}
