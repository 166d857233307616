import type SqliteClient from 'better-sqlite3';
import type { ReceivedMessage } from '../../../src/server/testing/doubles/provider-double.ts';
import { CHANNELS } from '../../../src/shared/channels/channels.ts';
import { SECOND_MS } from '../../../src/shared/schedule/durations.ts';
import { quantile, type Row } from '../table.ts';
import type { Hold } from './loop-watch.ts';
import { type Measured, SHARED_BY } from './members.ts';

/** The longest that background work should hold the event loop, in milliseconds. */
const MAX_HOLD_MS = 20;

/** The outcome of one message in the database. */
export interface DeliveryRow {
  channel: Measured;
  address: string;
  status: string;
  error_code: string | null;
  finished_at: number | null;
}

/** Reads the messages of a slot, each with its address. */
export function readDeliveries(database: SqliteClient.Database, slot: number): DeliveryRow[] {
  return database
    .prepare<[number], DeliveryRow>(
      `SELECT d.channel, coalesce(a.address, u.email) AS address, d.status, d.error_code, d.finished_at
       FROM deliveries d JOIN users u ON u.id = d.user_id LEFT JOIN alert_addresses a ON a.id = d.address_id
       WHERE d.due_at = ? AND d.channel <> 'app'`,
    )
    .all(slot);
}

/** A channel's messages after a run. */
interface ChannelRun {
  channel: Measured;
  /** The number of members due. */
  due: number;
  slot: number;
  rows: readonly DeliveryRow[];
  /** The messages that the provider accepted. */
  received: readonly ReceivedMessage[];
}

/** Describes a channel's messages: how many were sent, lost and duplicated, how late, and how fast. */
export function channelRow({ channel, due, slot, rows, received }: ChannelRun): Row {
  const sent = rows.filter(({ status }) => status === 'sent');
  const late = sent.map((row) => Math.max(0, (row.finished_at ?? Number.NaN) - slot) / SECOND_MS);
  const duplicates = countDuplicates(received, channel, due);
  const lost = Math.max(0, due - (received.length - duplicates));
  const { site, address } = CHANNELS[channel].limits.perSecond;
  const [inAll, toOne] = [maxPerSecond(received), maxToOnePerSecond(received)];
  const isTooFast = inAll > (site ?? Number.POSITIVE_INFINITY) || toOne > (address ?? Number.POSITIVE_INFINITY);
  return {
    what: `${channel}: ${due.toLocaleString('en-US')} members due at once; sent, lost, duplicates`,
    measured: [`${sent.length}, ${lost}, ${duplicates}`, ...describeUnsent(rows)].join('; '),
    reference: `late p50 ${quantile(late, 0.5).toFixed(1)} s, last ${quantile(late, 1).toFixed(1)} s; most in a second ${inAll} (${site ?? 'no limit'}), to one address ${toOne} (${address ?? 'no limit'})`,
    goal: 'lost 0, duplicates 0, rates kept',
    missed: lost > 0 || duplicates > 0 || isTooFast,
  };
}

/** Describes the messages to members who had reached the day's limit before (rules.md C11). */
export function limitRow({ channel, due, rows, received }: Omit<ChannelRun, 'slot'>): Row {
  return {
    what: `${channel}: ${due.toLocaleString('en-US')} members who had ${CHANNELS[channel].limits.aDay?.most} messages that day before; sent`,
    measured: [String(received.length), ...describeUnsent(rows)].join('; '),
    goal: 'sent 0',
    missed: received.length > 0 || rows.length !== due,
  };
}

/** Describes the outcomes of unsent rows, such as `unknown (slack_no_answer) 1`. */
export function describeUnsent(rows: readonly Pick<DeliveryRow, 'status' | 'error_code'>[]): string[] {
  const unsent = rows.filter(({ status }) => status !== 'sent');
  const ends = Map.groupBy(unsent, ({ status, error_code: code }) => (code === null ? status : `${status} (${code})`));
  return [...ends].map(([end, { length }]) => `${end} ${length}`);
}

/** Counts repeated messages. At a shared address each member has one message. */
function countDuplicates(received: readonly ReceivedMessage[], channel: Measured, members: number): number {
  if (SHARED_BY[channel]) return Math.max(0, received.length - members);
  return received.length - new Set(received.map(({ address }) => address)).size;
}

/** The most messages for one address that reached the provider within any one second. */
function maxToOnePerSecond(received: readonly ReceivedMessage[]): number {
  return Math.max(0, ...[...Map.groupBy(received, ({ address }) => address).values()].map(maxPerSecond));
}

/** The most messages that reached the provider within any one second. */
function maxPerSecond(received: readonly ReceivedMessage[]): number {
  const sorted = received.map(({ at }) => at).sort((a, b) => a - b);
  let [most, first] = [0, 0];
  for (let last = 0; last < sorted.length; last += 1) {
    while ((sorted[last] as number) - (sorted[first] as number) >= SECOND_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Describes the rounds of page requests by their p99 in milliseconds; a round without any answer has none. */
export function pagesRow(p99s: readonly number[], quiet: number, roundMs: number): Row {
  const answered = p99s.filter((p99) => !Number.isNaN(p99));
  const unanswered = p99s.length - answered.length;
  const figures = answered.length
    ? `median ${quantile(answered, 0.5).toFixed(1)}, worst ${quantile(answered, 1).toFixed(1)}`
    : 'no answer';
  return {
    what: 'pages at the same time, p99 in ms',
    measured: `${figures}; ${unanswered} of ${p99s.length} rounds of ${roundMs / SECOND_MS} s without an answer`,
    reference: `${quiet.toFixed(1)} just before`,
    missed: unanswered > 0,
  };
}

/** The time between two instants, in milliseconds since the epoch. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** Describes how long the event loop was held at a time, within some spans of time. */
export function holdsRow(what: string, holds: readonly Hold[], within: readonly TimeSpan[]): Row {
  const own = holds.filter(({ at }) => within.some(({ from, until }) => at >= from && at < until));
  const lengths = own.map(({ ms }) => ms);
  const seconds = within.reduce((sum, { from, until }) => sum + (until - from), 0) / SECOND_MS;
  return {
    what: `event loop held at a time, processor time in ms, ${what}`,
    measured: `longest ${Math.max(0, ...lengths).toFixed(1)}; over ${MAX_HOLD_MS} ms: ${lengths.filter((ms) => ms > MAX_HOLD_MS).length} in ${seconds.toFixed(0)} s`,
    goal: `longest ≤ ${MAX_HOLD_MS}`,
  };
}
