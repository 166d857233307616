import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/engine/sqlite.ts';
import type { DeliveryChannel } from '../../shared/channels.ts';
import { randomToken } from '../lib/secrets.ts';

/** How long a claimed row is ours before others may take it (rules.md S9), in milliseconds. */
export const LEASE_MS = 30_000;

/** A row that is ours to work on until its lease ends. */
export interface Claimed {
  id: number;
  leaseToken: string;
}

/**
 * One kind of row that comes due. `run_at` is when a row must next be looked at: the start of its work or the end of
 * a lease; so claiming, recovering after a crash and finding the next due row are one and the same question.
 */
export interface DueRows<Row extends Claimed = Claimed> {
  /** Takes up to a number of due rows, each by one holder only. */
  claim(now: number, limit: number): Promise<Row[]>;
  /** Extends the lease of rows still at work. */
  renew(rows: readonly Claimed[], now: number): Promise<void>;
  /** The next instant a row is due, in milliseconds; null when none is. */
  nextDue(): Promise<number | null>;
  /** Spreads rows that are overdue since before an instant, and not begun, over a stretch from now (rules.md S5). */
  spreadOverdue(now: number, overdueSince: number, stretch: number): Promise<void>;
}

export type ClaimedJob = Awaited<ReturnType<ReturnType<typeof dueJobs>['claim']>>[number];

/** Jobs to prepare. */
export function dueJobs(db: Database) {
  const { queuedJobs: t } = db.tables;
  return {
    async claim(now: number, limit: number) {
      const due = db
        .select({ id: t.id })
        .from(t)
        .where(lte(t.runAt, new Date(now)))
        .orderBy(asc(t.runAt))
        .limit(limit);
      const rows = await db
        .update(t)
        .set({
          status: 'processing',
          runAt: new Date(now + LEASE_MS),
          leaseToken: randomToken(),
          attempts: sql`${t.attempts} + 1`,
        })
        .where(inArray(t.id, due))
        .returning();
      return rows.map((row) => ({ ...row, leaseToken: row.leaseToken as string }));
    },
    async renew(rows: readonly Claimed[], now: number) {
      await db
        .update(t)
        .set({ runAt: new Date(now + LEASE_MS) })
        .where(
          and(
            inArray(
              t.id,
              rows.map((row) => row.id),
            ),
            inArray(t.leaseToken, tokensOf(rows)),
          ),
        );
    },
    async nextDue() {
      const [row] = await db
        .select({ runAt: t.runAt })
        .from(t)
        .where(isNotNull(t.runAt))
        .orderBy(asc(t.runAt))
        .limit(1);
      return row?.runAt?.getTime() ?? null;
    },
    async spreadOverdue(now: number, overdueSince: number, stretch: number) {
      await db
        .update(t)
        .set({ runAt: sql`${now} + (${t.id} * 7919) % ${stretch}` })
        .where(and(lte(t.runAt, new Date(now)), lt(t.scheduledTime, new Date(overdueSince)), eq(t.status, 'waiting')));
    },
  } satisfies DueRows;
}

/** Deliveries to send on one channel; each channel has its own line, so that none waits for another (rules.md S8). */
export function dueDeliveries(db: Database, channel: DeliveryChannel): DueRows {
  const { deliveries: t } = db.tables;
  const onChannel = eq(t.channel, channel);
  return {
    async claim(now, limit) {
      const due = db
        .select({ id: t.id })
        .from(t)
        .where(and(onChannel, lte(t.runAt, new Date(now))))
        .orderBy(asc(t.runAt))
        .limit(limit);
      const leaseToken = randomToken();
      const rows = await db
        .update(t)
        .set({ runAt: new Date(now + LEASE_MS), leaseToken })
        .where(inArray(t.id, due))
        .returning({ id: t.id });
      return rows.map(({ id }) => ({ id, leaseToken }));
    },
    async renew(rows, now) {
      await db
        .update(t)
        .set({ runAt: new Date(now + LEASE_MS) })
        .where(
          and(
            inArray(
              t.id,
              rows.map((row) => row.id),
            ),
            inArray(t.leaseToken, tokensOf(rows)),
          ),
        );
    },
    async nextDue() {
      const [row] = await db
        .select({ runAt: t.runAt })
        .from(t)
        .where(and(onChannel, isNotNull(t.runAt)))
        .orderBy(asc(t.runAt))
        .limit(1);
      return row?.runAt?.getTime() ?? null;
    },
    async spreadOverdue(now, overdueSince, stretch) {
      await db
        .update(t)
        .set({ runAt: sql`${now} + (${t.id} * 7919) % ${stretch}` })
        .where(
          and(onChannel, lte(t.runAt, new Date(now)), lt(t.dueAt, new Date(overdueSince)), eq(t.status, 'pending')),
        );
    },
  };
}

function tokensOf(rows: readonly Claimed[]): string[] {
  return [...new Set(rows.map((row) => row.leaseToken))];
}
