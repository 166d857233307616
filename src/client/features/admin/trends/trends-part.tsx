import { Text } from '@mantine/core';
import { adminWords } from '#strings/admin/admin.ts';
import { adminTrendWords as words } from '#strings/admin/admin-trends.ts';
import { locale } from '#strings/locale.ts';
import type { ActiveWeek, DeliveryDay } from '../../../../shared/admin/trends.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import type { Column } from '../../../components/tables/data-table.tsx';
import { useScreenHeading } from '../../../lib/page/navigation.ts';
import { formatLongDate, formatLongDay, formatZone } from '../../../lib/time/dates.ts';
import { formatSpan } from '../../../lib/time/spans.ts';
import { trpc } from '../../../trpc.ts';
import list from '../lists/list-frame.module.css';
import { useAdminZone } from '../moment.tsx';
import { placeHref } from '../place.ts';
import { describeActivity, describeLateness, describeMessages } from './findings.ts';
import { PlotCard } from './plot-card.tsx';
import { ActivityPlot, LatenessPlot, MessagesPlot } from './plots.tsx';
import classes from './trends.module.css';

const { messages, lateness, activity } = words;

/** Messages, lateness and active members over time, drawn and in words. */
export default function TrendsPart() {
  const heading = useScreenHeading();
  const timezone = useAdminZone();
  const deliveries = trpc.admin.trends.deliveries.useQuery({ timezone });
  const active = trpc.admin.trends.activity.useQuery({ timezone });
  const days = deliveries.data?.days;
  const hasFailed = days?.some(({ failed }) => failed > 0);
  return (
    <section className={classes.part} aria-labelledby="trends">
      <h2 id="trends" ref={heading} tabIndex={-1} className={list.title}>
        {adminWords.lists.trends}
      </h2>
      <Text c="dimmed" mt="-xs">
        {words.intro(formatZone(timezone))}
      </Text>
      <PlotCard
        {...{ id: 'messages-by-day', title: messages.title, intro: messages.intro, caption: messages.caption }}
        loading={deliveries}
        rows={days}
        finding={describeMessages(days ?? [])}
        none={messages.none}
        columns={MESSAGE_COLUMNS}
        rowKey={({ date }) => date}
        legend={[
          { name: messages.sent, mark: 'first' },
          { name: messages.failed, mark: 'hatch' },
          { name: messages.notSent, mark: 'third' },
        ]}
        more={
          hasFailed && <LineLink href={placeHref('deliveries', { status: 'failed' })}>{messages.seeFailed}</LineLink>
        }
      >
        {(rows) => <MessagesPlot days={rows} />}
      </PlotCard>
      <PlotCard
        {...{ id: 'lateness-by-day', title: lateness.title, intro: lateness.intro, caption: lateness.caption }}
        loading={deliveries}
        rows={days}
        finding={describeLateness(days ?? [])}
        none={lateness.none}
        columns={LATENESS_COLUMNS}
        rowKey={({ date }) => date}
        legend={[
          { name: lateness.median, mark: 'first-line' },
          { name: lateness.p99, mark: 'second-line' },
        ]}
      >
        {(rows) => <LatenessPlot days={rows} />}
      </PlotCard>
      <PlotCard
        {...{ id: 'activity-by-week', title: activity.title, intro: activity.intro, caption: activity.caption }}
        loading={active}
        rows={active.data?.weeks}
        finding={active.data ? describeActivity(active.data) : null}
        none={activity.none}
        columns={WEEK_COLUMNS}
        rowKey={({ monday }) => monday}
        legend={[{ name: activity.active, mark: 'first' }]}
      >
        {(rows) => <ActivityPlot weeks={rows} members={active.data?.members ?? 0} />}
      </PlotCard>
    </section>
  );
}

const figure = (count: number) => count.toLocaleString(locale.dates);
const span = (seconds: number | null) => (seconds === null ? '–' : formatSpan(seconds));

const DAY: Column<DeliveryDay> = { title: words.day, part: 'lead', cell: ({ date }) => formatLongDay(date) };

const MESSAGE_COLUMNS: Column<DeliveryDay>[] = [
  DAY,
  { title: messages.sent, short: true, cell: ({ sent }) => figure(sent) },
  { title: messages.failed, short: true, cell: ({ failed }) => figure(failed) },
  { title: messages.notSent, short: true, cell: ({ notSent }) => figure(notSent) },
];

const LATENESS_COLUMNS: Column<DeliveryDay>[] = [
  DAY,
  { title: lateness.median, short: true, cell: ({ medianSeconds }) => span(medianSeconds) },
  { title: lateness.p99, short: true, cell: ({ p99Seconds }) => span(p99Seconds) },
];

const WEEK_COLUMNS: Column<ActiveWeek>[] = [
  { title: activity.week, part: 'lead', cell: ({ monday }) => formatLongDate(monday) },
  { title: activity.active, short: true, cell: ({ active }) => figure(active) },
];
