import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { readModelConfig } from '../../lib/settings/model-settings.ts';
import { createScheduler } from '../../scheduler/scheduler.ts';
import type { ScriptureChecker } from '../../scripture/verify/checker.ts';
import { openSite } from '../../site/open-site.ts';
import { createMovedClock } from '../clock/moved-clock.ts';

// The work takes a fraction of a second. After this time it counts as lost.
const MAX_WAIT_MS = 20_000;

/** A checker that accepts everything, because indexing Scripture takes two seconds in each process. */
const APPROVING: ScriptureChecker = {
  check: async () => [],
  findQuotations: async () => [],
  close: async () => {},
};

/** The JSON argument of a process of {@link file://./../scheduler/kill.test.ts}. */
export interface KillableTask {
  /** The data folders it works on, one after the other. */
  folders: string[];
  /** The start of its clock in each folder, in milliseconds since the epoch. */
  now: number;
  /** The number of deliveries, besides those of the app, after which the work counts as done. */
  deliveries: number;
  /** The number of slots that have an entry when the work is done. */
  entries: number;
  /** The site's settings, which name the providers; each folder is its own `DATA_DIR`. */
  settings: Record<string, string>;
  /** The file that gets the names of the steps it took, as JSON. */
  report: string;
  /** The name of the step before which it kills itself; null to run to the end. */
  killAt: string | null;
}

/** Opens a site like `main.ts` but without pages, does all due work in a data folder, and stops. */
async function doDueWork(
  folder: string,
  { now, settings, deliveries, entries }: Pick<KillableTask, 'now' | 'settings' | 'deliveries' | 'entries'>,
  steps: Steps,
): Promise<void> {
  const env = { ...settings, DATA_DIR: folder, LOG_LEVEL: 'error' };
  const clock = createMovedClock();
  const site = { ...(await openSite(env)), clock };
  const model = readModelConfig(site.env);
  // Loaded as the site loads it: only where there is a model.
  const composer =
    model &&
    (await import('../../domains/guidance/model/composer.ts')).createModelComposer(site, model, { checker: APPROVING });
  const scheduler = createScheduler(site, composer);
  const watcher = new SqliteClient(join(folder, 'hesed.db'), { readonly: true });
  const unfinished = watcher.prepare<[{ due: number }], { left: number; made: number; written: number }>(
    `SELECT (SELECT count(*) FROM deliveries WHERE due_at <= @due AND channel <> 'app') AS made,
            (SELECT count(*) FROM guidance_entries WHERE job_id IS NOT NULL) AS written,
            (SELECT count(*) FROM queued_jobs WHERE scheduled_time <= @due AND status IN ('waiting', 'processing')) +
            (SELECT count(*) FROM deliveries WHERE due_at <= @due AND status IN ('pending', 'sending')) AS left`,
  );
  // Some work of opening a site continues for a moment. It has no kill points.
  await sleep(5);
  clock.moveTo(now);
  steps.resume();
  await scheduler.start();
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    steps.pause();
    const [row] = unfinished.all({ due: now + 1_000 });
    steps.resume();
    if (row?.left === 0 && row.made >= deliveries && row.written >= entries) break;
    if (performance.now() > end)
      throw new Error(
        `${row?.left} rows are left in ${folder} that nobody works on; ${row?.made} deliveries and ${row?.written} entries were made`,
      );
    await sleep(5);
  }
  await scheduler.stop();
  await composer?.close();
  for (const channel of site.channels.values()) await channel.close();
  steps.pause();
  watcher.close();
  site.db.close();
}

interface Steps {
  seen: string[];
  pause(): void;
  resume(): void;
}

/**
 * Names every statement and every piece of socket traffic in both directions, with the second of a kind as `#2` and so
 * on, because their order differs a little between runs. Kills the process before the given step and reports the steps
 * so far.
 */
function nameSteps({ killAt, report }: Pick<KillableTask, 'killAt' | 'report'>): Steps {
  const seen: string[] = [];
  const times = new Map<string, number>();
  let counting = false;

  function step(text: string): void {
    if (!counting) return;
    const kind = text.replace(/round-\w+|_NmP-\w+|form-data-\w+|(?<=wpush\/v2\/)[\w-]+/g, '…').trim();
    times.set(kind, (times.get(kind) ?? 0) + 1);
    const name = `${kind} #${times.get(kind)}`;
    seen.push(name);
    if (name !== killAt) return;
    writeFileSync(report, JSON.stringify(seen));
    process.kill(process.pid, 'SIGKILL');
    // The signal has been sent; this process must do nothing more until it arrives.
    for (;;);
  }

  const memory = new SqliteClient(':memory:');
  const statement = Object.getPrototypeOf(memory.prepare('SELECT 1')) as Record<string, unknown>;
  for (const method of ['run', 'all', 'get', 'iterate'])
    wrap(statement, method, (self) => step(`db ${(self as { source: string }).source.slice(0, 160)}`));
  wrap(Object.getPrototypeOf(memory) as Record<string, unknown>, 'exec', (_self, source) => step(`db ${source}`));
  memory.close();
  const socket = Socket.prototype as unknown as Record<string, unknown>;
  wrap(socket, 'write', (_self, data) => step(`→ ${lineOf(data)}`));
  wrap(socket, 'emit', (_self, event, data) => {
    if (event === 'data') step(`← ${lineOf(data)}`);
    // The client of `fetch` reads an answer by itself once there is one.
    if (event === 'readable') step('← an answer to fetch');
  });
  return {
    seen,
    pause() {
      counting = false;
    },
    resume() {
      counting = true;
    },
  };
}

/** The beginning of the first line of some traffic. */
function lineOf(data: unknown): string {
  return (String(data).split('\r\n', 1)[0] ?? '').slice(0, 80);
}

function wrap(prototype: Record<string, unknown>, method: string, before: (self: unknown, ...args: unknown[]) => void) {
  const original = prototype[method] as (...args: unknown[]) => unknown;
  prototype[method] = function (this: unknown, ...args: unknown[]) {
    before(this, ...args);
    return original.apply(this, args);
  };
}

const task = JSON.parse(process.argv[2] as string) as KillableTask;
const steps = nameSteps(task);
for (const folder of task.folders) await doDueWork(folder, task, steps);
writeFileSync(task.report, JSON.stringify(steps.seen));
process.exit(0);
