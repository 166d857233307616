import { Box, Button, Group, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Key } from 'react';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import card from '../../../components/page/section-card.module.css';
import { type Column, DataTable } from '../../../components/tables/data-table.tsx';
import { SHOWS_ERRORS } from '../../../lib/calls/failed-refetches.ts';
import { useAdminUrl } from '../admin-url.ts';

/** The options of a list's query: each visit refetches it, and the rows stay until the next page's rows are loaded. */
export const LIST_QUERY = { staleTime: 0, placeholderData: keepPreviousData, meta: SHOWS_ERRORS };

export interface ListRowsProps<Row> {
  /** The query of the list, as react-query reports it. */
  query: {
    data: { hasMore: boolean } | object | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => Promise<{ isSuccess: boolean }>;
  };
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  columns: readonly Column<Row>[];
  /** The table's caption for screen readers, and the sentence for an empty list without filters. */
  words: { caption: string; empty: string };
}

/** The rows of a list on a card, with its pages. `onMove` is called after a change of page or filters. */
export function ListRows<Row>({
  query: { data, error, isPlaceholderData: busy, refetch },
  rows,
  words,
  onMove,
  ...table
}: ListRowsProps<Row> & { onMove?: () => void }) {
  const { page, isFiltered, goToPage, clearFilters } = useAdminUrl();
  const canClear = isFiltered || page > 1;
  const hasMore = data !== undefined && 'hasMore' in data && data.hasMore;
  const changePage = (to: number) => {
    goToPage(to);
    onMove?.();
  };
  return (
    <>
      <Box className={card.card} py="0.375rem">
        {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!rows && error === null && <Skeletons heights={[2.5, 2.5, 2.5, 2.5, 2.5, 2.5]} />}
        {rows?.length === 0 && (
          <Stack align="flex-start" py="md" c="dimmed">
            <p>{canClear ? adminSharedWords.noMatch : words.empty}</p>
            {canClear && (
              <Button
                variant="default"
                onClick={() => {
                  clearFilters();
                  onMove?.();
                }}
              >
                {adminSharedWords.clear}
              </Button>
            )}
          </Stack>
        )}
        {rows && rows.length > 0 && <DataTable {...table} caption={words.caption} rows={rows} busy={busy} />}
      </Box>
      {data && (page > 1 || hasMore) && (
        <Group component="nav" aria-label={adminSharedWords.pages} justify="center" c="dimmed" fz="sm">
          <ActionButton variant="default" size="sm" inactive={page === 1 || busy} onClick={() => changePage(page - 1)}>
            {adminSharedWords.previous}
          </ActionButton>
          <span>{adminSharedWords.page(page)}</span>
          <ActionButton variant="default" size="sm" inactive={!hasMore || busy} onClick={() => changePage(page + 1)}>
            {adminSharedWords.next}
          </ActionButton>
        </Group>
      )}
    </>
  );
}
