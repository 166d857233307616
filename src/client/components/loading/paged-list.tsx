import { Stack, type StackProps, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { loadErrorWords } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import type { Pages } from '../../lib/calls/use-pages.ts';
import { ActionButton } from '../buttons/action-button.tsx';

interface PagedListProps extends StackProps {
  pages: Omit<Pages<unknown>, 'loaded'>;
  /** The number of rows among the children, each marked by `data-row`. */
  shown: number;
  words: { more: string; loading: string; failed: string; shown: (count: number) => string };
  children: ReactNode;
}

/**
 * The rows of a list that loads page by page, and one button that loads more or retries. A press moves the focus to the
 * first new row, or to its title, because the button disappears after the last page.
 */
export function PagedList({ pages, shown, words, children, ...props }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [announced, setAnnounced] = useState<number | null>(null);
  const rowsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = rowsBefore.current;
    if (before === null || (shown <= before && button.current)) return;
    rowsBefore.current = null;
    if (shown > before) setAnnounced(shown);
    const { activeElement, body } = document;
    // The member may have moved the focus in the meantime.
    if (activeElement !== button.current && activeElement !== body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows[before] ?? rows.at(-1);
    const target = row?.querySelector<HTMLElement>('[tabindex="-1"]') ?? row;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  const { error, hasMore, isLoadingMore, loadMore, refetch } = pages;
  const failed = error !== null;
  return (
    <Stack ref={list} gap="1.5rem" align="flex-start" {...props}>
      {children}
      <VisuallyHidden role="status">{announced === shown && words.shown(shown)}</VisuallyHidden>
      {failed && (
        <Text role="alert" c="dimmed">
          {readServerError(error).message ?? words.failed}
        </Text>
      )}
      {(failed || hasMore || isLoadingMore) && (
        <ActionButton
          ref={button}
          variant="default"
          busy={isLoadingMore && words.loading}
          onClick={() => {
            rowsBefore.current = shown;
            if (failed) void refetch();
            else loadMore();
          }}
        >
          {failed ? loadErrorWords.retry : words.more}
        </ActionButton>
      )}
    </Stack>
  );
}
