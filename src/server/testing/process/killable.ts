import { writeSync } from 'node:fs';
import { createConnection, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import type { Channel } from '../../channels/channel.ts';
import { sent } from '../../channels/send-result.ts';
import { readEnv } from '../../lib/env.ts';
import { createScheduler } from '../../scheduler/scheduler.ts';
import { openSite } from '../../site/open-site.ts';
import { createMovedClock } from '../clock/moved-clock.ts';

// All work takes a fraction of a second; work that takes this long is lost.
const PATIENCE_MS = 20_000;

/** The JSON argument of a process of {@link file://./../scheduler/kill.test.ts}. */
export interface KillableOrders {
  /** The data folders it works on, one after the other. */
  folders: string[];
  /** The start of its clock in each folder, in milliseconds since the epoch. */
  now: number;
  smtpUrl: string;
  /** The port of an SMS provider. */
  smsPort: number;
  /** The name of the step before which it kills itself; null to run to the end. */
  killAt: string | null;
}

/** Opens a site like `main.ts` but without pages, works on everything due in a data folder, then stops. */
async function workOff(
  folder: string,
  { now, smtpUrl, smsPort }: Pick<KillableOrders, 'now' | 'smtpUrl' | 'smsPort'>,
  steps: Steps,
): Promise<void> {
  const env = readEnv({
    DATA_DIR: folder,
    PUBLIC_URL: 'http://hesed.example',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Hesed <hesed@parish.example>',
    LOG_LEVEL: 'error',
  });
  const clock = createMovedClock();
  const site = { ...openSite(env), clock };
  site.channels.set('sms', smsChannel(smsPort));
  const scheduler = createScheduler(site);
  const watcher = new SqliteClient(join(folder, 'hesed.db'), { readonly: true });
  const unfinished = watcher.prepare<[{ due: number }], { left: number }>(
    `SELECT (SELECT count(*) FROM queued_jobs WHERE scheduled_time <= @due AND status IN ('waiting', 'processing')) +
            (SELECT count(*) FROM deliveries WHERE due_at <= @due AND status IN ('pending', 'sending')) AS left`,
  );
  // Opening a site continues for a moment; the kills must not hit that.
  await sleep(5);
  clock.moveTo(now);
  steps.resume();
  await scheduler.start();
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    steps.pause();
    const [row] = unfinished.all({ due: now + 1_000 });
    steps.resume();
    if (row?.left === 0) break;
    if (performance.now() > end) throw new Error(`${row?.left} rows are left in ${folder} that nobody works on`);
    await sleep(5);
  }
  await scheduler.stop();
  for (const channel of site.channels.values()) await channel.close();
  steps.pause();
  watcher.close();
  site.db.close();
}

/** Creates a channel that posts text messages to a provider. */
function smsChannel(port: number): Channel {
  return {
    name: 'sms',
    send: (message) =>
      new Promise((resolve, reject) => {
        const socket = createConnection(
          { port, host: '127.0.0.1' },
          () => void socket.write(`${message.to.address}\n`),
        );
        socket.on('error', reject);
        socket.on('data', () => {
          socket.end();
          resolve(sent(message.id));
        });
      }),
    async close() {},
  };
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
function nameSteps(killAt: string | null): Steps {
  const seen: string[] = [];
  const times = new Map<string, number>();
  let counting = false;

  function step(text: string): void {
    if (!counting) return;
    const kind = text.replace(/round-\w+|_NmP-\w+/g, '…').trim();
    times.set(kind, (times.get(kind) ?? 0) + 1);
    const name = `${kind} #${times.get(kind)}`;
    seen.push(name);
    if (name !== killAt) return;
    writeSync(1, JSON.stringify(seen));
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
  wrap(socket, 'write', (_self, data) => step(`→ ${String(data).slice(0, 40)}`));
  wrap(socket, 'emit', (_self, event, data) => {
    if (event === 'data') step(`← ${String(data).slice(0, 40)}`);
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

function wrap(prototype: Record<string, unknown>, method: string, before: (self: unknown, ...args: unknown[]) => void) {
  const original = prototype[method] as (...args: unknown[]) => unknown;
  prototype[method] = function (this: unknown, ...args: unknown[]) {
    before(this, ...args);
    return original.apply(this, args);
  };
}

const orders = JSON.parse(process.argv[2] as string) as KillableOrders;
const steps = nameSteps(orders.killAt);
for (const folder of orders.folders) await workOff(folder, orders, steps);
writeSync(1, JSON.stringify(steps.seen));
process.exit(0);
