import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ReportReason } from '../../../../shared/guidance/report-reasons.ts';

/** Stores a member's report of an entry in place of an earlier one. */
export function* upsertReport(
  q: Queries,
  report: { userId: number; entryId: number; reason: ReportReason; createdAt: Date },
): Work<void> {
  const { entryReports: t } = q.tables;
  const { reason, createdAt } = report;
  yield* run(
    q
      .insert(t)
      .values(report)
      .onConflictDoUpdate({ target: [t.entryId, t.userId], set: { reason, createdAt, dealtWithAt: null } }),
  );
}

/** Returns when the newest report came that nobody has dealt with; null where there is none. */
export function* readNewestReport(q: Queries): Work<Date | null> {
  const { entryReports: t } = q.tables;
  const [row] = yield* run(
    q.select({ createdAt: t.createdAt }).from(t).where(isOpen(t)).orderBy(desc(t.createdAt)).limit(1),
  );
  return row?.createdAt ?? null;
}

/** Returns how many reports are open, and the entry of the newest one. */
export function* readOpenReports(
  q: Queries,
): Work<{ reports: number; newest: { entryId: number; libraryKey: string | null } | null }> {
  const { entryReports: r, guidanceEntries: e } = q.tables;
  const [open] = yield* run(q.select({ reports: count() }).from(r).where(isOpen(r)));
  if (!open?.reports) return { reports: 0, newest: null };
  const [newest] = yield* run(
    q
      .select({ entryId: r.entryId, libraryKey: e.libraryKey })
      .from(r)
      .innerJoin(e, eq(e.id, r.entryId))
      .where(isOpen(r))
      .orderBy(desc(r.createdAt))
      .limit(1),
  );
  return { reports: open.reports, newest: newest ?? null };
}

/**
 * Selects the reports that nobody has dealt with. Their index begins with their time; without a bound on it the whole table
 * would be read.
 */
export const isOpen = (t: Queries['tables']['entryReports']) =>
  and(isNull(t.dealtWithAt), gt(t.createdAt, new Date(0)));
