import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import { randomToken } from '../lib/secrets.ts';
import type { Site } from '../site/site.ts';

/** The length of the scheduler lease, in milliseconds: another process may schedule when it ends (rules.md S9). */
export const SCHEDULER_LEASE_MS = 15_000;
/** The time between two renewals of the lease by the process that schedules, in milliseconds. */
export const LEASE_RENEW_MS = 5_000;
/**
 * The time between two requests of a standby process for the lease, in milliseconds. It is short, so that the process
 * takes over soon after a release.
 */
export const LEASE_POLL_MS = 1_000;

// The table has only this row.
const ROW = 1;
// Stored as the holder of a lease that was released.
const NOBODY = '';

/** A lease that has ended. */
export interface EndedLease {
  /** The time of its end, in milliseconds since the epoch. */
  endedAt: number;
  /** False if its holder neither renewed nor released it. */
  wasReleased: boolean;
}

/** The right of one process to schedule, stored as a row of the database (rules.md S9). */
export interface SchedulerLease {
  /** Takes or renews the lease; returns false while another process holds it. */
  take(): Promise<boolean>;
  /** Returns the lease of the process that scheduled before, if it has ended; null while it lasts and before the first. */
  readEnded(): Promise<EndedLease | null>;
  /** Ends the lease if this process holds it, so that another process can take it at once. */
  release(): Promise<void>;
}

export function createSchedulerLease(site: Site): SchedulerLease {
  const { schedulerLease: t } = site.db.tables;
  const holder = randomToken();

  /**
   * Builds a condition: the lease is not held. A lease that ends later than any renewal allows was stored before the clock
   * was set back, and a live holder renews it soon.
   */
  function isEnded(now: number) {
    return or(
      eq(t.holder, NOBODY),
      lte(t.expiresAt, new Date(now)),
      gt(t.expiresAt, new Date(now + 2 * SCHEDULER_LEASE_MS)),
    );
  }

  return {
    async take() {
      const now = site.clock.now();
      const ours = { holder, expiresAt: new Date(now + SCHEDULER_LEASE_MS) };
      const taken = await site.db
        .insert(t)
        .values({ id: ROW, ...ours })
        .onConflictDoUpdate({
          target: t.id,
          set: ours,
          setWhere: or(eq(t.holder, holder), isEnded(now)),
        })
        .returning({ id: t.id });
      return taken.length > 0;
    },
    async readEnded() {
      const [ended] = await site.db
        .select()
        .from(t)
        .where(and(eq(t.id, ROW), ne(t.holder, holder), isEnded(site.clock.now())));
      return ended ? { endedAt: ended.expiresAt.getTime(), wasReleased: ended.holder === NOBODY } : null;
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
