import { Stack, type StackProps, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pages } from '../../lib/calls/use-pages.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import { LoadFailed } from '../messages/load-failed.tsx';

interface PagedListProps extends StackProps {
  pages: Omit<Pages<unknown>, 'loaded'>;
  /** The number of rows among the children, each marked by `data-row`. */
  shown: number;
  words: { more: string; loading: string; failed: string; shown: (count: number) => string };
  children: ReactNode;
}

/**
 * The rows of a list that loads page by page, and the button that loads more. A press moves the focus to the first new row,
 * or to its title, because the button disappears after the last page.
 */
export function PagedList({ pages, shown, words, children, ...props }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState<number | null>(null);
  const request = useRef<{ shown: number; focused: Element | null } | null>(null);
  useEffect(() => {
    if (request.current === null || shown <= request.current.shown) return;
    const { shown: before, focused } = request.current;
    request.current = null;
    setAnnounced(shown);
    const { activeElement, body } = document;
    // The member may have moved the focus in the meantime.
    if (activeElement !== focused && activeElement !== body) return;
    const row = list.current?.querySelectorAll<HTMLElement>('[data-row]')[before];
    const target = row?.querySelector<HTMLElement>('[tabindex="-1"]') ?? row;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Stack ref={list} gap="1.5rem" align="flex-start" {...props}>
      {children}
      <VisuallyHidden role="status">{announced === shown && words.shown(shown)}</VisuallyHidden>
      {pages.error !== null && (
        <LoadFailed error={pages.error} message={words.failed} onRetry={() => void pages.refetch()} />
      )}
      {pages.error === null && (pages.hasMore || pages.isLoadingMore) && (
        <ActionButton
          variant="default"
          busy={pages.isLoadingMore && words.loading}
          onClick={() => {
            request.current = { shown, focused: document.activeElement };
            pages.loadMore();
          }}
        >
          {words.more}
        </ActionButton>
      )}
    </Stack>
  );
}
