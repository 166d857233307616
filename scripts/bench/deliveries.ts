import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { sessionsOf } from '../../src/server/domains/auth/sessions/sessions.ts';
import { closeSite, openSite } from '../../src/server/site/open-site.ts';
import { type AllDoubles, startAllDoubles } from '../../src/server/testing/doubles/all-doubles.ts';
import type { ReceivedMessage } from '../../src/server/testing/doubles/provider-double.ts';
import { ACCOUNT_METHOD, CHANNELS } from '../../src/shared/channels/channels.ts';
import { MINUTE_MS, SECOND_MS } from '../../src/shared/schedule/durations.ts';
import { DAYS_OF_WEEK } from '../../src/shared/schedule/schedule-limits.ts';
import { buildIfStale } from '../build.ts';
import { get } from './load.ts';
import { loadApart } from './load-apart.ts';
import { quantile, type Row } from './table.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const MEMBERS = Number(/--members=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10_000);
// The slot is far enough ahead for every entry to be prepared before it.
const AHEAD_MS = 30_000 + MEMBERS * 20;
const PATIENCE_MS = 10 * MINUTE_MS;
const CONNECTIONS = 4;
const PAGE_ROUND_MS = 2_000;
// Of twenty members, so many get their messages on each of the measured channels.
const MIX = [
  ...(['email', 'email', 'email', 'email', 'email', 'email'] as const),
  ...(['sms', 'sms', 'sms', 'sms'] as const),
  ...(['push', 'push', 'push'] as const),
  ...(['telegram', 'telegram', 'telegram'] as const),
  ...(['whatsapp', 'whatsapp'] as const),
  ...(['slack', 'slack'] as const),
] as const;
type Measured = (typeof MIX)[number];
// The members who share one address of a channel; elsewhere each has their own. A channel in Slack takes one message a
// second.
const SHARED_BY: Partial<Record<Measured, number>> = { slack: 40 };

/**
 * Measures ten thousand members (`--members=N`) whose slot is the same minute, on mixed channels: the real server in a
 * process of its own, the providers' doubles on loopback in this one, and page requests from a thread of its own at the
 * same time.
 */
export async function measureDeliveries(): Promise<Row[]> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const doubles = await startAllDoubles();
  const env = settingsOf(folder, doubles);
  let server: ChildProcess | null = null;
  try {
    const slot = nextMinute(Date.now() + AHEAD_MS);
    const cookie = await fill(env, slot, doubles);
    const started = await startServer(env);
    server = started.server;
    const { port } = started;
    const paths = [get('/api/dashboard/1', cookie), get('/api/guidance/1/history?page=1', cookie)];
    await sleep(Math.max(0, slot - AHEAD_MS / 8 - Date.now()));
    const quiet = await loadApart(port, paths, CONNECTIONS, PAGE_ROUND_MS);
    await sleep(Math.max(0, slot - Date.now()));
    const p99s: number[] = [];
    const database = new SqliteClient(join(folder, 'hesed.db'), { readonly: true });
    const left = database
      .prepare<[number], number>(
        "SELECT count(*) FROM deliveries WHERE due_at <= ? AND status IN ('pending', 'sending')",
      )
      .pluck();
    while ((left.get(slot) ?? 0) > 0 && Date.now() < slot + PATIENCE_MS)
      p99s.push((await loadApart(port, paths, CONNECTIONS, PAGE_ROUND_MS)).p99);
    const rows = [...channelRows(database, slot, doubles), pagesRow(p99s, quiet.p99)];
    database.close();
    return rows;
  } finally {
    server?.kill('SIGTERM');
    await doubles.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function settingsOf(folder: string, { env }: AllDoubles): Record<string, string> {
  return {
    ...env,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    // The name the page requests use.
    PUBLIC_URL: 'http://127.0.0.1',
  };
}

/** Writes the members, their addresses and their one slot a day into a new data folder; gives one member's cookie. */
async function fill(env: Record<string, string>, slot: number, doubles: AllDoubles): Promise<string> {
  const site = await openSite(env);
  const { client } = site.db;
  // A zone in which it is the middle of the day, because text messages wait for the day (rules.md C12).
  const offset = 12 - new Date(slot).getUTCHours();
  const zone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const slots = JSON.stringify([{ hour: 12, minute: new Date(slot).getUTCMinutes(), type: 'prayer' }]);
  const user = client.prepare(
    'INSERT INTO users (id, username, username_key, email, email_key, password) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const profile = client.prepare(
    `INSERT INTO user_profiles (user_id, challenges, alert_methods, sms_consent, completed_onboarding, timezone,
     reminder_time, frequency, planned_until) VALUES (?, '[]', ?, 1, 1, ?, '9:00 AM', 'daily', 0)`,
  );
  const day = client.prepare(
    'INSERT INTO user_schedules (user_id, day_of_week, time_slots, timezone) VALUES (?, ?, ?, ?)',
  );
  const address = client.prepare(
    'INSERT INTO alert_addresses (user_id, channel, address, secrets, verified_at) VALUES (?, ?, ?, ?, 0)',
  );
  client.transaction(() => {
    for (let id = 1; id <= MEMBERS; id += 1) {
      const [name, channel] = [`member-${id}`, MIX[id % MIX.length] as Measured];
      user.run(id, name, name, `${name}@bench.example`, `${name}@bench.example`, '-');
      profile.run(id, JSON.stringify([channel]), zone);
      for (const weekday of DAYS_OF_WEEK) day.run(id, weekday, slots, zone);
      address.run(id, ACCOUNT_METHOD, `${name}@bench.example`, '{}');
      if (channel === ACCOUNT_METHOD) continue;
      const to = doubles.of(channel).addressFor(addressNumber(channel, id));
      address.run(id, channel, to.address, JSON.stringify(to.secrets ?? {}));
    }
  })();
  const cookie = await sessionsOf(site).start(1, { userAgent: 'bench', secure: false });
  await closeSite(site);
  return cookie.split(';')[0] ?? '';
}

/** Returns the number of the address that a member has on a channel. */
function addressNumber(channel: Measured, id: number): number {
  const sharedBy = SHARED_BY[channel];
  if (!sharedBy) return id;
  const perRound = MIX.filter((each) => each === channel).length;
  return Math.floor((id * perRound) / (MIX.length * sharedBy));
}

async function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((found, fail) => {
    let out = '';
    server.stdout.on('data', (part) => {
      out += part;
      const listening = /^listening on http:\S+:(\d+)/m.exec(out)?.[1];
      if (listening) found(Number(listening));
    });
    server.once('exit', () => fail(new Error(`the server did not start: ${out}`)));
  });
  return { server, port };
}

/** How one message ended, as the database has it. */
interface DeliveryRow {
  channel: Measured | 'app';
  status: string;
  error_code: string | null;
  finished_at: number | null;
}

function channelRows(database: SqliteClient.Database, slot: number, doubles: AllDoubles): Row[] {
  const rows = database
    .prepare<[number], DeliveryRow>(
      "SELECT channel, status, error_code, finished_at FROM deliveries WHERE due_at = ? AND channel <> 'app'",
    )
    .all(slot);
  return [...new Set(MIX)].map((channel) => {
    const members = (MEMBERS / MIX.length) * MIX.filter((each) => each === channel).length;
    const own = rows.filter((row) => row.channel === channel);
    const sent = own.filter(({ status }) => status === 'sent');
    const late = sent.map((row) => Math.max(0, (row.finished_at ?? Number.NaN) - slot) / SECOND_MS);
    const received = doubles.of(channel).received();
    const twice = twiceIn(received, channel, members);
    const lost = Math.max(0, members - (received.length - twice));
    const { site, address } = CHANNELS[channel].limits.perSecond;
    const [inAll, toOne] = [mostInASecond(received), mostToOneInASecond(received)];
    const isTooFast = inAll > (site ?? Number.POSITIVE_INFINITY) || toOne > (address ?? Number.POSITIVE_INFINITY);
    return {
      what: `${channel}: ${members.toLocaleString('en-US')} members due at once; sent, lost, twice`,
      measured: [`${sent.length}, ${lost}, ${twice}`, ...describeUnsent(own)].join('; '),
      anchor: `late p50 ${quantile(late, 0.5).toFixed(1)} s, last ${quantile(late, 1).toFixed(1)} s; most in a second ${inAll} (${site ?? 'no limit'}), to one address ${toOne} (${address ?? 'no limit'})`,
      goal: 'lost 0, twice 0, rates kept',
      missed: lost > 0 || twice > 0 || isTooFast,
    };
  });
}

/** Says how the rows ended that are not sent, such as `unknown (slack_no_answer) 1`. */
export function describeUnsent(rows: readonly Pick<DeliveryRow, 'status' | 'error_code'>[]): string[] {
  const unsent = rows.filter(({ status }) => status !== 'sent');
  const ends = Map.groupBy(unsent, ({ status, error_code: code }) => (code === null ? status : `${status} (${code})`));
  return [...ends].map(([end, { length }]) => `${end} ${length}`);
}

/** Counts the messages that came more than once. At a shared address every member has one of their own. */
function twiceIn(received: readonly ReceivedMessage[], channel: Measured, members: number): number {
  if (SHARED_BY[channel]) return Math.max(0, received.length - members);
  return received.length - new Set(received.map(({ address }) => address)).size;
}

/** The most messages for one address that reached the provider within any one second. */
function mostToOneInASecond(received: readonly ReceivedMessage[]): number {
  return Math.max(0, ...[...Map.groupBy(received, ({ address }) => address).values()].map(mostInASecond));
}

/** The most messages that reached the provider within any one second. */
function mostInASecond(received: readonly ReceivedMessage[]): number {
  const sorted = received.map(({ at }) => at).sort((a, b) => a - b);
  let [most, first] = [0, 0];
  for (let last = 0; last < sorted.length; last += 1) {
    while ((sorted[last] as number) - (sorted[first] as number) >= SECOND_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Describes the rounds of page requests by their p99 in milliseconds; a round without any answer has none. */
export function pagesRow(p99s: readonly number[], quiet: number): Row {
  const answered = p99s.filter((p99) => !Number.isNaN(p99));
  const unanswered = p99s.length - answered.length;
  const figures = answered.length
    ? `median ${quantile(answered, 0.5).toFixed(1)}, worst ${quantile(answered, 1).toFixed(1)}`
    : 'no answer';
  return {
    what: 'pages at the same time, p99 in ms',
    measured: `${figures}; ${unanswered} of ${p99s.length} rounds of ${PAGE_ROUND_MS / SECOND_MS} s without an answer`,
    anchor: `${quiet.toFixed(1)} just before`,
    missed: unanswered > 0,
  };
}

function nextMinute(instant: number): number {
  return Math.ceil(instant / MINUTE_MS) * MINUTE_MS;
}
