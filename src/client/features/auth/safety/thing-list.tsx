import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { useSentOnce } from '../../../lib/calls/calls.ts';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { type Notice, showSuccess } from '../../../lib/notices.ts';

/** A list of things a member has several of, such as devices. */
export function ThingList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" gap="md">
      {children}
    </Stack>
  );
}

interface ThingRowProps {
  name: string;
  badge?: ReactNode;
  children: ReactNode;
  /** The label of its button; without it there is none. */
  act?: string;
  actOf?: string;
  disabled?: boolean;
  onAct?: () => void;
}

/** One of several: its name, what is known of it, and one thing to do with it. */
export function ThingRow({ name, badge, children, act, actOf, disabled = false, onAct }: ThingRowProps) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Group gap="0.125rem 0.5rem" fw={500} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
          {name}
          {badge}
        </Group>
        <Text component="div" c="dimmed" fz="sm" lh={1.5}>
          {children}
        </Text>
      </div>
      {act && (
        <ActionButton variant="default" size="sm" flex="none" px="md" aria-label={actOf} off={disabled} onClick={onAct}>
          {act}
        </ActionButton>
      )}
    </Group>
  );
}

interface DeletableListProps<Thing extends { id: unknown }> {
  /** The anchor of the part of Settings; its heading gets the focus when the row with the button is gone. */
  headingId: string;
  things: readonly Thing[];
  about: (thing: Thing) => ReactNode;
  words: {
    delete: string;
    deleteOf: (name: string) => string;
    deleteTitle: (name: string) => string;
    deleteAbout: string;
    deleting: string;
    deleted: Notice;
  };
  failed: { title: string; message: string };
  call: (input: { id: Thing['id'] }) => Promise<unknown>;
  /** Takes the deleted one out of the list. */
  onDeleted: (id: Thing['id']) => void;
}

/** Things of which each can be deleted, after a question. */
export function DeletableList<Thing extends { id: string | number; name: string }>({
  things,
  about,
  words,
  ...deletion
}: DeletableListProps<Thing>) {
  const { subject, opened, open, close } = useDialog<Thing>();
  const remove = useSentOnce({
    mutationFn: deletion.call,
    onSuccess: (_, { id }) => {
      flushSync(close);
      deletion.onDeleted(id);
      document.getElementById(deletion.headingId)?.focus({ preventScroll: true });
      showSuccess(words.deleted);
    },
    onError: tellFailure(deletion.failed),
  });
  return (
    <>
      <ThingList>
        {things.map((thing) => (
          <ThingRow
            key={thing.id}
            name={thing.name}
            act={words.delete}
            actOf={words.deleteOf(thing.name)}
            onAct={() => open(thing)}
          >
            {about(thing)}
          </ThingRow>
        ))}
      </ThingList>
      {subject && (
        <ConfirmDialog
          opened={opened}
          title={words.deleteTitle(subject.name)}
          confirm={words.delete}
          confirming={words.deleting}
          pending={remove.isPending}
          danger
          onConfirm={() => remove.mutate({ id: subject.id })}
          onClose={close}
        >
          <p>{words.deleteAbout}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
