import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { LetterKind } from '../../../../shared/alerts/mail-categories.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';

/** A member whose address takes mail, with the choices that decide which mails come. */
type LetterMember = Awaited<ReturnType<typeof membersAfter>>[number];

/** A mail that is due once to a member. */
interface NewLetter {
  userId: number;
  addressId: number;
  kind: LetterKind;
  period: string;
  entryId: number | null;
}

/** Returns the first stored time zone of members after another in alphabetical order, or null. */
export async function findZoneAfter(q: Queries, zone: string): Promise<string | null> {
  const { userProfiles: t } = q.tables;
  const [row] = await q
    .select({ timezone: t.timezone })
    .from(t)
    .where(gt(t.timezone, zone))
    .orderBy(asc(t.timezone))
    .limit(1);
  return row?.timezone ?? null;
}

/** Returns the next members by id whose address takes mail, in one stored zone or, for null, in any. */
export function* readMembers(
  q: Queries,
  which: { timezone: string | null; after: number; limit: number },
): Work<LetterMember[]> {
  return yield* run(membersAfter(q, which));
}

function membersAfter(
  q: Queries,
  { timezone, after, limit }: { timezone: string | null; after: number; limit: number },
) {
  const { userProfiles: t, users, alertAddresses: address } = q.tables;
  const { alertMethods, alertPauses, mutedMailCategories, chosenMailCategories } = t;
  return q
    .select({
      userId: t.userId,
      addressId: address.id,
      joinedAt: users.createdAt,
      alertMethods,
      alertPauses,
      mutedMailCategories,
      chosenMailCategories,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .innerJoin(address, and(eq(address.userId, t.userId), eq(address.channel, ACCOUNT_METHOD)))
    .where(
      and(
        gt(t.userId, after),
        timezone === null ? undefined : eq(t.timezone, timezone),
        eq(t.completedOnboarding, true),
        isNotNull(address.verifiedAt),
        isNull(address.disabledAt),
        isNull(address.optedOutAt),
      ),
    )
    .orderBy(asc(t.userId))
    .limit(limit);
}

/**
 * Stores mails that are due at an instant. A mail that a member already has for its period stays as it is, except one that
 * was cancelled by a pause or a choice that the member has taken back, up to an hour after it was due: the planner runs
 * every hour.
 */
export function* insertLetters(q: Queries, letters: NewLetter[], dueAt: Date, now: Date): Work<void> {
  if (letters.length === 0) return;
  const { deliveries: t } = q.tables;
  const due = { channel: ACCOUNT_METHOD, dueAt, runAt: dueAt, createdAt: now } as const;
  yield* run(
    q
      .insert(t)
      .values(letters.map((letter) => ({ ...letter, ...due })))
      .onConflictDoUpdate({
        target: [t.userId, t.kind, t.period],
        targetWhere: isNotNull(t.period),
        set: { dueAt, runAt: dueAt, status: 'pending', errorCode: null, finishedAt: null },
        setWhere: and(
          eq(t.status, 'cancelled'),
          inArray(t.errorCode, ['paused', 'opted_out']),
          gt(t.dueAt, new Date(now.getTime() - HOUR_MS)),
        ),
      }),
  );
}

type UpdateRow = Queries['tables']['serviceUpdates']['$inferSelect'];
type NewUpdate = Omit<Queries['tables']['serviceUpdates']['$inferInsert'], 'id'>;

/** Returns the service updates since a month, newest first. */
export async function findUpdates(q: Queries, since: string): Promise<UpdateRow[]> {
  const { serviceUpdates: t } = q.tables;
  return q.select().from(t).where(gte(t.month, since)).orderBy(desc(t.month));
}

/** Returns the service update of a month, or null. */
export async function findUpdate(q: Queries, month: string): Promise<UpdateRow | null> {
  const { serviceUpdates: t } = q.tables;
  const [row] = await q.select().from(t).where(eq(t.month, month));
  return row ?? null;
}

/** Stores a service update; null when its month has one. */
export function* insertUpdate(q: Queries, update: NewUpdate): Work<UpdateRow | null> {
  const [row] = yield* run(q.insert(q.tables.serviceUpdates).values(update).onConflictDoNothing().returning());
  return row ?? null;
}
