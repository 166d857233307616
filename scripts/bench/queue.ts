import { updateLeased } from '../../src/server/domains/schedule/jobs/repo.ts';
import { systemClock } from '../../src/server/lib/clock.ts';
import { randomToken } from '../../src/server/lib/secrets.ts';
import { type Claimed, dueJobs } from '../../src/server/scheduler/claim.ts';
import { createLane } from '../../src/server/scheduler/lanes/lane.ts';
import type { OpenSite } from '../../src/server/site/open-site.ts';
import { addMembers, withSite } from './site.ts';
import { median, quantile, type Row } from './table.ts';

const JOBS = 20_000;
const BATCH = 100;
const ROUNDS = 5;
const WAKE_UPS = 400;

/**
 * Measures empty jobs from claim to finish, next to the same statements on the bare driver, and the delay of a wake-up.
 */
export async function measureQueue(): Promise<Row[]> {
  return withSite(async (site) => {
    addMembers(site, 1);
    const durability = String(site.db.client.pragma('synchronous', { simple: true })) === '2' ? 'FULL' : 'less';
    const [ours, raw]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The order alternates, so that a machine that gets slower affects both.
      const pair = round % 2 ? [runOurs, runRaw] : [runRaw, runOurs];
      for (const run of pair) (run === runOurs ? ours : raw).push(await run(site));
    }
    const [mine, bare] = [median(ours), median(raw)];
    const delays = await wakeUps(site);
    const bareDelays = await timerDelays();
    return [
      {
        what: `queue: claim → finish, jobs/s (batches of ${BATCH}, WAL, synchronous ${durability} for both)`,
        measured: figure(mine),
        reference: `${figure(bare)} better-sqlite3`,
        ratio: `${Math.round((mine / bare) * 100)} %`,
        goal: '≥ 70 %',
      },
      {
        what: 'wake-up: row due → job starts, ms',
        measured: `p50 ${quantile(delays, 0.5).toFixed(2)}, p99 ${quantile(delays, 0.99).toFixed(2)}`,
        reference: `p50 ${quantile(bareDelays, 0.5).toFixed(2)}, p99 ${quantile(bareDelays, 0.99).toFixed(2)} bare timer`,
        goal: 'p99 ≤ 2.4',
      },
    ];
  });
}

function fill(site: OpenSite): void {
  const { client } = site.db;
  client.exec('DELETE FROM queued_jobs');
  const insert = client.prepare(
    `INSERT INTO queued_jobs (job_id, user_id, content_type, scheduled_time, execution_time, day_of_week, time_slot_id,
     local_date, timezone, run_at) VALUES (?, 1, 'prayer', ?, ?, 'monday', 'monday-0900-prayer', '2027-03-01', 'UTC', ?)`,
  );
  client.transaction(() => {
    for (let at = 1; at <= JOBS; at += 1) insert.run(`bench:${at}`, at, at, at);
  })();
  client.pragma('wal_checkpoint(TRUNCATE)');
}

async function runOurs(site: OpenSite): Promise<number> {
  fill(site);
  const jobs = dueJobs(site.db);
  const start = performance.now();
  for (;;) {
    const rows = await jobs.claim(Date.now(), BATCH);
    if (rows.length === 0) break;
    await finish(site, rows);
  }
  return rate(start);
}

async function finish(site: OpenSite, rows: Claimed[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const done = { status: 'completed', completedAt: new Date(), runAt: null, leaseToken: null } as const;
  await site.db.atomic((q) => updateLeased(q, ids, rows[0]?.leaseToken ?? '', done));
}

async function runRaw(site: OpenSite): Promise<number> {
  fill(site);
  const { client } = site.db;
  const claim = client.prepare<unknown[], { id: number }>(
    `UPDATE queued_jobs SET status = 'processing', run_at = ?, lease_token = ?, attempts = attempts + 1
     WHERE id IN (SELECT id FROM queued_jobs WHERE run_at <= ? ORDER BY run_at LIMIT ${BATCH}) RETURNING id`,
  );
  const finish = client.prepare(
    `UPDATE queued_jobs SET status = 'completed', completed_at = ?, run_at = NULL, lease_token = NULL
     WHERE id IN (SELECT value FROM json_each(?)) AND lease_token = ?`,
  );
  const start = performance.now();
  for (;;) {
    const token = randomToken();
    const now = Date.now();
    const rows = claim.all(now + 30_000, token, now);
    if (rows.length === 0) break;
    finish.run(Date.now(), JSON.stringify(rows.map((row) => row.id)), token);
  }
  return rate(start);
}

/** Measures how late a lane begins a row that comes due while it sleeps, in milliseconds. */
async function wakeUps(site: OpenSite): Promise<number[]> {
  const { client } = site.db;
  client.exec('DELETE FROM queued_jobs');
  const insert = client.prepare(
    `INSERT INTO queued_jobs (job_id, user_id, content_type, scheduled_time, execution_time, day_of_week, time_slot_id,
     local_date, timezone, run_at) VALUES (?, 1, 'prayer', ?, ?, 'monday', 'monday-0900-prayer', '2027-03-01', 'UTC', ?)`,
  );
  const delays: number[] = [];
  const due = new Map<number, number>();
  const lane = createLane(site, {
    name: 'bench',
    rows: dueJobs(site.db),
    capacity: 100,
    batch: 100,
    run: async (claimed) => {
      const now = performance.timeOrigin + performance.now();
      delays.push(now - (due.get(claimed.id) ?? now));
      await finish(site, [claimed]);
    },
  });
  lane.start();
  for (let at = 0; at < WAKE_UPS; at += 1) {
    const instant = Date.now() + 5 + (at % 7);
    due.set(Number(insert.run(`wake:${at}`, instant, instant, instant).lastInsertRowid), instant);
    site.due.announce(instant);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await lane.stop();
  return delays;
}

async function timerDelays(): Promise<number[]> {
  const delays: number[] = [];
  for (let at = 0; at < WAKE_UPS / 4; at += 1) {
    const due = Date.now() + 5 + (at % 7);
    await new Promise<void>((resolve) => {
      systemClock.at(due, () => {
        delays.push(performance.timeOrigin + performance.now() - due);
        resolve();
      });
    });
  }
  return delays;
}

function rate(start: number): number {
  return JOBS / ((performance.now() - start) / 1000);
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
