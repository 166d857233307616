import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { slotWords as words } from '#strings/alerts/slots.ts';
import type { SlotFilter, SlotRecord } from '../../../../shared/alerts/slots.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SteadyRows } from '../../../components/tables/steady-rows.tsx';
import { useReadOn } from '../../../components/tables/use-read-on.ts';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useInboxEvents } from '../inbox/use-inbox-events.ts';
import type { ReasonReader } from '../reasons/delivery-reason.ts';
import { SlotRow } from './slot-row.tsx';
import classes from './slots.module.css';

const PAGE_SIZE = 6;
const DAY_MS = 86_400_000;

interface SlotsListProps {
  userId: number;
  show: SlotFilter;
  timeZone: string;
  reader: ReasonReader;
  /** The sentence shown when there are no slots. */
  empty: string;
}

/** A member's slots by day, the latest first, a page at a time. */
export function SlotsList({ userId, show, timeZone, reader, empty }: SlotsListProps) {
  const [pages, setPages] = useState(1);
  const { client } = trpc.useUtils();
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => {
      const input = { userId, show, page: index + 1, limit: PAGE_SIZE };
      return {
        queryKey: getQueryKey(trpc.alerts.history.slots, input, 'query'),
        queryFn: () => client.alerts.history.slots.query(input),
        staleTime: 0,
      };
    }),
  });
  useInboxEvents(() => {
    for (const { refetch } of results) void refetch();
  });
  // A slot that is added meanwhile moves the others on by one.
  const slots = [...new Map(results.flatMap(({ data }) => data?.slots ?? []).map((slot) => [slot.id, slot])).values()];
  const { around, ask } = useReadOn<HTMLDivElement>(slots.length);
  const last = results.at(-1);
  const failed = results.find(({ error }) => error);
  const retry = () => void failed?.refetch();
  if (slots.length === 0 && failed) return <LoadFailed error={failed.error} message={words.failed} onRetry={retry} />;
  if (!results[0]?.data) return <Skeletons heights={[1.5, 5, 5, 5]} />;
  if (slots.length === 0) return <Text c="dimmed">{empty}</Text>;
  const now = Date.now();
  const today = localDateOf(new Date(now), timeZone);
  return (
    <Stack ref={around} gap="1.5rem" align="flex-start" w="100%">
      <SteadyRows rows={slots}>
        {groupByDay(slots, timeZone).map(([localDate, ofDay]) => (
          <section key={localDate} className={classes.day} aria-labelledby={`sent-${localDate}`}>
            <h3 id={`sent-${localDate}`}>{nameDay(localDate, now, timeZone)}</h3>
            <ul>
              {ofDay.map((slot) => (
                <SlotRow
                  key={slot.id}
                  slot={slot}
                  timeZone={timeZone}
                  now={now}
                  isToday={localDate === today}
                  reader={reader}
                />
              ))}
            </ul>
          </section>
        ))}
      </SteadyRows>
      <VisuallyHidden role="status">{pages > 1 && !last?.isPending && words.shown(slots.length)}</VisuallyHidden>
      {failed ? (
        <LoadFailed error={failed.error} message={words.failed} onRetry={retry} />
      ) : (
        (last?.isPending || last?.data?.hasMore) && (
          <ActionButton
            variant="default"
            off={last.isPending}
            onClick={() => {
              ask();
              setPages(pages + 1);
            }}
          >
            {last.isPending ? words.loading : words.more}
          </ActionButton>
        )
      )}
    </Stack>
  );
}

function groupByDay(slots: readonly SlotRecord[], timeZone: string): [string, SlotRecord[]][] {
  return [...Map.groupBy(slots, ({ at }) => localDateOf(at, timeZone))];
}

function nameDay(localDate: string, now: number, timeZone: string): string {
  const dayFromNow = (days: number) => localDateOf(new Date(now + days * DAY_MS), timeZone);
  if (localDate === dayFromNow(0)) return words.today;
  if (localDate === dayFromNow(1)) return words.tomorrow;
  return localDate === dayFromNow(-1) ? words.yesterday : formatDay(localDate);
}
