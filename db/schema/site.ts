import type { SchemaKit } from '../columns.ts';

/** What the site keeps about itself; nothing in these tables is about a member. */
export function siteTables(kit: SchemaKit) {
  // One row, replaced by every readiness check to show that the database takes writes.
  const writeChecks = kit.table('write_checks', {
    id: kit.id(),
    padding: kit.text().notNull(),
  });

  // One row: the process that schedules, and until when (rules.md S9).
  const schedulerLease = kit.table('scheduler_lease', {
    id: kit.primaryInt(),
    holder: kit.text().notNull(),
    expiresAt: kit.instant().notNull(),
  });

  return { writeChecks, schedulerLease };
}
