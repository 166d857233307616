import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { historyWords as words } from '#strings/guidance/history.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { entryTitleId } from '../entry/entry-ids.ts';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

interface HistoryMoreProps {
  query: HistoryQuery;
  list: HistoryList;
  label: string;
}

/** Brings the next page; a page that does not come is said here, and what is loaded stays. */
export function HistoryMore({ query, list, label }: HistoryMoreProps) {
  const { mutate, isPending, error, data: came } = useLoadMore(query);
  const focused = useRef(came);
  // Reading goes on with the first entry that came, which also holds when the button goes with the last page.
  useEffect(() => {
    const first = came?.first?.id;
    if (first === undefined || came === focused.current || !list.entries.some(({ id }) => id === first)) return;
    focused.current = came;
    document.getElementById(entryTitleId(first))?.focus({ preventScroll: true });
  }, [came, list]);
  return (
    <Stack gap={0} align="center">
      {error && !isPending ? (
        <LoadFailed error={error} message={words.moreFailed} onRetry={mutate} />
      ) : (
        list.hasMore && (
          <ActionButton variant="default" off={isPending} onClick={() => mutate()}>
            {isPending ? words.loading : label}
          </ActionButton>
        )
      )}
      <VisuallyHidden role="status">{came && came.count > 0 && words.arrived(came.count)}</VisuallyHidden>
    </Stack>
  );
}
