import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { type AllDoubles, startAllDoubles } from '../../../src/server/testing/doubles/all-doubles.ts';
import { MINUTE_MS } from '../../../src/shared/schedule/durations.ts';
import { buildIfStale } from '../../build.ts';
import { get } from '../load.ts';
import { loadInThread } from '../load-in-thread.ts';
import type { Row } from '../table.ts';
import { type FilledFolder, fillFolder, MEASURED } from './members.ts';
import { channelRow, holdsRow, limitRow, pagesRow, readDeliveries, type TimeSpan } from './rows.ts';
import { nextMinute, serverSettings, startWatched, stopWatched } from './watched-server.ts';

const MEMBERS = Number(/--members=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10_000);
// The slot is far enough ahead for every entry to be prepared before it.
const AHEAD_MS = 30_000 + MEMBERS * 20;
const MAX_WAIT_MS = 10 * MINUTE_MS;
const CONNECTIONS = 4;
const PAGE_ROUND_MS = 2_000;
// No pages are loaded between the rounds, so that holds by background work alone can be told apart.
const PAUSE_MS = 1_000;

/**
 * Measures ten thousand members (`--members=N`) on mixed channels whose slots are in the same minute. The real server runs
 * in a process of its own, the providers' doubles on loopback in this one, and at the same time a thread requests pages.
 */
export async function measureDeliveries(): Promise<Row[]> {
  await buildIfStale(['interface', 'server']);
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const doubles = await startAllDoubles();
  const env = serverSettings(folder, doubles);
  let server: ChildProcess | null = null;
  try {
    const slot = nextMinute(Date.now() + AHEAD_MS);
    const filled = await fillFolder(env, { members: MEMBERS, slot }, doubles);
    const started = await startWatched(folder, env);
    server = started.server;
    const { port } = started;
    const startedAt = Date.now();
    const paths = [get('/api/dashboard/1', filled.cookie), get('/api/guidance/1/history?page=1', filled.cookie)];
    const loadPages = () => loadInThread(port, paths, CONNECTIONS, PAGE_ROUND_MS);
    await sleep(Math.max(0, slot - AHEAD_MS / 8 - Date.now()));
    const preparing = { from: startedAt, until: Date.now() };
    const quiet = await loadPages();
    await sleep(Math.max(0, slot - Date.now()));
    const database = new SqliteClient(join(folder, 'hesed.db'), { readonly: true });
    const { p99s, rounds, pauses } = await sendWith(loadPages, database, slot);
    const rows = [...channelRows(database, slot, filled, doubles), pagesRow(p99s, quiet.p99, PAGE_ROUND_MS)];
    database.close();
    const holds = await stopWatched(server, folder);
    return [
      ...rows,
      holdsRow('while messages are prepared', holds, [preparing]),
      holdsRow('while they are sent', holds, pauses),
      holdsRow('while they are sent and pages are loaded', holds, rounds),
    ];
  } finally {
    server?.kill('SIGTERM');
    await doubles.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads pages in rounds, with pauses between them, until every message of a slot has ended. */
async function sendWith(loadPages: () => Promise<{ p99: number }>, database: SqliteClient.Database, slot: number) {
  const left = database
    .prepare<[number], number>("SELECT count(*) FROM deliveries WHERE due_at <= ? AND status IN ('pending', 'sending')")
    .pluck();
  const p99s: number[] = [];
  const [rounds, pauses]: [TimeSpan[], TimeSpan[]] = [[], []];
  while ((left.get(slot) ?? 0) > 0 && Date.now() < slot + MAX_WAIT_MS) {
    const from = Date.now();
    p99s.push((await loadPages()).p99);
    const until = Date.now();
    rounds.push({ from, until });
    await sleep(PAUSE_MS);
    pauses.push({ from: until, until: Date.now() });
  }
  return { p99s, rounds, pauses };
}

function channelRows(database: SqliteClient.Database, slot: number, filled: FilledFolder, doubles: AllDoubles): Row[] {
  const all = readDeliveries(database, slot);
  return MEASURED.flatMap((channel) => {
    const limited = filled.atLimit.get(channel) ?? new Set<string>();
    const isLimited = ({ address }: { address: string }) => limited.has(address);
    const rows = all.filter((row) => row.channel === channel);
    const received = doubles.of(channel).received();
    const due = filled.due(channel);
    const rowOfDue = channelRow({
      ...{ channel, due, slot },
      rows: rows.filter((row) => !isLimited(row)),
      received: received.filter((message) => !isLimited(message)),
    });
    if (limited.size === 0) return [rowOfDue];
    const ofLimited = { rows: rows.filter(isLimited), received: received.filter(isLimited) };
    return [rowOfDue, limitRow({ channel, due: limited.size, ...ofLimited })];
  });
}
