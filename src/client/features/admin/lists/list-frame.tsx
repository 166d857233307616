import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { useScreenHeading } from '../../../lib/page/navigation.ts';
import { usePlace } from '../place.ts';
import classes from './list-frame.module.css';
import { ListPages } from './list-pages.tsx';

const words = adminListWords;

/** The state of a list's call, as react-query reports it. */
interface Loading {
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface ListFrameProps<Row> {
  title: string;
  intro?: ReactNode;
  filters?: ReactNode;
  /** The filters that are set, by which nothing may match. */
  filtered?: boolean;
  loading: Loading;
  /** The loaded rows; undefined before the first answer. */
  found: { rows: readonly Row[]; hasMore: boolean } | undefined;
  empty: string;
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** A list under its heading: what narrows it, its rows, and the way through its pages. */
export function ListFrame<Row>({
  title,
  intro,
  filters,
  filtered = false,
  loading,
  found,
  empty,
  children,
}: ListFrameProps<Row>) {
  const heading = useScreenHeading();
  const { page, turnTo, narrow } = usePlace();
  const [refreshed, setRefreshed] = useState(0);
  const kept = useFocusKept(heading, found?.rows);
  const busy = loading.isPlaceholderData;
  const turn = (to: number) => {
    turnTo(to);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={classes.list} aria-labelledby="list" {...kept}>
      <div className={classes.head}>
        <h2 id="list" ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconRefresh aria-hidden size={18} stroke={1.7} />}
          onClick={() => void loading.refetch().then(() => setRefreshed(refreshed + 1))}
        >
          {words.refresh}
        </Button>
        <VisuallyHidden role="status" key={refreshed}>
          {refreshed > 0 && words.refreshed}
        </VisuallyHidden>
      </div>
      {intro && <div className={classes.intro}>{intro}</div>}
      {filters}
      <div className={classes.card}>
        {loading.error !== null && <LoadFailed error={loading.error} onRetry={() => void loading.refetch()} />}
        {!found ? (
          loading.error === null && (
            <div className={classes.waiting}>
              <Skeletons heights={[2.5, 2.5, 2.5, 2.5, 2.5, 2.5]} />
            </div>
          )
        ) : found.rows.length === 0 ? (
          <div className={classes.empty}>
            <p>{filtered || page > 1 ? words.noMatch : empty}</p>
            {(filtered || page > 1) && (
              <Button
                variant="default"
                onClick={() => {
                  narrow({ status: '', channel: '', role: '', q: '' });
                  heading.current?.focus();
                }}
              >
                {words.clear}
              </Button>
            )}
          </div>
        ) : (
          children(found.rows, busy)
        )}
      </div>
      {found && <ListPages page={page} hasMore={found.hasMore} busy={busy} onTurn={turn} />}
    </section>
  );
}

/** Keeps focus in the list where the row that had it is gone with what was done to it. */
function useFocusKept(heading: RefObject<HTMLElement | null>, rows: unknown) {
  const inside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what may have taken the focus away
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [rows, heading]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Of an element that is taken away nobody says where the focus went.
      if (relatedTarget) inside.current = false;
    },
  };
}
