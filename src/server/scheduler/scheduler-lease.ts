import { and, eq, lte, or } from 'drizzle-orm';
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

/** The right of one process to schedule, stored as a row of the database (rules.md S9). */
export interface SchedulerLease {
  /** Takes or renews the lease; returns false while another process holds it. */
  take(): Promise<boolean>;
  /** Ends the lease if this process holds it, so that another process can take it at once. */
  release(): Promise<void>;
}

export function createSchedulerLease(site: Site): SchedulerLease {
  const { schedulerLease: t } = site.db.tables;
  const holder = randomToken();
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
          setWhere: or(eq(t.holder, holder), lte(t.expiresAt, new Date(now))),
        })
        .returning({ id: t.id });
      return taken.length > 0;
    },
    async release() {
      await site.db.delete(t).where(and(eq(t.id, ROW), eq(t.holder, holder)));
    },
  };
}
