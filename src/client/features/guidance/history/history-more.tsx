import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { historyWords } from '#strings/guidance/history.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { entryTitleId } from '../entry/entry-ids.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

const words = historyWords;

interface HistoryMoreProps {
  query: HistoryQuery;
  hasMore: boolean;
  label: string;
  /** Told the first entry that came. */
  onCame: (first: number) => void;
}

/** Brings the next page; a page that does not come is said here, and what is loaded stays. */
export function HistoryMore({ query, hasMore, label, onCame }: HistoryMoreProps) {
  const { mutate, isPending, error } = useLoadMore(query);
  const [came, setCame] = useState(0);
  const goOnWith = useRef<number | null>(null);
  // Reading goes on with what came, which also holds when the button goes with the last page. The cards may stand here
  // a moment later than the word that they came.
  useEffect(() => {
    if (goOnWith.current === null) return;
    const title = document.getElementById(entryTitleId(goOnWith.current));
    if (!title) return;
    goOnWith.current = null;
    title.focus({ preventScroll: true });
  });

  const load = () =>
    mutate(undefined, {
      onSuccess({ first, count }) {
        if (!first) return;
        goOnWith.current = first.id;
        onCame(first.id);
        setCame(count);
      },
    });
  return (
    <Stack gap={0} align="center">
      {error && !isPending ? (
        <LoadFailed error={error} message={words.moreFailed} onRetry={load} />
      ) : (
        hasMore && (
          <ActionButton variant="default" off={isPending} onClick={load}>
            {isPending ? words.loading : label}
          </ActionButton>
        )
      )}
      <VisuallyHidden role="status">{came > 0 && words.arrived(came)}</VisuallyHidden>
    </Stack>
  );
}
