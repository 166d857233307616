import { setImmediate as breath } from 'node:timers/promises';
import type { Site } from '../lib/site.ts';
import { type Claimed, type DueRows, LEASE_MS } from './claim.ts';

// With nothing due the lane looks again after this long: the safety net under the exact wake-up.
const LONGEST_SLEEP_MS = 60_000;
const RENEW_MS = LEASE_MS / 3;
// After a failure of the database itself there is no use in trying at once.
const RECOVERY_MS = 1_000;

export interface LaneOptions {
  name: string;
  rows: DueRows;
  /** How many rows are at work at once. */
  capacity: number;
  /** How many rows are claimed in one statement. */
  batch: number;
  /** Works on rows; it writes its own outcomes, and whatever it throws leaves the rows to their lease's end. */
  run(rows: Claimed[]): Promise<void>;
  /** Whether a batch is worked on as one, or each row for itself. */
  together: boolean;
}

/** One line of due rows, worked off as they come due. */
export interface Lane {
  start(): void;
  /** Works off what is due by now and comes back when nothing is left or at work. */
  runDue(): Promise<void>;
  spreadOverdue(now: number, overdueSince: number, stretch: number): Promise<void>;
  stop(): Promise<void>;
}

export function createLane(site: Site, options: LaneOptions): Lane {
  const { rows, capacity, batch } = options;
  const atWork = new Set<{ rows: Claimed[]; done: Promise<void> }>();
  let running = false;
  let pumping: Promise<void> | null = null;
  let lookAgain = false;
  let armedFor = Number.POSITIVE_INFINITY;
  let disarm = () => {};
  let stopRenewing = () => {};
  let stopListening = () => {};

  const load = () => [...atWork].reduce((sum, unit) => sum + unit.rows.length, 0);

  function begin(unitRows: Claimed[]): void {
    const unit = { rows: unitRows, done: Promise.resolve() };
    unit.done = options
      .run(unitRows)
      .catch((error) => site.log.error({ err: error, lane: options.name }, 'work failed; its lease will run out'))
      .then(() => {
        atWork.delete(unit);
        if (running && load() <= capacity / 2) void pump();
      });
    atWork.add(unit);
  }

  /** Claims and begins what is due until the lane is full or nothing is left, then sets the next wake-up. */
  function pump(): Promise<void> {
    lookAgain = true;
    pumping ??= (async () => {
      try {
        while (lookAgain) {
          lookAgain = false;
          for (let free = capacity - load(); free > 0; free = capacity - load()) {
            const claimed = await rows.claim(site.clock.now(), Math.min(free, batch));
            if (claimed.length === 0) break;
            if (options.together) begin(claimed);
            else for (const row of claimed) begin([row]);
            await breath();
          }
        }
        if (running) arm((await rows.nextDue()) ?? Number.POSITIVE_INFINITY);
      } catch (error) {
        site.log.error({ err: error, lane: options.name }, 'claiming failed');
        if (running) arm(site.clock.now() + RECOVERY_MS);
      } finally {
        pumping = null;
      }
      if (lookAgain && running) void pump();
    })();
    return pumping;
  }

  function arm(instant: number): void {
    disarm();
    const now = site.clock.now();
    // When the lane is full, the end of a unit wakes it: no use in waking before.
    const soonest = load() >= capacity ? now + LONGEST_SLEEP_MS : instant;
    armedFor = Math.min(soonest, now + LONGEST_SLEEP_MS);
    disarm = site.clock.at(armedFor, () => void pump());
  }

  function renewLeases(): void {
    stopRenewing = site.clock.at(site.clock.now() + RENEW_MS, async () => {
      const held = [...atWork].flatMap((unit) => unit.rows);
      try {
        if (held.length) await rows.renew(held, site.clock.now());
      } catch (error) {
        site.log.error({ err: error, lane: options.name }, 'renewing leases failed');
      }
      if (running) renewLeases();
    });
  }

  return {
    start() {
      running = true;
      stopListening = site.due.listen((instant) => {
        if (instant < armedFor) arm(instant);
      });
      renewLeases();
      void pump();
    },
    async runDue() {
      do {
        await pump();
        await Promise.all([...atWork].map((unit) => unit.done));
      } while (pumping || atWork.size);
    },
    spreadOverdue: (now, overdueSince, stretch) => rows.spreadOverdue(now, overdueSince, stretch),
    async stop() {
      running = false;
      disarm();
      stopRenewing();
      stopListening();
      await pumping;
      await Promise.all([...atWork].map((unit) => unit.done));
    },
  };
}
