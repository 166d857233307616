import cron from 'node-cron';
import type { Channel } from '../channels/channel.ts';
import { type Compose, composeFromLibrary } from '../domains/guidance/entries.ts';
import { LATE_MS } from '../domains/schedule/jobs/service.ts';
import { extendPlans } from '../domains/schedule/plan.ts';
import type { Site } from '../lib/site.ts';
import { dueDeliveries, dueJobs } from './claim.ts';
import { deliver } from './jobs/deliver.ts';
import { cleanUp } from './jobs/housekeeping.ts';
import { prepareJobs } from './jobs/prepare.ts';
import { createLane, type Lane } from './lane.ts';

const MINUTE = 60_000;
// What is caught up after downtime goes out spread over this long (rules.md S5).
const CATCH_UP_SPREAD_MS = 2 * MINUTE;
const PREPARE = { capacity: 100, batch: 100 };
const SEND = { capacity: 20, batch: 20 };

/** Turns due rows into work. */
export interface Scheduler {
  /** Catches up, plans ahead, and from then on works off rows as they come due. */
  start(): Promise<void>;
  /** One beat: notices a clock that jumped, works off all that is due, and comes back when that is done. */
  beat(): Promise<void>;
  /** Milliseconds since the epoch of the last beat; null before the first. */
  lastBeat(): number | null;
  /** Ends the heartbeat, then waits for what is at work. */
  stop(): Promise<void>;
}

/** @param compose makes an entry's words; where it fails, the library does (rules.md S6). */
export function createScheduler(
  site: Site,
  channels: readonly Channel[],
  compose: Compose = composeFromLibrary,
): Scheduler {
  const sending = (channel: Channel | null): Lane =>
    createLane(site, {
      name: channel?.name ?? 'app',
      rows: dueDeliveries(site.db, channel?.name ?? 'app'),
      ...SEND,
      together: false,
      run: async ([row]) => {
        if (row) await deliver(site, channel, row);
      },
    });
  const lanes: Lane[] = [
    createLane(site, {
      name: 'prepare',
      rows: dueJobs(site.db),
      ...PREPARE,
      together: true,
      run: (jobs) => prepareJobs(site, compose, jobs),
    }),
    sending(null),
    ...channels.map(sending),
  ];
  let beatAt: number | null = null;
  let planning: Promise<void> = Promise.resolve();
  let tasks: { stop(): unknown; destroy(): unknown }[] = [];

  /** What is overdue by more than a busy moment goes out spread, not all at once (rules.md S5). */
  async function catchUp(): Promise<void> {
    const now = site.clock.now();
    for (const lane of lanes) await lane.spreadOverdue(now, now - LATE_MS, CATCH_UP_SPREAD_MS);
  }

  async function beat(): Promise<void> {
    const now = site.clock.now();
    const gap = beatAt === null ? MINUTE : now - beatAt;
    beatAt = now;
    if (Math.abs(gap - MINUTE) > LATE_MS) {
      site.log.warn({ gapMs: gap }, 'the clock jumped or the process stood still; catching up');
      await catchUp();
    }
    await Promise.all(lanes.map((lane) => lane.runDue()));
  }

  const logged = (name: string, work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      site.log.error({ err: error, task: name }, 'a scheduled task failed');
    }
  };

  return {
    async start() {
      beatAt = site.clock.now();
      await catchUp();
      for (const lane of lanes) lane.start();
      // Not waited for: how soon the site answers must not depend on how many members it has.
      planning = logged('resync', () => extendPlans(site))();
      const options = { noOverlap: true };
      tasks = [
        cron.schedule('* * * * *', logged('heartbeat', beat), options),
        cron.schedule(
          '7 * * * *',
          logged('resync', () => extendPlans(site)),
          options,
        ),
        cron.schedule(
          '23 3 * * *',
          logged('clean-up', () => cleanUp(site)),
          options,
        ),
      ];
    },
    beat,
    lastBeat: () => beatAt,
    async stop() {
      for (const task of tasks) await task.destroy();
      tasks = [];
      await planning;
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
