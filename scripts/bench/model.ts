import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { closeSite, openSite } from '../../src/server/site/open-site.ts';
import { startAllDoubles } from '../../src/server/testing/doubles/all-doubles.ts';
import { modelEnv } from '../../src/server/testing/guidance/model-env.ts';
import { type ModelServer, startModelServer } from '../../src/server/testing/providers/model-server.ts';
import { MINUTE_MS, SECOND_MS } from '../../src/shared/schedule/durations.ts';
import { buildIfStale } from '../build.ts';
import { fillFolder } from './deliveries/members.ts';
import { channelRow, holdsRow, readDeliveries } from './deliveries/rows.ts';
import { nextMinute, serverSettings, startWatched, stopWatched } from './deliveries/watched-server.ts';
import type { Row } from './table.ts';

const MEMBERS = Number(/--members=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1_000);
/** How long before the slot the server starts. Longer than 30 minutes adds nothing (rules.md S6). */
const AHEAD_MS = Number(/--ahead=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 30) * MINUTE_MS;
const MAX_WAIT_MS = 5 * MINUTE_MS;
const CHANNEL = 'email';
// Each answer takes 15 to 19 seconds, just below the limit of a call, and one request of ten is never answered.
const MIN_ANSWER_SECONDS = 15;
const LENGTHS = 5;
const UNANSWERED = 10;

/**
 * Measures a slow model with a thousand members (`--members=N`) who agreed that it writes for them and whose slots are in the
 * same minute. The real server runs in a process of its own, the doubles of the model and the mail server on loopback in
 * this one.
 */
export async function measureModel(): Promise<Row[]> {
  await buildIfStale(['interface', 'server']);
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const [doubles, model] = await Promise.all([startAllDoubles([CHANNEL]), startModelServer()]);
  answerSlowly(model);
  const env = {
    ...serverSettings(folder, doubles),
    ...modelEnv(model.url),
    GUIDANCE_MONTHLY_BUDGET: '1000',
  };
  let server: ChildProcess | null = null;
  try {
    const slot = nextMinute(Date.now() + AHEAD_MS);
    const filled = await fillFolder(env, { members: MEMBERS, slot, mix: [CHANNEL], withLimited: false }, doubles);
    await storeConsents(env);
    ({ server } = await startWatched(folder, env));
    // In its first minute the server loads the libraries of providers.
    const writing = { from: Date.now() + MINUTE_MS, until: slot };
    await sleep(slot - Date.now());
    const database = new SqliteClient(join(folder, 'hesed.db'), { readonly: true });
    await waitUntilEnded(database, slot);
    const sending = { from: slot, until: Date.now() };
    const double = doubles.of(CHANNEL);
    const rows = [
      servedRow(database, slot, model),
      channelRow({
        ...{ channel: CHANNEL, due: filled.due(CHANNEL), slot },
        ...{ rows: readDeliveries(database, slot), received: double.received() },
      }),
    ];
    database.close();
    const holds = await stopWatched(server, folder);
    return [
      ...rows,
      holdsRow('while the model writes', holds, [writing]),
      holdsRow('while they are sent', holds, [sending]),
    ];
  } finally {
    server?.kill('SIGTERM');
    await Promise.all([doubles.close(), model.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function answerSlowly(model: ModelServer): void {
  model.pause(async () => {
    const number = model.calls.length;
    if (number % UNANSWERED === 0) await new Promise(() => {});
    await sleep((MIN_ANSWER_SECONDS + (number % LENGTHS)) * SECOND_MS);
  });
}

/** Stores the consent and the wizard answers of every member. */
async function storeConsents(env: Record<string, string>): Promise<void> {
  const site = await openSite(env);
  site.db.client
    .prepare(
      `UPDATE user_profiles SET model_consent = 1, satisfaction_rating = 3,
       friendship_philosophy = 'A friend is somebody who stays when the others have gone home.'`,
    )
    .run();
  await closeSite(site);
}

async function waitUntilEnded(database: SqliteClient.Database, slot: number): Promise<void> {
  const ended = database
    .prepare<[number], number>("SELECT count(*) FROM queued_jobs WHERE scheduled_time = ? AND status = 'completed'")
    .pluck();
  while ((ended.get(slot) ?? 0) < MEMBERS && Date.now() < slot + MAX_WAIT_MS) await sleep(SECOND_MS / 4);
}

/** Describes who wrote the entries of a slot. A member is served when their job is completed and has its entry. */
function servedRow(database: SqliteClient.Database, slot: number, model: ModelServer): Row {
  const entries = database
    .prepare<[number], { byModel: number; late: number }>(
      `SELECT e.written_by IS NOT NULL AS byModel, max(0, e.created_at - j.scheduled_time) AS late
       FROM queued_jobs j JOIN guidance_entries e ON e.job_id = j.id
       WHERE j.scheduled_time = ? AND j.status = 'completed'`,
    )
    .all(slot);
  const byModel = entries.filter((entry) => entry.byModel).length;
  const late = Math.max(0, ...entries.map((entry) => entry.late)) / SECOND_MS;
  return {
    what: `${MEMBERS.toLocaleString('en-US')} slots with a slow model; served, by the model, by the library`,
    measured: `${entries.length}, ${byModel}, ${entries.length - byModel}`,
    reference: `prepared after the slot at most ${late.toFixed(1)} s; the model got ${model.calls.length} requests, at most ${model.open.most} at once`,
    goal: 'all served, none prepared late',
    missed: entries.length !== MEMBERS || late > 0,
  };
}
