import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { Answer } from '../../../../shared/alerts/answers.ts';
import { type AlertMethod, isMethod } from '../../../../shared/channels/channels.ts';
import type { AddressRow } from '../addresses/repo.ts';
import type { DeliveryRow } from '../deliveries/repo.ts';

type EntryRow = Queries['tables']['guidanceEntries']['$inferSelect'];

/** A message of guidance on a channel, with its entry and its address. */
export interface Answerable {
  delivery: DeliveryRow & { channel: AlertMethod };
  entry: EntryRow;
  /** Null where the channel has no addresses, or the member no longer has the address. */
  address: AddressRow | null;
  isDev: boolean;
}

/** Returns the message with this id, or null where it has no entry. */
export function* readAnswerable(q: Queries, id: number): Work<Answerable | null> {
  const { deliveries: t } = q.tables;
  const [row] = yield* run(
    answerable(q)
      .where(and(eq(t.id, id), guidance(q)))
      .limit(1),
  );
  return asAnswerable(row);
}

/**
 * The last message of guidance that went to an address of a member since an instant; null where there is none. One whose
 * call has no answer yet may have arrived.
 */
export function* readLastSent(
  q: Queries,
  { id, userId, channel }: Pick<AddressRow, 'id' | 'userId' | 'channel'>,
  since: Date,
): Work<Answerable | null> {
  const { deliveries: t } = q.tables;
  // Address id 0 stands for the only address of a channel.
  const toIt = and(eq(t.userId, userId), eq(t.channel, channel), inArray(t.addressId, [0, id]));
  const [row] = yield* run(
    answerable(q)
      .where(and(guidance(q), toIt, inArray(t.status, ['sending', 'sent', 'unknown']), gte(t.startedAt, since)))
      .orderBy(desc(t.startedAt), desc(t.id))
      .limit(1),
  );
  return asAnswerable(row);
}

/** Returns a member's message since an instant by the provider's id, or null. */
export function* readAnswerableByProviderId(
  q: Queries,
  { userId, channel }: Pick<AddressRow, 'userId' | 'channel'>,
  providerId: string,
  since: Date,
): Work<Answerable | null> {
  const { deliveries: t } = q.tables;
  const which = and(guidance(q), eq(t.userId, userId), eq(t.channel, channel), eq(t.providerId, providerId));
  const [row] = yield* run(
    answerable(q)
      .where(and(which, gte(t.startedAt, since)))
      .orderBy(desc(t.id))
      .limit(1),
  );
  return asAnswerable(row);
}

function answerable(q: Queries) {
  const { deliveries: t, guidanceEntries, queuedJobs, alertAddresses } = q.tables;
  return q
    .select({ delivery: t, entry: guidanceEntries, address: alertAddresses, isDev: queuedJobs.isDev })
    .from(t)
    .innerJoin(guidanceEntries, and(eq(guidanceEntries.id, t.entryId), eq(guidanceEntries.userId, t.userId)))
    .innerJoin(queuedJobs, eq(queuedJobs.id, t.jobId))
    .leftJoin(alertAddresses, and(eq(alertAddresses.id, t.addressId), eq(alertAddresses.userId, t.userId)));
}

function guidance(q: Queries) {
  const { deliveries: t } = q.tables;
  return and(eq(t.kind, 'guidance'), isNotNull(t.startedAt));
}

function asAnswerable(
  row: { delivery: DeliveryRow; entry: EntryRow; address: AddressRow | null; isDev: boolean } | undefined,
): Answerable | null {
  if (!row) return null;
  const { channel } = row.delivery;
  return isMethod(channel) ? { ...row, delivery: { ...row.delivery, channel } } : null;
}

/** Stores the same message again, due at an instant. Returns false when it is already stored. */
export function* insertRepeat(q: Queries, of: DeliveryRow, dueAt: Date, now: Date): Work<boolean> {
  const { jobId, entryId, userId, kind, channel, addressId } = of;
  const row = { jobId, entryId, userId, kind, channel, addressId, repeat: of.repeat + 1 };
  const stored = q.insert(q.tables.deliveries).values({ ...row, dueAt, runAt: dueAt, createdAt: now });
  return (yield* change(stored.onConflictDoNothing())) > 0;
}

/** Returns the repeat of this message that the member asked for, or null. */
export function* readRepeat(q: Queries, of: DeliveryRow): Work<DeliveryRow | null> {
  const { deliveries: t } = q.tables;
  if (of.jobId === null) return null;
  const sameWay = and(eq(t.jobId, of.jobId), eq(t.channel, of.channel), eq(t.addressId, of.addressId));
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(sameWay, eq(t.repeat, of.repeat + 1))),
  );
  return row ?? null;
}

/** Stores the answers to a message. */
export function* updateAnswers(q: Queries, id: number, answers: Answer[], answeredAt: Date): Work<void> {
  const { deliveries: t } = q.tables;
  yield* run(q.update(t).set({ answers, answeredAt }).where(eq(t.id, id)));
}
