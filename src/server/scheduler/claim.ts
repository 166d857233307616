import { and, asc, type Column, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { DeliveryChannel } from '../../shared/channels/channels.ts';
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
export interface DueRows {
  /** Takes up to a number of due rows, each by one holder only. */
  claim(now: number, limit: number): Promise<Claimed[]>;
  /** Extends the lease of rows still at work. */
  renew(rows: readonly Claimed[], now: number): Promise<void>;
  /** The next instant a row is due, in milliseconds; null when none is. */
  nextDue(): Promise<number | null>;
  /** Spreads rows that are overdue, and not begun, over a stretch of time from now (rules.md S5). */
  spreadOverdue(now: number, overdue: Overdue): Promise<void>;
}

/** Which rows are spread and how far; all in milliseconds. */
export interface Overdue {
  /** Rows that were due before this instant. */
  since: number;
  stretch: number;
  /** The longest after its own instant that a row is still worth doing: it is not put off past that. */
  window: number;
}

/** Jobs to prepare. */
export function dueJobs(db: Database): DueRows {
  const { queuedJobs: t } = db.tables;
  const claimed = { status: 'processing', attempts: sql`${t.attempts} + 1` };
  return dueRows(db, t, { claimed, dueAt: t.scheduledTime, notBegun: eq(t.status, 'waiting') });
}

/** Deliveries to send on a channel; each channel has its own line, so that none waits for another (rules.md S8). */
export function dueDeliveries(db: Database, channels: readonly DeliveryChannel[]): DueRows {
  const { deliveries: t } = db.tables;
  const notBegun = eq(t.status, 'pending');
  return dueRows(db, t, { line: inArray(t.channel, [...channels]), claimed: {}, dueAt: t.dueAt, notBegun });
}

interface Line {
  /** Which rows of the table are meant; all where it is left out. */
  line?: SQL;
  /** What claiming changes besides the lease. */
  claimed: Record<string, unknown>;
  /** The instant a row is for. */
  dueAt: Column;
  notBegun: SQL;
}

type DueTable = Database['tables']['queuedJobs'] | Database['tables']['deliveries'];

function dueRows(db: Database, table: DueTable, { line, claimed, dueAt, notBegun }: Line): DueRows {
  // The two tables share these columns, and nothing here looks at any other.
  const t = table as Database['tables']['deliveries'];
  return {
    async claim(now, limit) {
      const due = db
        .select({ id: t.id })
        .from(t)
        .where(and(line, lte(t.runAt, new Date(now))))
        .orderBy(asc(t.runAt))
        .limit(limit);
      const leaseToken = randomToken();
      const rows = await db
        .update(t)
        .set({ ...claimed, runAt: new Date(now + LEASE_MS), leaseToken })
        .where(inArray(t.id, db.skipLocked(due)))
        .returning({ id: t.id });
      return rows.map(({ id }) => ({ id, leaseToken }));
    },
    async renew(rows, now) {
      const ids = rows.map((row) => row.id);
      const tokens = [...new Set(rows.map((row) => row.leaseToken))];
      await db
        .update(t)
        .set({ runAt: new Date(now + LEASE_MS) })
        .where(and(db.isIn(t.id, ids), db.isIn(t.leaseToken, tokens)));
    },
    async nextDue() {
      const [row] = await db
        .select({ runAt: t.runAt })
        .from(t)
        .where(and(line, isNotNull(t.runAt)))
        .orderBy(asc(t.runAt))
        .limit(1);
      return row?.runAt?.getTime() ?? null;
    },
    async spreadOverdue(now, { since, stretch, window }) {
      const spread = db.after(new Date(now), sql`(${t.id} * 7919) % ${stretch}`);
      const end = db.after(dueAt, window);
      await db
        .update(t)
        .set({ runAt: sql`case when ${spread} < ${end} then ${spread} else ${end} end` })
        .where(and(line, lte(t.runAt, new Date(now)), lt(dueAt, new Date(since)), notBegun));
    },
  };
}
