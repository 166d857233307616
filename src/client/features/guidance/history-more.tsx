import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { historyWords } from '#strings/history.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { entryTitleId } from './entry-ids.ts';
import classes from './history-more.module.css';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

const words = historyWords;

interface HistoryMoreProps {
  query: HistoryQuery;
  hasMore: boolean;
  label: string;
}

/** Brings the next page; a page that does not come is said here, and what is loaded stays. */
export function HistoryMore({ query, hasMore, label }: HistoryMoreProps) {
  const { mutate, isPending, error } = useLoadMore(query);
  const [came, setCame] = useState<{ first: number; count: number } | null>(null);
  // Reading goes on with what came, which also holds when the button goes with the last page.
  useEffect(() => {
    if (came) document.getElementById(entryTitleId(came.first))?.focus({ preventScroll: true });
  }, [came]);

  const load = () =>
    mutate(undefined, { onSuccess: ({ first, count }) => first && setCame({ first: first.id, count }) });
  return (
    <div className={classes.more}>
      {error && !isPending ? (
        <LoadFailed error={error} message={words.moreFailed} onRetry={load} />
      ) : (
        hasMore && (
          <Button variant="default" disabled={isPending} onClick={load}>
            {isPending ? words.loading : label}
          </Button>
        )
      )}
      <VisuallyHidden role="status">{came && words.arrived(came.count)}</VisuallyHidden>
    </div>
  );
}
