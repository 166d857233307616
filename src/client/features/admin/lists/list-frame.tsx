import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { PartHeading } from '../part-heading.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';

interface ListFrameProps<Row> extends ListRowsProps<Row> {
  words: { title: string } & ListRowsProps<Row>['words'];
  intro?: ReactNode;
  /** Content above the rows: filters, or a form that adds a row. */
  above?: ReactNode;
}

/** A list with its heading, filters, rows and pages. */
export function ListFrame<Row>({ intro, above, ...list }: ListFrameProps<Row>) {
  const [refreshed, setRefreshed] = useState(false);
  return (
    <Stack component="section" gap="sm" aria-labelledby="list">
      <Group justify="space-between" gap="0 1rem">
        <PartHeading id="list">{list.words.title}</PartHeading>
        <Button
          variant="subtle"
          size="sm"
          px="sm"
          mr="-sm"
          leftSection={<IconRefresh aria-hidden size={18} stroke={1.7} />}
          onClick={() => {
            setRefreshed(false);
            void list.query.refetch().then(({ isSuccess }) => setRefreshed(isSuccess));
          }}
        >
          {adminSharedWords.refresh}
        </Button>
        <VisuallyHidden role="status">{refreshed && adminSharedWords.refreshed}</VisuallyHidden>
      </Group>
      {intro && (
        <Text component="div" c="dimmed" mt="-xs">
          {intro}
        </Text>
      )}
      {above}
      <ListRows
        {...list}
        onMove={() => {
          const heading = document.getElementById('list');
          heading?.focus({ preventScroll: true });
          heading?.scrollIntoView({ block: 'start' });
        }}
      />
    </Stack>
  );
}
