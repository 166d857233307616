import { Group } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { Form } from '../../components/forms/form.tsx';
import { useUnsaved } from '../../lib/forms/unsaved.ts';

interface PanelFormProps {
  id?: string;
  /** The label of the button that sends it. */
  submit: string;
  /** The button's label while the call is in flight; false at other times. */
  busy: string | false;
  /** True while there is nothing to send. */
  off?: boolean;
  variant?: 'default' | 'filled';
  /** Other buttons beside it. */
  buttons?: ReactNode;
  /** Called for every change in the form. */
  onChange?: (() => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form in a panel of Settings: as wide as what is typed there needs, its buttons below. */
export function PanelForm({ submit, busy, off = false, variant, buttons, children, ...form }: PanelFormProps) {
  return (
    <Form {...form} maw="26rem">
      {children}
      <Group gap="sm">
        <ActionButton type="submit" variant={variant} off={off} busy={busy}>
          {submit}
        </ActionButton>
        {buttons}
      </Group>
    </Form>
  );
}

interface UnsavedPanelFormProps extends Omit<PanelFormProps, 'id' | 'off'> {
  /** The thing that the form changes, in a word or two. */
  title: string;
  /** True while the form has unsaved input. */
  dirty: boolean;
  /** True when unsaved input is restored after the member left the page; a password never is. */
  kept?: boolean;
  onDiscard: () => void;
}

/** A form of the account whose unsaved input is listed in the page's bar. */
export function UnsavedPanelForm({ title, dirty, kept, onDiscard, ...form }: UnsavedPanelFormProps) {
  const formId = useId();
  useUnsaved({ formId, title, headingId: 'account', dirty, saving: form.busy !== false, kept, onDiscard });
  return <PanelForm {...form} id={formId} off={!dirty} />;
}
