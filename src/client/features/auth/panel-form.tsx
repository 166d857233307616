import { Group } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { Form } from '../../components/forms/form.tsx';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';

interface PanelFormProps {
  id?: string;
  /** The label of the submit button. */
  submit: string;
  /** The button's label while the call is in flight; false at other times. */
  busy: string | false;
  /** True while there is nothing to send. */
  inactive?: boolean;
  variant?: 'default' | 'filled';
  /** Other buttons beside the submit button. */
  buttons?: ReactNode;
  /** Called on every change in the form. */
  onChange?: (() => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A narrow form in a panel of Settings, with its buttons below. */
export function PanelForm({ submit, busy, inactive = false, variant, buttons, children, ...form }: PanelFormProps) {
  return (
    <Form {...form} maw="26rem">
      {children}
      <Group gap="sm">
        <ActionButton type="submit" variant={variant} inactive={inactive} busy={busy}>
          {submit}
        </ActionButton>
        {buttons}
      </Group>
    </Form>
  );
}

interface UnsavedPanelFormProps extends Omit<PanelFormProps, 'id' | 'inactive'> {
  /** What the form changes, in one or two words. */
  title: string;
  /** True while the form has unsaved input. */
  dirty: boolean;
  /** True when a draft restores unsaved input after the member left the page. A password has no draft. */
  hasDraft?: boolean;
  onDiscard: () => void;
}

/** A form of the account whose unsaved input appears in the bar of unsaved changes. */
export function UnsavedPanelForm({ title, dirty, hasDraft, onDiscard, ...form }: UnsavedPanelFormProps) {
  const formId = useId();
  useUnsavedChanges({ formId, title, headingId: 'account', dirty, saving: form.busy !== false, hasDraft, onDiscard });
  return <PanelForm {...form} id={formId} inactive={!dirty} />;
}
