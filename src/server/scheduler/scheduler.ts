import { HOUR_MS, MINUTE_MS } from '../../shared/schedule/durations.ts';
import { firstAttemptsEnded } from '../domains/alerts/deliveries/immediate.ts';
import { endOldRests } from '../domains/alerts/deliveries/rests/service.ts';
import { planLetters } from '../domains/alerts/letters/plan.ts';
import type { Composer } from '../domains/guidance/entries.ts';
import { updateHiddenEntries } from '../domains/guidance/review/hidden-entries.ts';
import { rewriteOutdated } from '../domains/guidance/translations/rewriting/service.ts';
import { handToLibrary, LATE_MS } from '../domains/schedule/jobs/service.ts';
import { extendPlans } from '../domains/schedule/plan.ts';
import { createRepeatedErrorLog } from '../lib/errors/repeated-error-log.ts';
import type { Site } from '../site/site.ts';
import { createClockWatch } from './clock-watch.ts';
import { type Cron, createCronTasks } from './cron/cron-tasks.ts';
import { laterCron } from './cron/later-cron.ts';
import { createRunningTasks } from './cron/running-tasks.ts';
import { makeNightlyBackup } from './jobs/backup.ts';
import { catchUp } from './jobs/catch-up.ts';
import { createNightlyCleanUp } from './jobs/housekeeping.ts';
import { createLanes, startPollers } from './lanes/lanes.ts';
import type { Poller } from './poll.ts';
import { createSchedulerLease, repeatChecks } from './scheduler-lease.ts';

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

/**
 * @param composer writes an entry's text in a lane of its own; without it, or when it fails, the text comes from the library (rules.md S6).
 * @param cron runs the heartbeat, the hourly resync, the nightly clean-up and the nightly backup.
 */
export function createScheduler(site: Site, composer: Composer | null = null, cron: Cron = laterCron): Scheduler {
  const tasks = createRunningTasks(site.log);
  const cronTasks = createCronTasks(cron, tasks.run, [
    { name: 'heartbeat', when: '* * * * *', work: heartbeat, toleranceMs: MINUTE_MS / 2 },
    { name: 'resync', when: '7 * * * *', work: planAhead, toleranceMs: HOUR_MS / 2 },
    { name: 'clean-up', when: '53 * * * *', work: createNightlyCleanUp(site), toleranceMs: HOUR_MS / 2 },
    { name: 'backup', when: '41 * * * *', work: () => makeNightlyBackup(site), toleranceMs: HOUR_MS / 2 },
  ]);
  const clockWatch = createClockWatch(site.clock, LATE_MS);
  const lease = createSchedulerLease(site);
  const leaseErrors = createRepeatedErrorLog(site.log);
  let state: 'new' | 'standby' | 'active' = 'new';
  let checkingLease: Promise<void> | null = null;
  let lanes = createLanes(site, composer, noticeJump);
  let beatAt: number | null = null;
  let caughtUp: Promise<void> = Promise.resolve();
  let rewriting: Promise<void> | null = null;
  let pollers: Poller[] = [];
  let stopTimers = () => {};

  /**
   * Detects a clock jump or a pause of the process before anything is claimed. Rows that are then overdue by more than
   * a busy moment are spread instead of all sent at once (rules.md S5, S10).
   */
  function noticeJump(): Promise<void> {
    const gapMs = clockWatch.check();
    if (gapMs !== null) {
      // Whatever the clock says, the process is alive now.
      beatAt = site.clock.now();
      site.log.warn({ gapMs }, 'the clock jumped or the process stood still; catching up');
      caughtUp = tasks.run('catch-up', () => catchUp(site, lanes)).then(wakeLanes);
      void tasks.run('limits', () => site.rateLimits.deleteAheadOfClock());
      // After a jump node-cron would wait for its old next run, or run once for every skipped one.
      cronTasks.beginAgain();
    }
    return caughtUp;
  }

  async function planAhead(): Promise<void> {
    await extendPlans(site);
    await planLetters(site);
  }

  function wakeLanes(): void {
    for (const lane of lanes) lane.claimDue();
  }

  function heartbeat(): void {
    beatAt = site.clock.now();
    if (state === 'standby') return;
    wakeLanes();
    rewriting ??= tasks
      .run('rewrite verses', () => rewriteOutdated(site))
      .finally(() => {
        rewriting = null;
      });
    // The checkpoint removes text deleted or replaced in the last minute from the write-ahead log.
    void tasks.run('checkpoint', () => site.db.checkpoint());
  }

  /** Takes or renews the lease, and starts or stops scheduling in this process accordingly. */
  function checkLease(): Promise<void> {
    checkingLease ??= (async () => {
      try {
        const held = await lease.acquire();
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
    clockWatch.reset();
    state = 'active';
    // Only the lanes wait for the catch-up. The site must answer requests at once, however many members it has.
    caughtUp = tasks.run('catch-up', async () => {
      await endOldRests(site);
      if (!composer) await handToLibrary(site);
      // A crash may have left entries that a reviewer retired or reworded.
      await updateHiddenEntries(site);
      await catchUp(site, lanes);
    });
    void tasks.run('resync', async () => {
      await caughtUp;
      await extendPlans(site);
    });
    void tasks.run('limits', () => site.rateLimits.deleteAheadOfClock());
    for (const lane of lanes) lane.start();
    pollers = startPollers(site);
    cronTasks.begin();
  }

  function standBy(): void {
    site.log.info('another process on this database does the scheduling; this one stands by');
    state = 'standby';
    cronTasks.end();
    const ending = [...pollers, ...lanes];
    pollers = [];
    lanes = createLanes(site, composer, noticeJump);
    void tasks.run('stand by', () => Promise.all(ending.map((each) => each.stop())));
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
      cronTasks.end();
      const cancelTimer = site.clock.after(SEND_GRACE_MS, () => site.providerAbort.abort());
      // The lanes stop claiming first.
      await Promise.all([
        ...[...pollers, ...lanes].map((each) => each.stop()),
        tasks.ended(),
        firstAttemptsEnded(site),
      ]);
      cancelTimer();
      // A lease that cannot be released ends on its own.
      await lease.release().catch((error) => site.log.debug({ err: error }, 'the scheduler lease was not released'));
    },
  };
}
