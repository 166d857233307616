import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { createRepeatedErrorLog } from '../../lib/errors/repeated-error-log.ts';
import type { Site } from '../../site/site.ts';
import type { Claimed, DueRows } from '../claim.ts';
import { createLaneLeases } from './lane-leases.ts';
import { createWakeTimer } from './wake-timer.ts';

// The lane claims due rows at least this often, in case it missed a wake-up.
const MAX_SLEEP_MS = MINUTE_MS;
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
  claimDue(): void;
  /** Works on every due row and resolves when no row is due or being worked on. */
  runDue(): Promise<void>;
  spreadOverdue: DueRows['spreadOverdue'];
  /** Claims nothing more, and resolves when all work has ended. */
  stop(): Promise<void>;
}

export function createLane(site: Site, options: LaneOptions): Lane {
  const { rows, capacity, batch } = options;
  const inProgress = new Map<Claimed, Promise<void>>();
  const leases = createLaneLeases(site, options.name, rows, inProgress);
  const timer = createWakeTimer(site.clock, () => void claimAndArm());
  const claimErrors = createRepeatedErrorLog(site.log, { lane: options.name });
  let running = false;
  let stopping = false;
  let claiming: Promise<void> | null = null;
  let claimAgain = false;
  // True when the last claim stopped because every place was taken. Only then can a due row be left unclaimed.
  let isFull = false;
  // The earliest row that was announced while `claimAndArm` ran.
  let missedWakeAt = Number.POSITIVE_INFINITY;
  let stopListening = () => {};

  function begin(row: Claimed): void {
    leases.keep();
    const done = site.tracing
      .inSpan(`work ${options.name}`, {}, () => options.run(row))
      .catch((error) => site.log.error({ err: error, lane: options.name }, 'work failed; its lease will run out'))
      .then(() => {
        inProgress.delete(row);
        if (!running || !isFull) return;
        // Claiming a full batch costs one query, so wait until half the places are free, but at most 100 ms.
        if (inProgress.size <= capacity / 2) void claimAndArm();
        else arm(Math.min(timer.wakeAt, site.clock.now() + GATHER_MS));
      });
    inProgress.set(row, done);
  }

  /** Claims and begins due rows until the lane is full or none is left, then sets the next wake-up. */
  function claimAndArm(): Promise<void> {
    claimAgain = true;
    claiming ??= (async () => {
      try {
        while (claimAgain) {
          claimAgain = false;
          await options.beforeClaim?.();
          // The lane's own leases may have ended, and it must not claim its own rows.
          await leases.renewAfterJump();
          // A read costs much less than a claim, which locks the database for other writers.
          let next = await nextDue();
          isFull = false;
          if (next <= site.clock.now()) {
            await claimWhileFree();
            next = await nextDue();
          }
          if (!running) continue;
          arm(Math.min(next, missedWakeAt));
          missedWakeAt = Number.POSITIVE_INFINITY;
        }
        claimErrors.worked('claiming works again');
      } catch (error) {
        isFull = false;
        claimErrors.failed(error, 'claiming failed');
        if (running) arm(site.clock.now() + RECOVERY_MS);
      } finally {
        claiming = null;
      }
    })();
    return claiming;
  }

  async function nextDue(): Promise<number> {
    return (await rows.nextDue()) ?? Number.POSITIVE_INFINITY;
  }

  async function claimWhileFree(): Promise<void> {
    while (!stopping) {
      const places = Math.min(capacity - inProgress.size, batch);
      isFull = places <= 0;
      if (isFull) return;
      const claimed = await rows.claim(site.clock.now(), places);
      for (const row of claimed) begin(row);
      if (claimed.length < places) return;
      await yieldToEventLoop();
    }
  }

  function arm(instant: number): void {
    const latest = site.clock.now() + MAX_SLEEP_MS;
    // When every place is taken, the end of a piece of work wakes the lane, so an earlier wake-up is useless.
    timer.arm(inProgress.size >= capacity ? latest : Math.min(instant, latest));
  }

  return {
    start() {
      running = true;
      stopListening = site.due.listen((instant) => {
        // While `claimAndArm` runs, its query may have missed this row. The next wake-up takes the row into account.
        if (claiming) missedWakeAt = Math.min(missedWakeAt, instant);
        // After the clock was set forward, the armed wake-up lies in the past and its timer still runs. It comes at once then.
        else if (instant < timer.wakeAt || timer.wakeAt < site.clock.now()) arm(Math.min(instant, timer.wakeAt));
      });
      void claimAndArm();
    },
    claimDue: () => void claimAndArm(),
    async runDue() {
      do {
        await claimAndArm();
        await Promise.all(inProgress.values());
      } while (isFull || claiming || inProgress.size);
    },
    spreadOverdue: rows.spreadOverdue,
    async stop() {
      running = false;
      stopping = true;
      timer.disarm();
      stopListening();
      await claiming;
      await Promise.all(inProgress.values());
      leases.stop();
    },
  };
}
