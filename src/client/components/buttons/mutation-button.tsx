import type { ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { ActionButton } from './action-button.tsx';

export interface MutationButtonProps<Input> extends ButtonProps {
  label: string;
  /** The label with the name of the row, for screen readers, because a list has many buttons with one label. */
  fullLabel?: string;
  /** The label while it is pending; the button keeps its label if undefined. */
  busyLabel?: string;
  /** True while another call disables the button. */
  inactive?: boolean;
  /** The mutation. Its own handlers show the outcome. */
  mutation: { isPending: boolean; mutateAsync: (input: Input) => Promise<unknown> };
  input: Input;
  /** The confirmation to ask for. `danger` is true if something is lost; `typed` must be typed to confirm. */
  ask?: { title: string; about: string | string[]; confirm: string; danger?: boolean; typed?: string };
  /** Called after the mutation succeeded and the dialog closed. */
  onDone?: () => void;
}

/** A button that runs a mutation, after a confirmation if `ask` is set. */
export function MutationButton<Input>({
  label,
  fullLabel,
  busyLabel,
  mutation,
  input,
  inactive,
  ask,
  onDone,
  ...look
}: MutationButtonProps<Input>) {
  const { subject, opened, open, close } = useDialog<typeof ask>();
  const button = useRef<HTMLButtonElement>(null);
  const busy = (mutation.isPending && !ask && busyLabel) || false;
  const act = () =>
    void mutation.mutateAsync(input).then(
      () => {
        flushSync(close);
        // At once, because an answer may remove the button before the dialog returns the focus to it.
        if (ask) button.current?.focus({ preventScroll: true });
        onDone?.();
      },
      // The dialog stays, so that the member can try again.
      () => undefined,
    );
  return (
    <>
      <ActionButton
        ref={button}
        variant="default"
        {...look}
        aria-label={busy ? undefined : fullLabel}
        inactive={inactive || mutation.isPending}
        busy={busy}
        onClick={() => (ask ? open(ask) : act())}
      >
        {label}
      </ActionButton>
      {subject && (
        <ConfirmDialog
          opened={opened}
          title={subject.title}
          confirm={subject.confirm}
          confirming={busyLabel}
          pending={mutation.isPending}
          danger={subject.danger}
          typed={subject.typed}
          onConfirm={act}
          onClose={close}
        >
          {[subject.about].flat().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}
