import { isNotNull, max, sql } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../db/database.ts';

/** A stored setting; both values are null if it was cleared. */
export interface StoredRow {
  name: string;
  plain: string | null;
  /** A secret, encrypted. */
  sealed: string | null;
  revision: number;
}

/** Reads every stored setting, also those that were cleared. */
export function* readRows(q: Queries): Work<StoredRow[]> {
  const { storedSettings: t } = q.tables;
  return yield* run(q.select({ name: t.name, plain: t.plain, sealed: t.sealed, revision: t.revision }).from(t));
}

/** Reads the number of the last save; 0 before the first. */
export function* readRevision(q: Queries): Work<number> {
  const { storedSettings: t } = q.tables;
  const [row] = yield* run(q.select({ revision: max(t.revision) }).from(t));
  return row?.revision ?? 0;
}

/** Writes settings, and replaces existing rows. */
export function* writeRows(
  q: Queries,
  rows: readonly StoredRow[],
  by: { changedBy: number; changedAt: Date },
): Work<void> {
  if (rows.length === 0) return;
  const { storedSettings: t } = q.tables;
  yield* run(
    q
      .insert(t)
      .values(rows.map((row) => ({ ...row, ...by })))
      .onConflictDoUpdate({
        target: t.name,
        set: {
          plain: sql`excluded.plain`,
          sealed: sql`excluded.sealed`,
          revision: sql`excluded.revision`,
          changedBy: sql`excluded.changed_by`,
          changedAt: sql`excluded.changed_at`,
        },
      }),
  );
}

/** Reads the encrypted values. */
export function* readSealed(q: Queries): Work<{ name: string; sealed: string }[]> {
  const { storedSettings: t } = q.tables;
  const rows = yield* run(q.select({ name: t.name, sealed: t.sealed }).from(t).where(isNotNull(t.sealed)));
  return rows.flatMap(({ name, sealed }) => (sealed === null ? [] : [{ name, sealed }]));
}

/** Replaces an encrypted value if it is still the stored one. Returns the number of changed rows. */
export function* replaceSealed(q: Queries, name: string, before: string, after: string): Work<number> {
  const { storedSettings: t } = q.tables;
  return yield* change(q.update(t).set({ sealed: after }).where(sql`${t.name} = ${name} and ${t.sealed} = ${before}`));
}
