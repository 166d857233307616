import type { SchemaKit } from '../columns.ts';

/** The tables of the site itself; none holds data about a member. */
export function siteTables(kit: SchemaKit) {
  // One row, which every readiness check replaces to check that the database accepts writes.
  const writeChecks = kit.table('write_checks', {
    id: kit.id(),
    padding: kit.text().notNull(),
  });

  // One row: the process that schedules, or an empty text after the holder released its lease, and the end of that
  // lease (rules.md S9).
  const schedulerLease = kit.table('scheduler_lease', {
    id: kit.primaryInt(),
    holder: kit.text().notNull(),
    expiresAt: kit.instant().notNull(),
  });

  // One row: the administrators' settings for the whole site. Without the row, each column has its default.
  const siteSettings = kit.table('site_settings', {
    id: kit.primaryInt(),
    // Entries that no reviewer has approved are not sent.
    onlyReviewed: kit.flag().notNull().default(false),
  });

  // The times of at least half a day in which no process scheduled. Slots in them brought nothing, so they break no streak
  // (decisions.md D14). There are few, so none is deleted.
  const outages = kit.table(
    'outages',
    {
      id: kit.id(),
      startsAt: kit.instant().notNull(),
      endsAt: kit.instant().notNull(),
    },
    (t) => [kit.index('outages_ends_at').on(t.endsAt)],
  );

  return { writeChecks, schedulerLease, siteSettings, outages };
}
