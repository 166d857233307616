import { type Queries, run, type Work } from '../../db/database.ts';
import type { Draft } from '../../src/server/domains/guidance/entries.ts';
import type { Occurrence } from '../../src/server/domains/schedule/week.ts';
import { RETENTION_MS } from '../../src/server/lib/retention.ts';
import type { DeliveryStatus } from '../../src/shared/alerts/queue-states.ts';
import { ACCOUNT_METHOD } from '../../src/shared/channels/channels.ts';
import { DAY_MS, MINUTE_MS } from '../../src/shared/schedule/durations.ts';
import type { LinkedChannel, Person } from './people.ts';

/** An entry that appeared for a member at an instant in the past. */
interface PastEntry {
  userId: number;
  person: Person;
  slot: Occurrence;
  draft: Draft;
  at: number;
}

// So many days ago the mail server could not be reached for some minutes.
const OUTAGE_DAYS_AGO = 26;
const MAIL: LinkedChannel = { channel: ACCOUNT_METHOD };
const PREPARED_BEFORE_MS = 30 * MINUTE_MS;

/** Stores an entry, and its job and deliveries unless they are too old to be kept. Returns the entry's id. */
export function* storePastEntry(q: Queries, { userId, person, slot, draft, at }: PastEntry): Work<number> {
  const { localDate, dayOfWeek, timeSlotId } = slot;
  const isKept = at > Date.now() - RETENTION_MS.jobs + DAY_MS;
  const availableAt = new Date(at);
  const createdAt = new Date(at - PREPARED_BEFORE_MS);
  const [job] = isKept
    ? yield* run(
        q
          .insert(q.tables.queuedJobs)
          .values({
            ...{
              jobId: `${userId}:${localDate}:${timeSlotId}`,
              userId,
              contentType: slot.slot.type,
              localDate,
              dayOfWeek,
            },
            ...{
              timeSlotId,
              timezone: person.timezone,
              scheduledTime: availableAt,
              executionTime: createdAt,
              createdAt,
            },
            ...{ status: 'completed', attempts: 1, completedAt: new Date(at + 2_000) },
          })
          .onConflictDoUpdate({
            target: q.tables.queuedJobs.jobId,
            set: { status: 'completed', runAt: null, attempts: 1, completedAt: new Date(at + 2_000) },
          })
          .returning({ id: q.tables.queuedJobs.id }),
      )
    : [];
  const [entry] = yield* run(
    q
      .insert(q.tables.guidanceEntries)
      .values({ ...draft, userId, jobId: job?.id ?? null, localDate, availableAt, createdAt, isDev: false })
      .returning({ id: q.tables.guidanceEntries.id }),
  );
  if (!entry) throw new Error('the entry was not stored');
  if (job)
    for (const linked of [MAIL, ...person.channels])
      yield* storePastDelivery(q, linked, { userId, at, jobId: job.id, entryId: entry.id });
  return entry.id;
}

interface PastDelivery {
  userId: number;
  at: number;
  jobId: number;
  entryId: number;
}

function* storePastDelivery(q: Queries, linked: LinkedChannel, { at, ...ids }: PastDelivery): Work<void> {
  const { channel } = linked;
  const { status, errorCode, attempts, lateMs } = outcomeOf(linked, at, ids.entryId);
  const dueAt = new Date(at);
  yield* run(
    q.insert(q.tables.deliveries).values({
      ...{ ...ids, kind: 'guidance', channel, status, errorCode, attempts, dueAt },
      ...{ createdAt: new Date(at - PREPARED_BEFORE_MS), startedAt: dueAt, finishedAt: new Date(at + lateMs) },
      providerId: status === 'sent' ? `demo-${channel}-${ids.entryId}` : null,
    }),
  );
}

/** Returns the outcome of a message: nearly all are sent at once, some at the second try, and a few fail. */
function outcomeOf({ channel, fails }: LinkedChannel, at: number, entryId: number) {
  const usual = { status: 'sent' as DeliveryStatus, errorCode: null as string | null, attempts: 1 };
  const daysAgo = Math.floor((Date.now() - at) / DAY_MS);
  if (channel === ACCOUNT_METHOD && daysAgo === OUTAGE_DAYS_AGO)
    return { ...usual, attempts: 3, lateMs: 11 * MINUTE_MS };
  if (fails && entryId % fails.oneOf === 0)
    return { ...usual, status: 'failed' as const, errorCode: fails.code, attempts: 3, lateMs: 10 * MINUTE_MS };
  if (entryId % 41 === 0) return { ...usual, attempts: 2, lateMs: 34_000 };
  return { ...usual, lateMs: 180 + ((entryId * 97) % 1_400) };
}
