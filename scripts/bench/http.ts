import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionsOf } from '../../src/server/domains/auth/sessions/sessions.ts';
import { closeSite, openSite } from '../../src/server/site/open-site.ts';
import { fillEntries, fillHistory } from './fill.ts';
import { installReferences } from './install-references.ts';
import { get, type Load, load } from './load.ts';
import { addMembers } from './site.ts';
import { median, type Row } from './table.ts';

const CONNECTIONS = 32;
const ROUNDS = 15;
const ROUND_MS = 500;
const WARM_UP_MS = 1_500;
const ENTRIES = 10_000_000;
const MEMBERS = 100_000;
const OWN_ENTRIES = 100;
// The number of members who make requests; the others only fill the database.
const MEASURED_MEMBERS = 100;
const LONG_HISTORY = 10_000;

interface MeasuredMember {
  userId: number;
  cookie: string;
}

interface Filled {
  folder: string;
  measured: MeasuredMember[];
  /** A member with a long history; absent when there is only one member. */
  longHistory: MeasuredMember | undefined;
}

/** One measured target: a server, and the requests it gets in turn. */
interface Target {
  port: number;
  requests: Buffer[];
}

/**
 * Measures reads with a session. The references: node:http with better-sqlite3 and the same session check and queries,
 * the libraries' Express handlers as most projects would use them, and tRPC's `createCaller` without a handler. Also
 * measures whether reads stay as fast in a database of many members and entries (`--entries=N`). Every server runs in a
 * process of its own.
 */
export async function measureHttp(): Promise<Row[]> {
  installReferences();
  const entries = Number(/--entries=(\d+)/.exec(process.argv.join(' '))?.[1] ?? ENTRIES);
  // Each member has the same number of entries in both databases, so only the entries of others differ.
  const small = await fill(1, OWN_ENTRIES);
  const large = await fill(Math.min(MEMBERS, Math.ceil(entries / OWN_ENTRIES)), entries);
  const children: ChildProcess[] = [];
  const start = async (file: string, { folder }: Filled) => {
    const child = fork(join(import.meta.dirname, file), [folder], { env: { ...process.env, NODE_ENV: 'production' } });
    children.push(child);
    return new Promise<number>((done, fail) => {
      child.once('message', (port) => done(Number(port)));
      child.once('exit', () => fail(new Error(`${file} did not start`)));
    });
  };
  try {
    const bare = await start('http-bare.ts', small);
    const product = await start('http-product.ts', small);
    const express = await start('references/http-express.ts', small);
    const caller = await start('http-caller.ts', small);
    const largeProduct = await start('http-product.ts', large);
    const largeBare = await start('http-bare.ts', large);
    return [
      ...(await compareWithReferences('dashboard', small, { bare, express, product, caller })),
      ...(await compareWithReferences('history', small, { bare, express, product, caller })),
      ...(await compareDatabaseSizes(small, large, product, largeProduct, entries)),
      ...(await measureDeepPage(large, largeBare, largeProduct)),
    ];
  } finally {
    for (const child of children) child.disconnect();
    for (const { folder } of [small, large]) rmSync(folder, { recursive: true, force: true });
  }
}

const PATHS = {
  dashboard: {
    bare: (id: number) => `/dashboard/${id}`,
    rpc: (id: number) =>
      `/trpc/guidance.dashboard?input=${encodeURIComponent(JSON.stringify({ json: { userId: id } }))}`,
    rest: (id: number) => `/api/dashboard/${id}`,
  },
  history: {
    bare: (id: number) => `/history/${id}?page=1`,
    rpc: (id: number) =>
      `/trpc/guidance.history?input=${encodeURIComponent(JSON.stringify({ json: { userId: id, page: 1 } }))}`,
    rest: (id: number) => `/api/guidance/${id}/history?page=1`,
  },
};
type Call = keyof typeof PATHS;

interface Ports {
  bare: number;
  caller: number;
  express: number;
  product: number;
}

async function compareWithReferences(
  call: Call,
  { measured }: Filled,
  { bare, caller, express, product }: Ports,
): Promise<Row[]> {
  const target = (port: number, kind: 'bare' | 'rpc' | 'rest'): Target => ({
    port,
    requests: measured.map(({ userId, cookie }) => get(PATHS[call][kind](userId), cookie)),
  });
  const [reference, alone, rpc, rest, expressRpc, expressRest] = await measure([
    target(bare, 'bare'),
    target(caller, 'bare'),
    target(product, 'rpc'),
    target(product, 'rest'),
    target(express, 'rpc'),
    target(express, 'rest'),
  ]);
  if (!reference || !alone || !rpc || !rest || !expressRpc || !expressRest) return [];
  return [
    row(`${call} over tRPC, requests/s (p50, p99 in ms)`, rpc, reference, 'tRPC ≥ 26 %, p99 ≤ 3 ×'),
    besideExpress(`${call} over tRPC`, rpc, expressRpc),
    row(`${call} over REST`, rest, reference, 'REST ≥ 30 %, p99 ≤ 3 ×'),
    besideExpress(`${call} over REST`, rest, expressRest),
    row(`${call} by createCaller behind bare node:http`, alone, reference, 'the most that a handler can reach'),
  ];
}

async function compareDatabaseSizes(
  small: Filled,
  large: Filled,
  few: number,
  many: number,
  entries: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const call of ['dashboard', 'history'] as const)
    for (const kind of ['rpc', 'rest'] as const) {
      const target = (port: number, { measured }: Filled): Target => ({
        port,
        requests: measured.map(({ userId, cookie }) => get(PATHS[call][kind](userId), cookie)),
      });
      const [one, all] = await measure([target(few, small), target(many, large)]);
      if (!one || !all) continue;
      rows.push({
        what: `${call} over ${kind === 'rpc' ? 'tRPC' : 'REST'} among ${entries.toLocaleString('en-US')} entries`,
        measured: figures(all),
        reference: `${figures(one)} with one member`,
        ratio: `${ratio(one, all, 'perSecond').toFixed(2)} ×`,
        goal: '≤ 1.2 × the time',
      });
    }
  return rows;
}

async function measureDeepPage({ longHistory }: Filled, bare: number, product: number): Promise<Row[]> {
  if (!longHistory) return [];
  const { userId, cookie } = longHistory;
  const last = LONG_HISTORY / 10;
  const page = (port: number, path: string): Target => ({ port, requests: [get(path, cookie)] });
  const [first, far, reference] = await measure([
    page(product, `/api/guidance/${userId}/history?page=1`),
    page(product, `/api/guidance/${userId}/history?page=${last}`),
    page(bare, `/history/${userId}?page=${last}`),
  ]);
  if (!first || !far || !reference) return [];
  return [
    {
      what: `page ${last} of a history of ${LONG_HISTORY.toLocaleString('en-US')}, over REST`,
      measured: figures(far),
      reference: `${figures(first)} page 1; ${figures(reference)} bare page ${last}`,
      ratio: `${ratio(first, far, 'perSecond').toFixed(2)} × page 1`,
    },
  ];
}

/** Measures the targets in alternating rounds, so that a machine that gets slower affects all of them. */
async function measure(targets: Target[]): Promise<Load[][]> {
  const rounds = targets.map((): Load[] => []);
  for (const { port, requests } of targets) await load(port, requests, CONNECTIONS, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let step = 0; step < targets.length; step += 1) {
      const at = (round + step) % targets.length;
      const { port, requests } = targets[at] as Target;
      rounds[at]?.push(await load(port, requests, CONNECTIONS, ROUND_MS));
    }
  return rounds;
}

/** Returns the median ratio between two targets' rounds that ran next to each other. */
function ratio(ours: Load[], theirs: Load[], figure: 'perSecond' | 'p99'): number {
  return median(ours.map((load, round) => load[figure] / (theirs[round]?.[figure] ?? Number.NaN)));
}

/** Creates a site on disk with members and entries. Some members are signed in; one has a long history. */
async function fill(members: number, entries: number): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const step = Math.ceil(members / MEASURED_MEMBERS);
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error' };
  const empty = await openSite(env);
  addMembers(empty, members);
  await closeSite(empty);
  fillEntries(folder, entries, step);
  const site = await openSite(env);
  const { client } = site.db;
  const goal = client.prepare(
    "INSERT INTO user_goals (user_id, title, description, target, target_date) VALUES (?, ?, ?, 12, '2030-01-01')",
  );
  const measured: MeasuredMember[] = [];
  for (let userId = step; userId <= members; userId += step) {
    client.prepare("UPDATE user_profiles SET timezone = 'UTC', created_at = 0 WHERE user_id = ?").run(userId);
    for (const title of ['Listen first', 'Forgive soon', 'Speak truth gently'])
      goal.run(userId, title, 'A small step each day, with one friend in mind.');
    const cookie = await sessionsOf(site).start(userId, { userAgent: 'bench', secure: false });
    measured.push({ userId, cookie: cookie.split(';')[0] ?? '' });
  }
  // This member makes no requests with the others, so that the others stay alike.
  const longHistory = members > 1 ? measured.shift() : undefined;
  if (longHistory) fillHistory(client, longHistory.userId, LONG_HISTORY);
  client.pragma('wal_checkpoint(TRUNCATE)');
  await closeSite(site);
  return { folder, measured, longHistory };
}

function row(what: string, ours: Load[], bare: Load[], goal: string): Row {
  return {
    what,
    measured: figures(ours),
    reference: `${figures(bare)} bare node:http`,
    ratio: `${Math.round(ratio(ours, bare, 'perSecond') * 100)} %, p99 ${ratio(ours, bare, 'p99').toFixed(1)} ×`,
    goal,
  };
}

function besideExpress(what: string, ours: Load[], express: Load[]): Row {
  return {
    what,
    measured: figures(ours),
    reference: `${figures(express)} by the library's Express handler`,
    ratio: `${ratio(ours, express, 'perSecond').toFixed(1)} ×`,
    goal: '≥ 2 ×',
  };
}

function figures(loads: Load[]): string {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return `${Math.round(of('perSecond')).toLocaleString('en-US')} (${of('p50').toFixed(1)}, ${of('p99').toFixed(1)})`;
}
