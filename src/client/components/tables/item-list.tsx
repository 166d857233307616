import { Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { type Notice, showSuccess } from '../../lib/notices.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import { ConfirmDialog } from '../dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';

/** A list of a member's items, such as devices. */
export function ItemList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" gap="md">
      {children}
    </Stack>
  );
}

interface ItemRowProps {
  name: string;
  badge?: ReactNode;
  children: ReactNode;
  /** The label of the button; undefined for no button. */
  act?: string;
  actOf?: string;
  disabled?: boolean;
  onAct?: () => void;
}

/** An item: its name, its details and one button. */
export function ItemRow({ name, badge, children, act, actOf, disabled = false, onAct }: ItemRowProps) {
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

interface DeletableListProps<Item extends { id: unknown }> {
  /** The id of the heading that gets the focus after an item and its button disappear. */
  headingId: string;
  items: readonly Item[];
  about: (item: Item) => ReactNode;
  words: {
    delete: string;
    deleteOf: (name: string) => string;
    deleteTitle: (name: string) => string;
    deleteAbout: string;
    deleting: string;
    deleted: Notice;
  };
  failed: { title: string; message: string };
  call: (input: { id: Item['id'] }) => Promise<unknown>;
  /** Removes the deleted item from the cached list. */
  onDeleted: (id: Item['id']) => void;
}

/** A list whose items can be deleted after a confirmation. */
export function DeletableList<Item extends { id: string | number; name: string }>({
  items,
  about,
  words,
  ...deletion
}: DeletableListProps<Item>) {
  const { subject, opened, open, close } = useDialog<Item>();
  const remove = useMutation({
    mutationFn: deletion.call,
    onSuccess: (_, { id }) => {
      flushSync(close);
      deletion.onDeleted(id);
      document.getElementById(deletion.headingId)?.focus({ preventScroll: true });
      showSuccess(words.deleted);
    },
    onError: showCallError(deletion.failed),
  });
  return (
    <>
      <ItemList>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            name={item.name}
            act={words.delete}
            actOf={words.deleteOf(item.name)}
            onAct={() => open(item)}
          >
            {about(item)}
          </ItemRow>
        ))}
      </ItemList>
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
