import { type FormEventHandler, type ReactNode, useId } from 'react';
import { accountWords } from '#strings/auth/account.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import classes from '../panel-form.module.css';

interface AccountFormProps {
  /** The thing that the form changes, in a word or two. */
  title: string;
  /** The button's label. */
  save: string;
  saving?: string;
  pending: boolean;
  /** True while the form has unsaved input. */
  dirty: boolean;
  /** True when unsaved input is restored after the member left the page; a password never is. */
  kept?: boolean;
  onDiscard: () => void;
  /** Hears of every change in the form. */
  onChange?: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form behind a row of the account: what is asked for it, and the button that changes it. */
export function AccountForm({
  title,
  save,
  saving = accountWords.saving,
  pending,
  dirty,
  kept,
  onDiscard,
  onChange,
  onSubmit,
  children,
}: AccountFormProps) {
  const formId = useId();
  useUnsaved({ formId, title, headingId: 'account', dirty, saving: pending, kept, onDiscard });
  return (
    <form id={formId} noValidate className={classes.form} onChange={onChange} onSubmit={onSubmit}>
      {children}
      <div className={classes.buttons}>
        <ActionButton type="submit" off={!dirty || pending}>
          {pending ? saving : save}
        </ActionButton>
      </div>
    </form>
  );
}
