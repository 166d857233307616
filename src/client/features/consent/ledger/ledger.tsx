import { Text, VisuallyHidden } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ledgerWords as words } from '#strings/consent/consent.ts';
import type { ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { useReadOn } from '../../../components/tables/use-read-on.ts';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { browserTimeZone } from '../../../lib/time/browser-time-zone.ts';
import { trpc } from '../../../trpc.ts';
import { toScheduleValues } from '../../schedule/week/schedule-values.ts';
import classes from './ledger.module.css';
import { LedgerDownload } from './ledger-download.tsx';
import { eachOnce } from './ledger-file.ts';
import { LedgerRow } from './ledger-row.tsx';

/** A member's rows of the consent ledger, newest first, ten at a time, and the whole of them as a file (decisions.md D30). */
export default function Ledger({ userId, record }: { userId: number; record: ConsentRecordName | null }) {
  const [pages, setPages] = useState(1);
  const about = { userId, ...(record ? { record } : {}) };
  const { client } = trpc.useUtils();
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => {
      const input = { ...about, page: index + 1 };
      return {
        queryKey: getQueryKey(trpc.alerts.consent.list, input, 'query'),
        queryFn: () => client.alerts.consent.list.query(input),
        // Each visit refetches, because the ledger may have new rows.
        staleTime: 0,
      };
    }),
  });
  const schedule = trpc.schedule.get.useQuery({ userId });
  const rows = eachOnce(results.flatMap(({ data }) => data?.events ?? []));
  const { around, ask } = useReadOn<HTMLUListElement>(rows.length);
  const last = results.at(-1);
  const failed = results.find(({ error }) => error);
  if (failed && rows.length === 0)
    return <LoadFailed error={failed.error} message={words.failed} onRetry={() => void failed.refetch()} />;
  if (!results[0]?.data || schedule.isPending) return <Skeletons heights={[1.5, 4.5, 4.5, 4.5]} />;
  if (rows.length === 0)
    return (
      <Text c="dimmed" lh={1.6} my="0.5rem 1rem">
        {words.empty}
      </Text>
    );

  // The member's own zone; where it cannot be had, the browser's is nearly always the same.
  const timeZone = schedule.data ? toScheduleValues(schedule.data, browserTimeZone()).timezone : browserTimeZone();
  return (
    <>
      <Text c="dimmed" lh={1.6} my="0.5rem 1rem">
        {words.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
      </Text>
      <ul ref={around}>
        {rows.map((row) => (
          <LedgerRow key={row.id} row={row} timeZone={timeZone} />
        ))}
      </ul>
      <VisuallyHidden role="status">{pages > 1 && !last?.isPending && words.shown(rows.length)}</VisuallyHidden>
      {failed ? (
        <LoadFailed error={failed.error} message={words.failed} onRetry={() => void failed.refetch()} />
      ) : (
        (last?.isPending || last?.data?.hasMore) && (
          <ActionButton
            variant="default"
            className={classes.more}
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
      <LedgerDownload {...about} timeZone={timeZone} />
    </>
  );
}
