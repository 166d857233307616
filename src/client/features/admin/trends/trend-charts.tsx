import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { type ReactNode, useId } from 'react';
import { adminTrendWords as words } from '#strings/admin/admin-trends.ts';
import type { ActiveWeek, DeliveryDay } from '../../../../shared/admin/trends.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatDay, formatLongDate, formatShortDay } from '../../../lib/time/dates.ts';
import { formatSpan } from '../../../lib/time/spans.ts';
import classes from './trends.module.css';

// The chart is not focusable, because the table below has every number.
const COMMON = {
  h: '15rem',
  classNames: { tooltip: classes.tooltip },
  accessibilityLayer: false,
  gridColor: 'var(--line)',
  textColor: 'var(--ink-soft)',
  strokeDasharray: '2 4',
} as const;
// Leaves room for the highest tick's label.
const SPACE = { margin: { top: 10 } } as const;
// The corners at the top of a bar.
const ROUNDED = { radius: [3, 3, 0, 0] as [number, number, number, number] };
// The ticks leave out the year, which the tooltip and the table show.
const AXIS = { tickFormatter: formatShortDay, minTickGap: 24, interval: 'equidistantPreserveStart' } as const;
// The tooltip has no date until the pointer is on a mark.
const titled = (write: (date: string) => string) => (date: ReactNode) =>
  typeof date === 'string' && date !== '' ? write(date) : '';

/** Outcomes of messages, a bar for each day. Failures are hatched, so that they do not depend on colour. */
export function MessagesChart({ days }: { days: readonly DeliveryDay[] }) {
  const hatch = useId();
  return (
    <BarChart
      {...COMMON}
      barChartProps={SPACE}
      type="stacked"
      dataKey="date"
      data={[...days]}
      valueFormatter={(value) => formatNumber(value)}
      xAxisProps={AXIS}
      yAxisProps={{ allowDecimals: false, width: 44 }}
      tooltipProps={{ labelFormatter: titled(formatDay) }}
      barProps={({ name }) => ({ ...ROUNDED, ...(name === 'failed' && { fill: `url(#${hatch})` }) })}
      series={[
        { name: 'sent', label: words.messages.sent, color: 'var(--series-first)' },
        { name: 'failed', label: words.messages.failed, color: 'var(--series-second)' },
        { name: 'notSent', label: words.messages.notSent, color: 'var(--series-third)' },
      ]}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect fill="var(--card)" width="6" height="6" />
          <rect fill="var(--series-second)" width="3.5" height="6" />
        </pattern>
      </defs>
    </BarChart>
  );
}

// The ticks of the axis, in seconds. Lateness is under a second on most days and under an hour on a bad day.
const TICKS = [0.1, 1, 10, 60, 600, 3_600, 36_000, 360_000];
const FIRST_TICK = TICKS[0] as number;

/** Lateness of messages, on a logarithmic scale. */
export function LatenessChart({ days }: { days: readonly DeliveryDay[] }) {
  // A logarithmic scale has no zero.
  const drawn = (seconds: number | null) => (seconds === null ? null : Math.max(seconds, FIRST_TICK));
  const data = days.map(({ date, medianSeconds, p99Seconds }) => ({
    date,
    median: drawn(medianSeconds),
    p99: drawn(p99Seconds),
  }));
  const most = Math.max(...days.map(({ p99Seconds }) => p99Seconds ?? 0));
  const above = TICKS.findIndex((tick) => tick >= most);
  const ticks = above === -1 ? TICKS : TICKS.slice(0, Math.max(above, 1) + 1);
  return (
    <LineChart
      {...COMMON}
      lineChartProps={SPACE}
      dataKey="date"
      data={data}
      curveType="linear"
      valueFormatter={(seconds) => formatSpan(seconds, 'narrow')}
      xAxisProps={AXIS}
      yAxisProps={{ scale: 'log', domain: [FIRST_TICK, ticks.at(-1) ?? 'auto'], ticks, width: 44 }}
      tooltipProps={{ labelFormatter: titled(formatDay) }}
      dotProps={{ r: 2.5 }}
      series={[
        { name: 'median', label: words.lateness.median, color: 'var(--series-first)' },
        { name: 'p99', label: words.lateness.p99, color: 'var(--series-second)', strokeDasharray: '6 3' },
      ]}
    />
  );
}

/** Active members, a bar for each week. */
export function ActivityChart({ weeks, members }: { weeks: readonly ActiveWeek[]; members: number }) {
  return (
    <BarChart
      {...COMMON}
      barChartProps={SPACE}
      dataKey="monday"
      data={[...weeks]}
      valueFormatter={(value) => formatNumber(value)}
      maxBarWidth={40}
      barProps={ROUNDED}
      xAxisProps={AXIS}
      yAxisProps={{ allowDecimals: false, domain: [0, members], width: 44 }}
      tooltipProps={{ labelFormatter: titled((monday) => `${words.activity.week} ${formatLongDate(monday)}`) }}
      series={[{ name: 'active', label: words.activity.active, color: 'var(--series-first)' }]}
    />
  );
}
