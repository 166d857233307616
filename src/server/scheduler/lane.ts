import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MINUTE_MS } from '../../shared/schedule/durations.ts';
import { createRepeatedErrorLog } from '../lib/failures/repeated-error-log.ts';
import type { Site } from '../site/site.ts';
import { type Claimed, type DueRows, LEASE_MS } from './claim.ts';

// The lane looks for due rows at least this often, in case it missed a wake-up.
const LONGEST_SLEEP_MS = MINUTE_MS;
const RENEW_MS = LEASE_MS / 3;
// After a database error the lane waits this long before it tries again.
const RECOVERY_MS = 1_000;
// A lane that was full waits this long for more free places while more than half of them are taken.
const GATHER_MS = 100;

export interface LaneOptions {
  name: string;
  rows: DueRows;
  /** The number of rows that are worked on at the same time. */
  capacity: number;
  /** The number of rows that one statement claims. */
  batch: number;
  /** Works on a row and writes its outcome. When this throws, the row stays claimed until its lease ends. */
  run(row: Claimed): Promise<void>;
  /** Runs before every claim. */
  beforeClaim?(): Promise<void>;
}

/** A queue of due rows that are worked on as they come due. */
export interface Lane {
  start(): void;
  /** Starts claiming due rows and returns at once. */
  look(): void;
  /** Works on every due row and resolves when no row is due or being worked on. */
  runDue(): Promise<void>;
  spreadOverdue: DueRows['spreadOverdue'];
  /** Claims nothing more, and resolves when all work has ended. */
  stop(): Promise<void>;
}

export function createLane(site: Site, options: LaneOptions): Lane {
  const { rows, capacity, batch } = options;
  const atWork = new Map<Claimed, Promise<void>>();
  const claimErrors = createRepeatedErrorLog(site.log, { lane: options.name });
  let running = false;
  let stopping = false;
  let pumping: Promise<void> | null = null;
  let lookAgain = false;
  // True when the last claim stopped because every place was taken. Only then can a due row be left unclaimed.
  let full = false;
  let renewedAt = site.clock.now();
  let wakeAt = Number.POSITIVE_INFINITY;
  // The earliest row that was announced while `pump` ran.
  let missedWakeAt = Number.POSITIVE_INFINITY;
  let disarm = () => {};
  let stopRenewing: (() => void) | null = null;
  let stopListening = () => {};

  function begin(row: Claimed): void {
    keepLeases();
    const done = site.tracing
      .inSpan(`work ${options.name}`, {}, () => options.run(row))
      .catch((error) => site.log.error({ err: error, lane: options.name }, 'work failed; its lease will run out'))
      .then(() => {
        atWork.delete(row);
        if (!running || !full) return;
        // Claiming a full batch costs one query, so wait until half the places are free, but at most 100 ms.
        if (atWork.size <= capacity / 2) void pump();
        else arm(Math.min(wakeAt, site.clock.now() + GATHER_MS));
      });
    atWork.set(row, done);
  }

  /** Claims and begins due rows until the lane is full or none is left, then sets the next wake-up. */
  function pump(): Promise<void> {
    lookAgain = true;
    pumping ??= (async () => {
      try {
        while (lookAgain) {
          lookAgain = false;
          await options.beforeClaim?.();
          // After a clock jump or a pause of the process our own leases may have ended, so renew them before claiming.
          if (Math.abs(site.clock.now() - renewedAt) > 2 * RENEW_MS) await renew();
          // A read costs much less than a claim, which locks the database for other writers.
          let next = await nextDue();
          full = false;
          if (next <= site.clock.now()) {
            await claimDue();
            next = await nextDue();
          }
          if (!running) continue;
          arm(Math.min(next, missedWakeAt));
          missedWakeAt = Number.POSITIVE_INFINITY;
        }
        claimErrors.worked('claiming works again');
      } catch (error) {
        full = false;
        claimErrors.failed(error, 'claiming failed');
        if (running) arm(site.clock.now() + RECOVERY_MS);
      } finally {
        pumping = null;
      }
    })();
    return pumping;
  }

  async function nextDue(): Promise<number> {
    return (await rows.nextDue()) ?? Number.POSITIVE_INFINITY;
  }

  async function claimDue(): Promise<void> {
    while (!stopping) {
      const places = Math.min(capacity - atWork.size, batch);
      full = places <= 0;
      if (full) return;
      const claimed = await rows.claim(site.clock.now(), places);
      for (const row of claimed) begin(row);
      if (claimed.length < places) return;
      await yieldToEventLoop();
    }
  }

  function arm(instant: number): void {
    disarm();
    const now = site.clock.now();
    // When every place is taken, the end of a piece of work wakes the lane, so an earlier wake-up is useless.
    const soonest = atWork.size >= capacity ? now + LONGEST_SLEEP_MS : instant;
    wakeAt = Math.min(soonest, now + LONGEST_SLEEP_MS);
    disarm = site.clock.at(wakeAt, () => void pump());
  }

  async function renew(): Promise<void> {
    renewedAt = site.clock.now();
    if (atWork.size) await rows.renew([...atWork.keys()], renewedAt);
  }

  /** Renews leases regularly while any work is running. */
  function keepLeases(): void {
    stopRenewing ??= site.clock.at(site.clock.now() + RENEW_MS, async () => {
      await renew().catch((error) => site.log.error({ err: error, lane: options.name }, 'renewing leases failed'));
      stopRenewing = null;
      if (atWork.size) keepLeases();
    });
  }

  return {
    start() {
      running = true;
      stopListening = site.due.listen((instant) => {
        // While `pump` runs, its query may have missed this row. The next wake-up takes the row into account.
        if (pumping) missedWakeAt = Math.min(missedWakeAt, instant);
        // After the clock was set forward, the armed wake-up lies in the past and its timer still runs. It comes at once then.
        else if (instant < wakeAt || wakeAt < site.clock.now()) arm(Math.min(instant, wakeAt));
      });
      void pump();
    },
    look: () => void pump(),
    async runDue() {
      do {
        await pump();
        await Promise.all(atWork.values());
      } while (full || pumping || atWork.size);
    },
    spreadOverdue: rows.spreadOverdue,
    async stop() {
      running = false;
      stopping = true;
      disarm();
      stopListening();
      await pumping;
      await Promise.all(atWork.values());
      stopRenewing?.();
    },
  };
}
