import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';

type PinTable = Queries['tables']['pinnedEntries'];
type WeekRow = Queries['tables']['themeWeeks']['$inferSelect'];

/** A pin, with the name of the reviewer who made it; null for an account that is gone. */
export type PinRow = Omit<PinTable['$inferSelect'], 'createdBy'> & { pinnedBy: string | null };

/** Returns what is pinned for a date and type; null for nothing. */
export function* readPin(q: Queries, localDate: string, contentType: ContentType): Work<PinRow | null> {
  const { pinnedEntries: t } = q.tables;
  const [row] = yield* run(selectPins(q).where(and(eq(t.localDate, localDate), eq(t.contentType, contentType))));
  return row ?? null;
}

/** Returns the pins from a date on. */
export function* readPins(q: Queries, from: string): Work<PinRow[]> {
  const { pinnedEntries: t } = q.tables;
  return yield* run(selectPins(q).where(gte(t.localDate, from)).orderBy(asc(t.localDate), asc(t.contentType)));
}

function selectPins(q: Queries) {
  const { pinnedEntries: t, users } = q.tables;
  const { id, localDate, contentType, libraryKey } = t;
  return q
    .select({ id, localDate, contentType, libraryKey, pinnedBy: users.username })
    .from(t)
    .leftJoin(users, eq(users.id, t.createdBy));
}

/** Pins an entry for a date on which nothing of its type is pinned. */
export function* insertPin(q: Queries, pin: Omit<PinTable['$inferInsert'], 'id'>): Work<void> {
  yield* run(q.insert(q.tables.pinnedEntries).values(pin));
}

/** Deletes a pin; returns whether it was there. */
export function* deletePin(q: Queries, id: number): Work<boolean> {
  const { pinnedEntries: t } = q.tables;
  return (yield* run(q.delete(t).where(eq(t.id, id)).returning({ id: t.id }))).length > 0;
}

/** Returns the theme weeks that have days from one date to another. */
export function* readWeeks(q: Queries, from: string, to: string): Work<WeekRow[]> {
  const { themeWeeks: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(and(gte(t.endsOn, from), lte(t.startsOn, to)))
      .orderBy(asc(t.endsOn)),
  );
}

export function* insertWeek(q: Queries, week: Omit<WeekRow, 'id'>): Work<void> {
  yield* run(q.insert(q.tables.themeWeeks).values(week));
}

/** Deletes a theme week; returns whether it was there. */
export function* deleteWeek(q: Queries, id: number): Work<boolean> {
  const { themeWeeks: t } = q.tables;
  return (yield* run(q.delete(t).where(eq(t.id, id)).returning({ id: t.id }))).length > 0;
}

/** Returns which of some entries of the library a member has, visible or not, tests left out unless asked for. */
export function* readReceivedKeys(
  q: Queries,
  userId: number,
  keys: readonly string[],
  withTests: boolean,
): Work<Set<string>> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ libraryKey: t.libraryKey })
      .from(t)
      .where(
        and(
          eq(t.userId, userId),
          withTests ? inArray(t.isDev, [false, true]) : eq(t.isDev, false),
          q.isIn(t.libraryKey, keys),
        ),
      ),
  );
  return new Set(rows.flatMap(({ libraryKey }) => libraryKey ?? []));
}

/** Returns whether a member has an entry of the library on a date, visible or not, besides the one that is chosen again. */
export function* hasOnDate(
  q: Queries,
  {
    userId,
    localDate,
    isDev,
    entryId,
  }: { userId: number; localDate: string; isDev: boolean; entryId?: number | undefined },
  libraryKey: string,
): Work<boolean> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ id: t.id })
      .from(t)
      .where(
        and(
          eq(t.userId, userId),
          eq(t.isDev, isDev),
          eq(t.localDate, localDate),
          eq(t.libraryKey, libraryKey),
          entryId === undefined ? undefined : ne(t.id, entryId),
        ),
      )
      .limit(1),
  );
  return rows.length > 0;
}
