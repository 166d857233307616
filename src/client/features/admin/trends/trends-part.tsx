import { Stack, Text } from '@mantine/core';
import { adminWords } from '#strings/admin/admin.ts';
import { adminTrendWords as words } from '#strings/admin/admin-trends.ts';
import type { ActiveWeek, DeliveryDay } from '../../../../shared/admin/trends.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import type { Column } from '../../../components/tables/data-table.tsx';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatLongDate, formatLongDay, formatZone } from '../../../lib/time/dates.ts';
import { formatSpan } from '../../../lib/time/spans.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { adminHref } from '../admin-url.ts';
import { PartHeading } from '../part-heading.tsx';
import { ChartCard } from './chart-card.tsx';
import { describeActivity, describeLateness, describeMessages } from './chart-summaries.ts';
import { ActivityChart, LatenessChart, MessagesChart } from './trend-charts.tsx';
import classes from './trends.module.css';

const { messages, lateness, activity } = words;

/** Charts of messages, lateness and active members over time. */
export default function TrendsPart() {
  const timezone = useMemberZone();
  const deliveries = trpc.admin.trends.deliveries.useQuery({ timezone }, { staleTime: 0 });
  const active = trpc.admin.trends.activity.useQuery({ timezone }, { staleTime: 0 });
  return (
    <Stack component="section" className={classes.part} aria-labelledby="trends">
      <PartHeading id="trends">{adminWords.lists.trends}</PartHeading>
      <Text c="dimmed" mt="-xs">
        {words.intro(formatZone(timezone))}
      </Text>
      <ChartCard
        id="messages-by-day"
        words={messages}
        query={deliveries}
        rowsOf={({ days }) => days}
        describe={({ days }) => describeMessages(days)}
        columns={MESSAGE_COLUMNS}
        rowKey={({ date }) => date}
        legend={[
          { name: messages.sent, mark: 'first' },
          { name: messages.failed, mark: 'hatch' },
          { name: messages.notSent, mark: 'third' },
        ]}
        more={({ days }) =>
          days.some(({ failed }) => failed > 0) && (
            <LineLink href={adminHref('deliveries', { status: 'failed' })}>{messages.seeFailed}</LineLink>
          )
        }
      >
        {({ days }) => <MessagesChart days={days} />}
      </ChartCard>
      <ChartCard
        id="lateness-by-day"
        words={lateness}
        query={deliveries}
        rowsOf={({ days }) => days}
        describe={({ days }) => describeLateness(days)}
        columns={LATENESS_COLUMNS}
        rowKey={({ date }) => date}
        legend={[
          { name: lateness.median, mark: 'first-line' },
          { name: lateness.p99, mark: 'second-line' },
        ]}
      >
        {({ days }) => <LatenessChart days={days} />}
      </ChartCard>
      <ChartCard
        id="activity-by-week"
        words={activity}
        query={active}
        rowsOf={({ weeks }) => weeks}
        describe={describeActivity}
        columns={WEEK_COLUMNS}
        rowKey={({ monday }) => monday}
        legend={[{ name: activity.active, mark: 'first' }]}
      >
        {(answer) => <ActivityChart {...answer} />}
      </ChartCard>
    </Stack>
  );
}

const span = (seconds: number | null) => (seconds === null ? '–' : formatSpan(seconds));

const DAY: Column<DeliveryDay> = { title: words.day, part: 'lead', cell: ({ date }) => formatLongDay(date) };

const MESSAGE_COLUMNS: Column<DeliveryDay>[] = [
  DAY,
  { title: messages.sent, short: true, cell: ({ sent }) => formatNumber(sent) },
  { title: messages.failed, short: true, cell: ({ failed }) => formatNumber(failed) },
  { title: messages.notSent, short: true, cell: ({ notSent }) => formatNumber(notSent) },
];

const LATENESS_COLUMNS: Column<DeliveryDay>[] = [
  DAY,
  { title: lateness.median, short: true, cell: ({ medianSeconds }) => span(medianSeconds) },
  { title: lateness.p99, short: true, cell: ({ p99Seconds }) => span(p99Seconds) },
];

const WEEK_COLUMNS: Column<ActiveWeek>[] = [
  { title: activity.week, part: 'lead', cell: ({ monday }) => formatLongDate(monday) },
  { title: activity.active, short: true, cell: ({ active }) => formatNumber(active) },
];
