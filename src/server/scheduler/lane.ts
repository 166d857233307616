import { setImmediate as breath } from 'node:timers/promises';
import type { Site } from '../site/site.ts';
import { type Claimed, type DueRows, LEASE_MS } from './claim.ts';

// With nothing due the lane looks again after this long: the safety net under the exact wake-up.
const LONGEST_SLEEP_MS = 60_000;
const RENEW_MS = LEASE_MS / 3;
// After a failure of the database itself there is no use in trying at once.
const RECOVERY_MS = 1_000;
// How long a lane that was full lets free places gather while more than half of them are taken.
const GATHER_MS = 100;
const SECOND_MS = 1_000;

export interface LaneOptions {
  name: string;
  rows: DueRows;
  /** How many rows are at work at once. */
  capacity: number;
  /** How many rows are claimed in one statement. */
  batch: number;
  /** How many rows are begun within any second; no limit where it is left out (rules.md C29). */
  perSecond?: number | undefined;
  /** Works on a row; it writes its own outcome, and whatever it throws leaves the row to its lease's end. */
  run(row: Claimed): Promise<void>;
  /** Comes before every claim. */
  beforeClaim?(): Promise<void>;
}

/** One line of due rows, worked off as they come due. */
export interface Lane {
  start(): void;
  /** Begins what is due by now, without waiting for it. */
  look(): void;
  /** Works off what is due by now and comes back when nothing is left or at work. */
  runDue(): Promise<void>;
  spreadOverdue: DueRows['spreadOverdue'];
  /** Claims nothing more, and comes back when nothing is at work. */
  stop(): Promise<void>;
}

export function createLane(site: Site, options: LaneOptions): Lane {
  const { rows, capacity, batch, perSecond } = options;
  // When the latest rows were begun, oldest first: as many as may be begun within a second.
  let begunAt: number[] = [];
  const atWork = new Map<Claimed, Promise<void>>();
  let running = false;
  let stopping = false;
  let pumping: Promise<void> | null = null;
  let lookAgain = false;
  // Whether the last claim ended for want of room: only then can something due be left unclaimed.
  let full = false;
  let renewedAt = site.clock.now();
  let armedFor = Number.POSITIVE_INFINITY;
  let heardOf = Number.POSITIVE_INFINITY;
  let disarm = () => {};
  let stopRenewing: (() => void) | null = null;
  let stopListening = () => {};

  function begin(row: Claimed): void {
    keepLeases();
    const done = options
      .run(row)
      .catch((error) => site.log.error({ err: error, lane: options.name }, 'work failed; its lease will run out'))
      .then(() => {
        atWork.delete(row);
        if (!running || !full) return;
        // A claim for many places costs what a claim for one does; but calls that hang must not hold the free ones.
        if (atWork.size <= capacity / 2) void pump();
        else arm(Math.min(armedFor, site.clock.now() + GATHER_MS));
      });
    atWork.set(row, done);
  }

  /** Claims and begins what is due until the lane is full or nothing is left, then sets the next wake-up. */
  function pump(): Promise<void> {
    lookAgain = true;
    pumping ??= (async () => {
      try {
        while (lookAgain) {
          lookAgain = false;
          await options.beforeClaim?.();
          // Leases run by the clock: when it jumped or the process stood still, ours come before anything is claimed.
          if (Math.abs(site.clock.now() - renewedAt) > 2 * RENEW_MS) await renew();
          await claimDue();
          if (!running) continue;
          const next = (await rows.nextDue()) ?? Number.POSITIVE_INFINITY;
          arm(Math.max(Math.min(next, heardOf), freeAt()));
          heardOf = Number.POSITIVE_INFINITY;
        }
      } catch (error) {
        full = false;
        site.log.error({ err: error, lane: options.name }, 'claiming failed');
        if (running) arm(site.clock.now() + RECOVERY_MS);
      } finally {
        pumping = null;
      }
    })();
    return pumping;
  }

  async function claimDue(): Promise<void> {
    while (!stopping) {
      const now = site.clock.now();
      const places = Math.min(capacity - atWork.size, batch);
      full = places <= 0;
      const room = Math.min(places, mayBegin(now));
      if (room <= 0) return;
      const claimed = await rows.claim(now, room);
      for (const row of claimed) begin(row);
      if (perSecond !== undefined) begunAt = [...begunAt, ...claimed.map(() => now)].slice(-perSecond);
      if (claimed.length < room) return;
      await breath();
    }
  }

  /** How many rows may be begun now without more than the limit within a second. */
  function mayBegin(now: number): number {
    if (perSecond === undefined) return Number.POSITIVE_INFINITY;
    return perSecond - begunAt.filter((instant) => now - instant < SECOND_MS).length;
  }

  /** When the next row may be begun, in milliseconds; in the past where one may be now. */
  function freeAt(): number {
    return perSecond !== undefined && begunAt.length >= perSecond ? (begunAt[0] as number) + SECOND_MS : 0;
  }

  function arm(instant: number): void {
    disarm();
    const now = site.clock.now();
    // When every place is taken, the end of a call wakes the lane: no use in waking before.
    const soonest = atWork.size >= capacity ? now + LONGEST_SLEEP_MS : instant;
    armedFor = Math.min(soonest, now + LONGEST_SLEEP_MS);
    disarm = site.clock.at(armedFor, () => void pump());
  }

  async function renew(): Promise<void> {
    renewedAt = site.clock.now();
    if (atWork.size) await rows.renew([...atWork.keys()], renewedAt);
  }

  /** Renews leases from now on, for as long as anything is at work. */
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
        // While the lane is looking it may have looked past this row already: the next wake-up will know of it.
        if (pumping) heardOf = Math.min(heardOf, instant);
        else if (instant < armedFor) arm(instant);
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
