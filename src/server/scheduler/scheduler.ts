import type { TaskOptions } from 'node-cron';
import { HOUR_MS, MINUTE_MS } from '../../shared/schedule/durations.ts';
import { firstAttemptsEnded } from '../domains/alerts/deliveries/immediate.ts';
import { endOldRests } from '../domains/alerts/deliveries/rests/service.ts';
import { planLetters } from '../domains/alerts/letters/plan.ts';
import type { Composer } from '../domains/guidance/entries.ts';
import { updateHiddenEntries } from '../domains/guidance/review/hidden-entries.ts';
import { rewriteOutdated } from '../domains/guidance/translations/rewriting/service.ts';
import { handToLibrary, LATE_MS } from '../domains/schedule/jobs/service.ts';
import { extendPlans } from '../domains/schedule/plan.ts';
import { createRepeatedErrorLog } from '../lib/failures/repeated-error-log.ts';
import type { Site } from '../site/site.ts';
import { laterCron } from './cron/later-cron.ts';
import { makeNightlyBackup } from './jobs/backup.ts';
import { cleanUp } from './jobs/housekeeping.ts';
import { isNightlyWorkDue } from './jobs/nightly.ts';
import { createLanes, startPollers } from './lanes.ts';
import type { Poller } from './poll.ts';
import { createSchedulerLease, repeatChecks } from './scheduler-lease.ts';

// After downtime, overdue rows are spread over this long (rules.md S5).
const CATCH_UP_SPREAD_MS = 2 * MINUTE_MS;
// The interval at which the clock is compared with a timer that does not depend on it.
const WATCH_MS = 10_000;
/**
 * The time that `stop` waits for running sends before it aborts them, in milliseconds: half of Docker's default stop
 * timeout.
 */
const SEND_GRACE_MS = 5_000;

/** Claims due jobs and deliveries and works on them. */
export interface Scheduler {
  /**
   * Catches up, plans ahead, and works on rows as they come due. While another process on this database holds the
   * scheduler lease, this one stands by; it takes over when the other releases the lease or the lease ends (rules.md
   * S9).
   */
  start(): Promise<void>;
  /** Runs one heartbeat: notices a clock jump, works on every due row, and resolves when that is done. */
  beat(): Promise<void>;
  /**
   * Returns the time of the last heartbeat, or of the last lease check on standby, in milliseconds since the epoch;
   * null before the first.
   */
  lastBeat(): number | null;
  /** Returns whether another process does the scheduling. */
  isStandby(): boolean;
  /**
   * Stops the heartbeat and claims nothing more; waits for running sends and aborts them after {@link SEND_GRACE_MS}.
   */
  stop(): Promise<void>;
}

/** The part of node-cron that the scheduler uses. */
export interface Cron {
  schedule(expression: string, work: () => unknown, options: TaskOptions): { destroy(): unknown };
}

/**
 * @param composer writes an entry's text in a lane of its own; without it, or when it fails, the text comes from the library (rules.md S6).
 * @param cron runs the heartbeat, the hourly resync, the nightly clean-up and the nightly backup.
 */
export function createScheduler(site: Site, composer: Composer | null = null, cron: Cron = laterCron): Scheduler {
  const lease = createSchedulerLease(site);
  const leaseErrors = createRepeatedErrorLog(site.log);
  let state: 'new' | 'standby' | 'active' = 'new';
  let checkingLease: Promise<void> | null = null;
  let lanes = createLanes(site, composer, noticeJump);
  let beatAt: number | null = null;
  let seenAt: number | null = null;
  let caughtUp: Promise<void> = Promise.resolve();
  let rewriting: Promise<void> | null = null;
  let cleanedUpAt = 0;
  let tasks: { destroy(): unknown }[] = [];
  let pollers: Poller[] = [];
  let stopTimers = () => {};
  const runningTasks = new Set<Promise<void>>();

  /**
   * Detects a clock jump or a pause of the process before anything is claimed. Rows that are then overdue by more than
   * a busy moment are spread instead of all sent at once (rules.md S5, S10).
   */
  function noticeJump(): Promise<void> {
    const now = site.clock.now();
    const gap = now - (seenAt ?? now);
    seenAt = now;
    if (Math.abs(gap) > LATE_MS) {
      // Whatever the clock says, the process is alive now.
      beatAt = now;
      site.log.warn({ gapMs: gap }, 'the clock jumped or the process stood still; catching up');
      caughtUp = runTask('catch-up', catchUp).then(lookForDue);
      void runTask('limits', () => site.limits.deleteFuture());
      // After a jump node-cron would wait for its old next run, or run once for every skipped one. So create its tasks
      // again.
      if (tasks.length) beginTasks();
    }
    return caughtUp;
  }

  /**
   * Creates the missing rows for slots in the catch-up window, then spreads overdue rows. No lane claims before this is
   * done.
   */
  async function catchUp(): Promise<void> {
    // Rows are created two days ahead, so after longer downtime the newest slots have no rows yet.
    await extendPlans(site, 0);
    await planLetters(site);
    const now = site.clock.now();
    const window = site.env.CATCH_UP_MINUTES * MINUTE_MS;
    const overdue = { since: now - LATE_MS, stretch: CATCH_UP_SPREAD_MS, window };
    for (const lane of lanes) await lane.spreadOverdue(now, overdue);
  }

  async function planAhead(): Promise<void> {
    await extendPlans(site);
    await planLetters(site);
  }

  /** Cleans up once a night, and in the first hour after a start, because the machine may be off at night. */
  async function cleanUpAtNight(): Promise<void> {
    const now = site.clock.now();
    if (!isNightlyWorkDue(cleanedUpAt, now, new Date(now).getHours())) return;
    await cleanUp(site);
    cleanedUpAt = now;
  }

  function lookForDue(): void {
    for (const lane of lanes) lane.look();
  }

  function heartbeat(): void {
    beatAt = site.clock.now();
    if (state === 'standby') return;
    lookForDue();
    rewriting ??= runTask('rewrite verses', () => rewriteOutdated(site)).finally(() => {
      rewriting = null;
    });
    // The checkpoint removes text deleted or replaced in the last minute from the write-ahead log.
    void runTask('checkpoint', () => site.db.checkpoint());
  }

  /** Takes or renews the lease, and starts or stops scheduling in this process accordingly. */
  function checkLease(): Promise<void> {
    checkingLease ??= (async () => {
      try {
        const held = await lease.take();
        if (!held) beatAt = site.clock.now();
        if (held && state !== 'active') takeOver();
        if (!held && state !== 'standby') standBy();
        leaseErrors.worked('the scheduler lease can be checked again');
      } catch (error) {
        leaseErrors.failed(error, 'the scheduler lease could not be checked');
      } finally {
        checkingLease = null;
      }
    })();
    return checkingLease;
  }

  function takeOver(): void {
    if (state === 'standby') site.log.info('this process does the scheduling now');
    beatAt = site.clock.now();
    seenAt = beatAt;
    state = 'active';
    // Only the lanes wait for the catch-up. The site must answer requests at once, however many members it has.
    caughtUp = runTask('catch-up', async () => {
      await endOldRests(site);
      if (!composer) await handToLibrary(site);
      // A crash may have left entries that a reviewer retired or reworded.
      await updateHiddenEntries(site);
      await catchUp();
    });
    void runTask('resync', async () => {
      await caughtUp;
      await extendPlans(site);
    });
    void runTask('limits', () => site.limits.deleteFuture());
    for (const lane of lanes) lane.start();
    pollers = startPollers(site);
    beginTasks();
  }

  function standBy(): void {
    site.log.info('another process on this database does the scheduling; this one stands by');
    state = 'standby';
    endTasks();
    const ending = [...pollers, ...lanes];
    pollers = [];
    lanes = createLanes(site, composer, noticeJump);
    void runTask('stand by', () => Promise.all(ending.map((each) => each.stop())));
  }

  /** Runs a task in the background; only {@link Scheduler.stop} waits for it. Logs an error it throws. */
  function runTask(name: string, work: () => unknown): Promise<void> {
    const done = (async () => work())()
      .catch((error) => site.log.error({ err: error, task: name }, 'a scheduled task failed'))
      .then(() => void runningTasks.delete(done));
    runningTasks.add(done);
    return done;
  }

  function beginTasks(): void {
    endTasks();
    // A task that a busy process reaches late still runs, unless its next run is near.
    const task = (when: string, name: string, work: () => unknown, missedExecutionTolerance: number) =>
      cron.schedule(when, () => runTask(name, work), {
        noOverlap: true,
        suppressMissedWarning: true,
        missedExecutionTolerance,
      });
    tasks = [
      task('* * * * *', 'heartbeat', heartbeat, MINUTE_MS / 2),
      task('7 * * * *', 'resync', planAhead, HOUR_MS / 2),
      task('53 * * * *', 'clean-up', cleanUpAtNight, HOUR_MS / 2),
      task('41 * * * *', 'backup', () => makeNightlyBackup(site), HOUR_MS / 2),
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
      void repeatChecks(checkLease, () => state === 'active', stopping.signal);
      stopTimers = () => {
        clearInterval(watch);
        stopping.abort();
      };
    },
    async beat() {
      if (state !== 'new') await checkLease();
      heartbeat();
      if (state !== 'standby') await Promise.all([rewriting, ...lanes.map((lane) => lane.runDue())]);
    },
    lastBeat: () => beatAt,
    isStandby: () => state === 'standby',
    async stop() {
      stopTimers();
      await checkingLease;
      endTasks();
      const cancelTimer = site.clock.at(site.clock.now() + SEND_GRACE_MS, () => site.calls.abort());
      // The lanes stop claiming first.
      await Promise.all([
        ...[...pollers, ...lanes].map((each) => each.stop()),
        ...runningTasks,
        firstAttemptsEnded(site),
      ]);
      cancelTimer();
      // A lease that cannot be released ends on its own.
      await lease.release().catch((error) => site.log.debug({ err: error }, 'the scheduler lease was not released'));
    },
  };
}
