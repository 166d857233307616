import type { ButtonProps } from '@mantine/core';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../components/dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../../components/dialogs/use-dialog.ts';

interface ActButtonProps<Input> extends ButtonProps {
  label: string;
  /** The label with the row it is about, for screen readers: a list holds many buttons of one label. */
  fullLabel?: string;
  /** The label while the call is in flight. */
  busyLabel: string;
  /** The call as react-query reports it. Its own handlers tell how it ended. */
  call: { isPending: boolean; mutateAsync: (input: Input) => Promise<unknown> };
  input: Input;
  /** The question that is asked first. `danger` is true where something is lost, `typed` must be typed to confirm. */
  ask?: { title: string; about: string; confirm: string; danger?: boolean; typed?: string };
}

/** A button that makes one call of an administrator, and asks first where it has a question. */
export function ActButton<Input>({ label, fullLabel, busyLabel, call, input, ask, ...look }: ActButtonProps<Input>) {
  const { subject, opened, open, close } = useDialog<typeof ask>();
  const act = () => void call.mutateAsync(input).then(close, close);
  return (
    <>
      <ActionButton
        variant="default"
        {...look}
        aria-label={call.isPending ? undefined : fullLabel}
        off={call.isPending}
        busy={call.isPending && !ask && busyLabel}
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
          pending={call.isPending}
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
