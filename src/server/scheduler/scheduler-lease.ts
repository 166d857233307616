import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type Database, run, type Work } from '../../../db/database.ts';
import { storeOutage } from '../domains/schedule/outages.ts';
import { randomToken } from '../lib/secrets.ts';
import type { Site } from '../site/site.ts';

/** The length of the scheduler lease, in milliseconds: another process may schedule when it ends (rules.md S9). */
export const SCHEDULER_LEASE_MS = 15_000;
/** The time between two renewals of the lease by the process that schedules, in milliseconds. */
const LEASE_RENEW_MS = 5_000;
/**
 * The time between two requests of a standby process for the lease, in milliseconds. It is short, so that the process
 * takes over soon after a release.
 */
const LEASE_POLL_MS = 1_000;

// The table has only this row.
const ROW = 1;
// Stored as the holder of a lease that was released.
const NOBODY = '';

type LeaseRow = Pick<Database['tables']['schedulerLease']['$inferSelect'], 'holder' | 'expiresAt'>;

/** The right of one process to schedule, stored as a row of the database (rules.md S9). */
interface SchedulerLease {
  /**
   * Takes or renews the lease; returns false while another process holds it. In the same transaction it stores the time in
   * which no process held it. Notes and logs when the process before was killed: it neither renewed nor released its lease.
   */
  acquire(): Promise<boolean>;
  /** Ends the lease if this process holds it, so that another process can take it at once. */
  release(): Promise<void>;
}

export function createSchedulerLease(site: Site): SchedulerLease {
  const { schedulerLease: t } = site.db.tables;
  const holder = randomToken();
  // The lease of another process at the last request, and since when it has been unchanged, by the monotonic clock.
  let seen: (LeaseRow & { since: number }) | null = null;

  /**
   * Returns whether nobody holds a lease. One that ends later than any renewal allows was stored before the clock was set
   * back. A live holder renews it, so it has ended once it stays unchanged for as long as a lease lasts.
   */
  function hasEnded(row: LeaseRow, now: number): boolean {
    if (row.holder === NOBODY || row.expiresAt.getTime() <= now) return true;
    if (row.expiresAt.getTime() <= now + 2 * SCHEDULER_LEASE_MS) return false;
    return seen !== null && isSame(seen, row) && performance.now() - seen.since >= SCHEDULER_LEASE_MS;
  }

  return {
    async acquire() {
      const now = site.clock.now();
      const taken = await site.db.atomic(function* (q): Work<{ wasKilled: boolean } | LeaseRow> {
        const [row] = yield* run(q.select().from(t).where(eq(t.id, ROW)));
        const isOurs = row?.holder === holder;
        if (row && !isOurs && !hasEnded(row, now)) return row;
        const ours = { holder, expiresAt: new Date(now + SCHEDULER_LEASE_MS) };
        if (row) yield* run(q.update(t).set(ours).where(eq(t.id, ROW)));
        else yield* run(q.insert(t).values({ id: ROW, ...ours }));
        if (row) yield* storeOutage(q, site, lastSignOf(row), isOurs);
        return { wasKilled: row !== undefined && !isOurs && row.holder !== NOBODY };
      });
      if ('holder' in taken) {
        if (seen === null || !isSame(seen, taken)) seen = { ...taken, since: performance.now() };
        return false;
      }
      seen = null;
      if (taken.wasKilled) reportKilled(site);
      return true;
    },
    async release() {
      const released = { holder: NOBODY, expiresAt: new Date(site.clock.now()) };
      await site.db
        .update(t)
        .set(released)
        .where(and(eq(t.id, ROW), eq(t.holder, holder)));
    },
  };
}

function isSame(one: LeaseRow, other: LeaseRow): boolean {
  return one.holder === other.holder && one.expiresAt.getTime() === other.expiresAt.getTime();
}

/** Returns when the holder of a lease was last alive, in milliseconds. */
function lastSignOf({ holder, expiresAt }: LeaseRow): number {
  return expiresAt.getTime() - (holder === NOBODY ? 0 : SCHEDULER_LEASE_MS);
}

function reportKilled(site: Site): void {
  site.observed.killedBefore = true;
  site.log.warn(
    'the process that scheduled before was killed, for example when the machine ran out of memory, or the machine lost power; nothing that is stored is lost, and what it was sending is tried again',
  );
}

/** Checks the lease again and again until the signal aborts, as often as a process that schedules or stands by needs. */
export async function repeatChecks(
  check: () => Promise<void>,
  isActive: () => boolean,
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    const wait = isActive() ? LEASE_RENEW_MS : LEASE_POLL_MS;
    await sleep(wait, null, { ref: false, signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    await check();
  }
}
