import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { historyWords as words } from '#strings/guidance/history.ts';
import { entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

interface HistoryLoadMoreProps {
  query: HistoryQuery;
  list: HistoryList;
  label: string;
}

/** Loads the next page on a press. A failed load shows an error here and keeps the loaded entries. */
export function HistoryLoadMore({ query, list, label }: HistoryLoadMoreProps) {
  const { mutate, isPending, error, data: added } = useLoadMore(query);
  const focused = useRef(added);
  // Focus the first added entry. The last page removes the button, which would lose the focus.
  useEffect(() => {
    const first = added?.first?.id;
    if (first === undefined || added === focused.current || !list.entries.some(({ id }) => id === first)) return;
    focused.current = added;
    document.getElementById(entryTitleId(first))?.focus({ preventScroll: true });
  }, [added, list]);
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
      <VisuallyHidden role="status">{added && added.count > 0 && words.arrived(added.count)}</VisuallyHidden>
    </Stack>
  );
}
