import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Box, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dialogWords } from '#strings/app.ts';
import { useOverlay } from '../../lib/page/overlay-stack.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The button's label, such as "Delete the goal". */
  confirm: string;
  /** The button's label while the call is in flight. */
  confirming?: string;
  pending?: boolean;
  /** True when confirming deletes something. */
  danger?: boolean;
  /** True while confirming is disabled; the text then says why. */
  inactive?: boolean;
  /** The text that must be typed first, for an irreversible act. */
  typed?: string;
  /** Form fields. The field with `data-autofocus` gets the focus. */
  fields?: ReactNode;
  onConfirm: () => void;
  /** The second answer, in place of Cancel. */
  otherwise?: { label: string; onPress: () => void };
  /** A third answer, which discards something. */
  discard?: { label: string; onPress: () => void };
  /** True, the default, if closing returns the focus to the previous element. */
  returnFocus?: boolean;
  onClose: () => void;
}

/** Asks before an act that is irreversible or affects many. Escape, Back and Cancel change nothing. */
export function ConfirmDialog({
  opened,
  title,
  children,
  pending = false,
  returnFocus = true,
  onClose,
  ...form
}: ConfirmDialogProps) {
  const close = pending ? () => {} : onClose;
  useOverlay(opened, close);
  return (
    <Modal.Root opened={opened} onClose={close} returnFocus={returnFocus} classNames={classes}>
      <Modal.Overlay />
      {/* Mantine moves the focus into the dialog shortly after it opened, so a closing one is inert. */}
      <Modal.Content inert={!opened}>
        <Modal.Body>
          <Modal.Title tabIndex={-1} data-autofocus={form.fields ? undefined : true}>
            {title}
          </Modal.Title>
          <Stack gap="xs" mt="xs" c="dimmed" lh="md">
            {children}
          </Stack>
          {opened && <DialogForm {...form} pending={pending} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type DialogFormProps = Omit<ConfirmDialogProps, 'opened' | 'title' | 'children' | 'returnFocus'>;

function DialogForm({ confirm, confirming = confirm, pending = false, inactive = false, ...form }: DialogFormProps) {
  const { danger, typed, fields, otherwise, discard, onConfirm, onClose } = form;
  const [text, setText] = useState('');
  const ready = !inactive && (typed === undefined || text.trim() === typed);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles the event to a form around the dialog.
        event.stopPropagation();
        if (ready && !pending) onConfirm();
      }}
    >
      {fields && <Box mt="md">{fields}</Box>}
      {typed !== undefined && (
        <TextInput
          label={dialogWords.type(typed)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mt="md"
        />
      )}
      <div className={classes.buttons}>
        <ActionButton
          type="submit"
          color={danger ? 'danger' : undefined}
          inactive={!ready}
          busy={pending && confirming}
        >
          {confirm}
        </ActionButton>
        <ActionButton variant="default" inactive={pending} onClick={otherwise?.onPress ?? onClose}>
          {otherwise?.label ?? dialogWords.cancel}
        </ActionButton>
        {discard && (
          <ActionButton variant="subtle" color="danger" inactive={pending} onClick={discard.onPress}>
            {discard.label}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
