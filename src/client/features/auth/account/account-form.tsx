import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { accountWords } from '#strings/account.ts';
import classes from '../panel-form.module.css';

interface AccountFormProps {
  /** What the button says, and while it is being done. */
  save: string;
  saving?: string;
  pending: boolean;
  /** Whether there is nothing to save yet. */
  unchanged?: boolean;
  /** Hears of every change in the form. */
  onChange?: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form behind a row of the account: what is asked for it, and the button that changes it. */
export function AccountForm({
  save,
  saving = accountWords.saving,
  pending,
  unchanged = false,
  onChange,
  onSubmit,
  children,
}: AccountFormProps) {
  return (
    <form noValidate className={classes.form} onChange={onChange} onSubmit={onSubmit}>
      {children}
      <div className={classes.buttons}>
        <Button type="submit" disabled={unchanged || pending}>
          {pending ? saving : save}
        </Button>
      </div>
    </form>
  );
}
