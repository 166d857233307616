import { setTimeout as sleep } from 'node:timers/promises';
import nodeCron, { type TaskOptions } from 'node-cron';
import { ALERT_METHODS, type AlertMethod, CHANNELS, type DeliveryChannel } from '../../shared/channels/channels.ts';
import type { Compose } from '../domains/guidance/entries.ts';
import { LATE_MS } from '../domains/schedule/jobs/service.ts';
import { extendPlans } from '../domains/schedule/plan.ts';
import type { Site } from '../site/site.ts';
import { dueDeliveries, dueJobs } from './claim.ts';
import { deliver } from './jobs/deliver.ts';
import { cleanUp } from './jobs/housekeeping.ts';
import { prepare } from './jobs/prepare.ts';
import { createLane, type Lane, type LaneOptions } from './lane.ts';
import { type Poller, startPoller } from './poll.ts';
import { createSchedulerLease, LEASE_POLL_MS, LEASE_RENEW_MS } from './scheduler-lease.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
// What is caught up after downtime goes out spread over this long (rules.md S5).
const CATCH_UP_SPREAD_MS = 2 * MINUTE;
// How often the clock is compared with a timer that does not go by it.
const WATCH_MS = 10_000;
/** How long stopping waits for sends under way before it calls them off, in milliseconds: half of what Docker waits. */
const SEND_GRACE_MS = 5_000;
const PREPARE = { capacity: 100, batch: 100 };
// The app's rows are not handed to anybody, and those of channels that are not set up only end.
const SEND = { capacity: 20, batch: 20 };

/** Turns due rows into work. */
export interface Scheduler {
  /**
   * Catches up, plans ahead, and from then on works off rows as they come due. While another process on this database
   * does so, it stands by and takes over when that one stops, or its lease runs out (rules.md S9).
   */
  start(): Promise<void>;
  /** One beat: notices a clock that jumped, works off all that is due, and comes back when that is done. */
  beat(): Promise<void>;
  /** Milliseconds since the epoch of the last beat, or of the last look at the lease while standing by; null before. */
  lastBeat(): number | null;
  /** Whether another process does the scheduling. */
  isStandby(): boolean;
  /** Ends the heartbeat and claims nothing more; waits for sends under way and calls them off after {@link SEND_GRACE_MS}. */
  stop(): Promise<void>;
}

/** How a channel's lane is paced, from the channel's facts. */
function laneLimits(channel: AlertMethod): Pick<LaneOptions, 'capacity' | 'batch' | 'perSecond'> {
  const { atOnce, perSecond } = CHANNELS[channel].limits;
  return { capacity: atOnce, batch: atOnce, perSecond: perSecond.site ?? undefined };
}

/** What the scheduler needs of node-cron. */
export interface Cron {
  schedule(expression: string, work: () => unknown, options: TaskOptions): { destroy(): unknown };
}

/**
 * @param compose makes an entry's words; where there is none or it fails, the library does (rules.md S6).
 * @param cron runs the heartbeat, the hourly resync and the nightly clean-up.
 */
export function createScheduler(site: Site, compose: Compose | null = null, cron: Cron = nodeCron): Scheduler {
  const sending = (
    name: string,
    channels: readonly DeliveryChannel[],
    limits: Pick<LaneOptions, 'capacity' | 'batch' | 'perSecond'> = SEND,
  ): Lane =>
    createLane(site, {
      name,
      rows: dueDeliveries(site.db, channels),
      ...limits,
      run: (row) => deliver(site, row),
      beforeClaim: noticeJump,
    });
  const createLanes = (): Lane[] => [
    createLane(site, {
      name: 'prepare',
      rows: dueJobs(site.db),
      ...PREPARE,
      run: (row) => prepare(site, compose, row),
      beforeClaim: noticeJump,
    }),
    sending('app', ['app']),
    ...[...site.channels.keys()].map((channel) => sending(channel, [channel], laneLimits(channel))),
    // Rows of a channel that was taken from the site must end too.
    sending(
      'not configured',
      ALERT_METHODS.filter((channel) => !site.channels.has(channel)),
    ),
  ];
  const startPollers = (): Poller[] =>
    [...site.channels.values()].flatMap((channel) =>
      channel.polling ? [startPoller(site, { ...channel, polling: channel.polling })] : [],
    );
  const lease = createSchedulerLease(site);
  let state: 'new' | 'standby' | 'active' = 'new';
  let checkingLease: Promise<void> | null = null;
  let lanes = createLanes();
  let beatAt: number | null = null;
  let seenAt: number | null = null;
  let caughtUp: Promise<void> = Promise.resolve();
  let tasks: { destroy(): unknown }[] = [];
  let pollers: Poller[] = [];
  let stopTimers = () => {};
  const atWork = new Set<Promise<void>>();

  /**
   * Sees whether the clock jumped or the process stood still since the last look, before anything is claimed: what is
   * overdue by more than a busy moment then goes out spread, not all at once (rules.md S5, S10).
   */
  function noticeJump(): Promise<void> {
    const now = site.clock.now();
    const gap = now - (seenAt ?? now);
    seenAt = now;
    if (Math.abs(gap) > LATE_MS) {
      site.log.warn({ gapMs: gap }, 'the clock jumped or the process stood still; catching up');
      caughtUp = doing('catch-up', catchUp).then(lookForDue);
      // node-cron would wait for the instants it had in mind, or go through every one that was skipped.
      if (tasks.length) beginTasks();
    }
    return caughtUp;
  }

  /** Gives every slot of the catch-up window its row, then spreads what is overdue. No lane claims before it is done. */
  async function catchUp(): Promise<void> {
    // Rows are made two days ahead, so after longer downtime the newest slots have none yet.
    await extendPlans(site, 0);
    const now = site.clock.now();
    const window = site.env.CATCH_UP_MINUTES * MINUTE;
    const overdue = { since: now - LATE_MS, stretch: CATCH_UP_SPREAD_MS, window };
    for (const lane of lanes) await lane.spreadOverdue(now, overdue);
  }

  function lookForDue(): void {
    for (const lane of lanes) lane.look();
  }

  function heartbeat(): void {
    beatAt = site.clock.now();
    if (state === 'standby') return;
    lookForDue();
    // What was deleted or replaced in the last minute leaves the log.
    void doing('checkpoint', () => site.db.checkpoint());
  }

  /** Takes or renews the lease, and begins or ends this process's scheduling accordingly. */
  function checkLease(): Promise<void> {
    checkingLease ??= (async () => {
      try {
        const held = await lease.take();
        if (!held) beatAt = site.clock.now();
        if (held && state !== 'active') takeOver();
        if (!held && state !== 'standby') standBy();
      } catch (error) {
        site.log.error({ err: error }, 'the scheduler lease could not be checked');
      } finally {
        checkingLease = null;
      }
    })();
    return checkingLease;
  }

  async function keepLease(stopping: AbortSignal): Promise<void> {
    for (;;) {
      const wait = state === 'active' ? LEASE_RENEW_MS : LEASE_POLL_MS;
      await sleep(wait, null, { ref: false, signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
      await checkLease();
    }
  }

  function takeOver(): void {
    if (state === 'standby') site.log.info('this process does the scheduling now');
    beatAt = site.clock.now();
    seenAt = beatAt;
    state = 'active';
    // Only the lanes wait for it: how soon the site answers must not depend on how many members it has.
    caughtUp = doing('catch-up', catchUp);
    void doing('resync', async () => {
      await caughtUp;
      await extendPlans(site);
    });
    for (const lane of lanes) lane.start();
    pollers = startPollers();
    beginTasks();
  }

  function standBy(): void {
    site.log.info('another process on this database does the scheduling; this one stands by');
    state = 'standby';
    endTasks();
    const ending = [...pollers, ...lanes];
    pollers = [];
    lanes = createLanes();
    void doing('stand by', () => Promise.all(ending.map((each) => each.stop())));
  }

  /** Does a piece of work that nobody waits for but {@link Scheduler.stop}. */
  function doing(name: string, work: () => unknown): Promise<void> {
    const done = (async () => work())()
      .catch((error) => site.log.error({ err: error, task: name }, 'a scheduled task failed'))
      .then(() => void atWork.delete(done));
    atWork.add(done);
    return done;
  }

  function beginTasks(): void {
    endTasks();
    // A task that a busy process comes to late is still done, unless its next turn is near.
    const task = (when: string, name: string, work: () => unknown, missedExecutionTolerance: number) =>
      cron.schedule(when, () => doing(name, work), {
        noOverlap: true,
        suppressMissedWarning: true,
        missedExecutionTolerance,
      });
    tasks = [
      task('* * * * *', 'heartbeat', heartbeat, MINUTE / 2),
      task('7 * * * *', 'resync', () => extendPlans(site), HOUR / 2),
      task('23 3 * * *', 'clean-up', () => cleanUp(site), 12 * HOUR),
    ];
  }

  function endTasks(): void {
    for (const task of tasks) task.destroy();
    tasks = [];
  }

  return {
    async start() {
      await checkLease();
      const watch = setInterval(() => state === 'active' && noticeJump(), WATCH_MS).unref();
      const stopping = new AbortController();
      void keepLease(stopping.signal);
      stopTimers = () => {
        clearInterval(watch);
        stopping.abort();
      };
    },
    async beat() {
      if (state !== 'new') await checkLease();
      heartbeat();
      if (state !== 'standby') await Promise.all(lanes.map((lane) => lane.runDue()));
    },
    lastBeat: () => beatAt,
    isStandby: () => state === 'standby',
    async stop() {
      stopTimers();
      await checkingLease;
      endTasks();
      const cancelTimer = site.clock.at(site.clock.now() + SEND_GRACE_MS, () => site.calls.abort());
      // The lanes first and at once: nothing more is claimed from now on.
      await Promise.all([...[...pollers, ...lanes].map((each) => each.stop()), ...atWork]);
      cancelTimer();
      // A lease that cannot be given back runs out by itself.
      await lease.release().catch((error) => site.log.debug({ err: error }, 'the scheduler lease was not released'));
    },
  };
}
