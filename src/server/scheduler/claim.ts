import { and, asc, type Column, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type Database, defineStatement, type Given } from '../../../db/database.ts';
import type { DeliveryChannel } from '../../shared/channels/channels.ts';
import { randomToken } from '../lib/secrets.ts';

/**
 * The length of a claimed row's lease, in milliseconds. No other holder may claim the row before it ends (rules.md S9).
 */
export const LEASE_MS = 30_000;

/** A claimed row. Only the holder of its lease token may write its outcome. */
export interface Claimed {
  id: number;
  leaseToken: string;
}

/**
 * One kind of row that comes due. `run_at` is the instant a row needs attention next: the start of its work or the end
 * of its lease. So one query claims rows, recovers them after a crash and finds the next due row.
 */
export interface DueRows {
  /** Claims up to `limit` due rows. Two holders never claim the same row. */
  claim(now: number, limit: number): Promise<Claimed[]>;
  /** Extends the leases of rows whose work is still running. */
  renew(rows: readonly Claimed[], now: number): Promise<void>;
  /** Returns the instant the next row is due, in milliseconds; null when no row is waiting. */
  nextDue(): Promise<number | null>;
  /** Spreads overdue rows whose work has not begun over a stretch of time from now (rules.md S5). */
  spreadOverdue(now: number, overdue: Overdue): Promise<void>;
}

/** The rows to spread, and over how long; all in milliseconds. */
interface Overdue {
  /** Rows that were due before this instant. */
  since: number;
  stretch: number;
  /** A row is never postponed further than this past its due instant. */
  window: number;
}

/** Returns the jobs that wait to be prepared. Claiming one takes it from the lane of the model. */
export function dueJobs(db: Database): DueRows {
  const { queuedJobs: t } = db.tables;
  const claimed = { status: 'processing', attempts: sql`${t.attempts} + 1`, modelAt: null };
  return dueRows(db, t, { claimed, dueAt: t.scheduledTime, notBegun: eq(t.status, 'waiting') });
}

/**
 * Returns the jobs that wait for a model. They have an instant and a lease of their own, in `modelAt`, because the library
 * claims a job at its `runAt` whether a model works on it or not (rules.md S6).
 */
export function dueCompositions(db: Database): DueRows {
  const { queuedJobs: t } = db.tables;
  const claimed = { status: 'processing', attempts: sql`${t.attempts} + 1` };
  const waits = and(isNotNull(t.modelAt), isNotNull(t.runAt)) as SQL;
  return dueRows(db, t, {
    only: waits,
    dueColumn: 'modelAt',
    claimed,
    dueAt: t.scheduledTime,
    notBegun: eq(t.status, 'waiting'),
  });
}

/**
 * Returns the deliveries that wait on some channels. Each channel has its own lane, so a slow one delays no other
 * (rules.md S8).
 */
export function dueDeliveries(db: Database, channels: readonly DeliveryChannel[]): DueRows {
  const { deliveries: t } = db.tables;
  const notBegun = eq(t.status, 'pending');
  return dueRows(db, t, { only: inArray(t.channel, [...channels]), claimed: {}, dueAt: t.dueAt, notBegun });
}

interface RowKind {
  /** The column with the instant at which a row needs attention, or at which its lease ends; `runAt` unless named. */
  dueColumn?: 'modelAt';
  /** Selects rows of the table; all rows when absent. */
  only?: SQL;
  /** The columns that a claim changes besides the lease. */
  claimed: Record<string, unknown>;
  /** The column with the instant a row is due. */
  dueAt: Column;
  notBegun: SQL;
}

type DueTable = Database['tables']['queuedJobs'] | Database['tables']['deliveries'];

function dueRows(db: Database, table: DueTable, { only, dueColumn, claimed, dueAt, notBegun }: RowKind): DueRows {
  // The two tables share these columns, and this function reads no others.
  const t = table as Database['tables']['deliveries'];
  const { queuedJobs } = db.tables;
  const wakeAt = dueColumn ? queuedJobs[dueColumn] : t.runAt;
  const setWakeAt = (instant: unknown) => ({ [dueColumn ?? 'runAt']: instant });
  // Prepared, because every lane asks for it after each of its rounds.
  const earliest = defineStatement((q) =>
    q
      .select({ at: wakeAt })
      .from(t)
      .where(and(only, isNotNull(wakeAt)))
      .orderBy(asc(wakeAt))
      .limit(1),
  );
  // Prepared as well, because a due row waits for it.
  const claim = defineStatement((q, given: Given<{ now: Date; until: Date; limit: number; leaseToken: string }>) => {
    const due = q
      .select({ id: t.id })
      .from(t)
      .where(and(only, lte(wakeAt, sql`${given.now}`)))
      .orderBy(asc(wakeAt))
      .limit(given.limit);
    return q
      .update(t)
      .set({ ...claimed, ...setWakeAt(sql`${given.until}`), leaseToken: sql`${given.leaseToken}` })
      .where(inArray(t.id, q.skipLocked(due)))
      .returning({ id: t.id });
  });
  return {
    async claim(now, limit) {
      const leaseToken = randomToken();
      const rows = await claim(db, { now: new Date(now), until: new Date(now + LEASE_MS), limit, leaseToken });
      return rows.map(({ id }) => ({ id, leaseToken }));
    },
    async renew(rows, now) {
      const ids = rows.map((row) => row.id);
      const tokens = [...new Set(rows.map((row) => row.leaseToken))];
      await db
        .update(t)
        .set(setWakeAt(new Date(now + LEASE_MS)))
        .where(and(db.isIn(t.id, ids), db.isIn(t.leaseToken, tokens)));
    },
    async nextDue() {
      const [row] = await earliest(db, {});
      return row?.at?.getTime() ?? null;
    },
    async spreadOverdue(now, { since, stretch, window }) {
      // The first remainder keeps the product within 32 bits, which another engine may have for it.
      const spread = db.after(new Date(now), sql`(${t.id} % 100000 * 7919) % ${stretch}`);
      const end = db.after(dueAt, window);
      await db
        .update(t)
        .set(setWakeAt(sql`case when ${spread} < ${end} then ${spread} else ${end} end`))
        .where(and(only, lte(wakeAt, new Date(now)), lt(dueAt, new Date(since)), notBegun));
    },
  };
}
