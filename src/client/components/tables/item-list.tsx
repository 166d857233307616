import { Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import type { Toast } from '../../lib/toast.ts';
import { showSuccess } from '../../lib/toasts.ts';
import { MutationButton, type MutationButtonProps } from '../buttons/mutation-button.tsx';

/** A list of a member's items, such as devices. */
export function ItemList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" gap="md">
      {children}
    </Stack>
  );
}

interface ItemRowProps<Input> {
  /** For a row that gets the focus. */
  id?: string | undefined;
  name: string;
  badge?: ReactNode;
  children: ReactNode;
  /** The item's button; undefined for none. */
  button?: MutationButtonProps<Input> | undefined;
}

/** An item: its name, its details and one button. */
export function ItemRow<Input>({ id, name, badge, children, button }: ItemRowProps<Input>) {
  return (
    <Group component="li" id={id} tabIndex={id === undefined ? undefined : -1} justify="space-between" wrap="nowrap">
      <div>
        <Group gap="0.125rem 0.5rem" fw={500} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
          {name}
          {badge}
        </Group>
        <Text component="div" c="dimmed" fz="sm" lh={1.5}>
          {children}
        </Text>
      </div>
      {button && <MutationButton size="sm" flex="none" px="md" {...button} />}
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
    deleted: Toast;
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
  const remove = useMutation({ mutationFn: deletion.call, onError: showCallError(deletion.failed) });
  const onDone = (id: Item['id']) => {
    deletion.onDeleted(id);
    document.getElementById(deletion.headingId)?.focus({ preventScroll: true });
    showSuccess(words.deleted);
  };
  return (
    <ItemList>
      {items.map((item) => (
        <ItemRow
          key={item.id}
          name={item.name}
          button={{
            mutation: remove,
            input: { id: item.id },
            label: words.delete,
            fullLabel: words.deleteOf(item.name),
            busyLabel: words.deleting,
            ask: {
              title: words.deleteTitle(item.name),
              about: words.deleteAbout,
              confirm: words.delete,
              danger: true,
            },
            onDone: () => onDone(item.id),
          }}
        >
          {about(item)}
        </ItemRow>
      ))}
    </ItemList>
  );
}
