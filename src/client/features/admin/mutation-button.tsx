import type { ButtonProps } from '@mantine/core';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../components/dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../../components/dialogs/use-dialog.ts';

interface MutationButtonProps<Input> extends ButtonProps {
  label: string;
  /** The label with the name of the row, for screen readers, because a list has many buttons with one label. */
  fullLabel?: string;
  /** The label while it is pending. */
  busyLabel: string;
  /** The mutation. Its own handlers show the outcome. */
  mutation: { isPending: boolean; mutateAsync: (input: Input) => Promise<unknown> };
  input: Input;
  /** The confirmation to ask for. `danger` is true if something is lost; `typed` must be typed to confirm. */
  ask?: { title: string; about: string; confirm: string; danger?: boolean; typed?: string };
}

/** A button that runs a mutation of an administrator, after a confirmation if `ask` is set. */
export function MutationButton<Input>({
  label,
  fullLabel,
  busyLabel,
  mutation,
  input,
  ask,
  ...look
}: MutationButtonProps<Input>) {
  const { subject, opened, open, close } = useDialog<typeof ask>();
  const act = () => void mutation.mutateAsync(input).then(close, close);
  return (
    <>
      <ActionButton
        variant="default"
        {...look}
        aria-label={mutation.isPending ? undefined : fullLabel}
        off={mutation.isPending}
        busy={mutation.isPending && !ask && busyLabel}
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
          <p>{subject.about}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
