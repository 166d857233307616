import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { slotWords as words } from '#strings/alerts/slots.ts';
import { settingsWords } from '#strings/settings.ts';
import type { SlotFilter, SlotRecord } from '../../../../shared/alerts/slots.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Bones } from '../../../components/loading/bones.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { SteadyRows } from '../../../components/tables/steady-rows.tsx';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { VisuallyHidden } from '../../../components/text/visually-hidden.tsx';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { browserTimeZone } from '../../../lib/time/browser-time-zone.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useInboxEvents } from '../inbox/use-inbox-events.ts';
import { SlotRow } from './slot-row.tsx';
import classes from './slots.module.css';

const PAGE_SIZE = 6;
const DAY_MS = 86_400_000;
const FILTERS = Object.entries(words.filters).map(([value, label]) => ({ value, label }));

/** What became of each of the member's slots, by day, the latest first. */
export default function SlotsPart() {
  const { account } = useMember();
  const week = trpc.schedule.get.useQuery({ userId: account.id });
  const timeZone = week.data?.[0]?.timezone ?? browserTimeZone();
  const [show, setShow] = useState<SlotFilter>('all');
  return (
    <SectionCard
      id="sent"
      title={settingsWords.sent}
      intro={
        <>
          {words.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
        </>
      }
    >
      <NativeSelect
        className={classes.filter}
        label={words.show}
        data={FILTERS}
        value={show}
        rightSection={<IconChevronDown aria-hidden size={18} stroke={1.7} />}
        onChange={(event) => setShow(event.currentTarget.value as SlotFilter)}
      />
      <div className={classes.list}>
        <Slots key={show} userId={account.id} show={show} timeZone={timeZone} />
      </div>
    </SectionCard>
  );
}

function Slots({ userId, show, timeZone }: { userId: number; show: SlotFilter; timeZone: string }) {
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
  const last = results.at(-1);
  const failed = results.find(({ error }) => error);
  const retry = () => void failed?.refetch();
  if (slots.length === 0 && failed) return <LoadFailed error={failed.error} message={words.failed} onRetry={retry} />;
  if (!results[0]?.data) return <Bones heights={[1.5, 5, 5, 5]} />;
  if (slots.length === 0) return <p className={classes.empty}>{words.empty[show]}</p>;
  const now = Date.now();
  const today = localDateOf(new Date(now), timeZone);
  return (
    <>
      <SteadyRows rows={slots}>
        {groupByDay(slots, timeZone).map(([localDate, ofDay]) => (
          <section key={localDate} className={classes.day} aria-labelledby={`sent-${localDate}`}>
            <h3 id={`sent-${localDate}`}>{nameDay(localDate, now, timeZone)}</h3>
            <ul>
              {ofDay.map((slot) => (
                <SlotRow key={slot.id} slot={slot} timeZone={timeZone} now={now} isToday={localDate === today} />
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
          <ActionButton variant="default" off={last.isPending} onClick={() => setPages(pages + 1)}>
            {last.isPending ? words.loading : words.more}
          </ActionButton>
        )
      )}
    </>
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
