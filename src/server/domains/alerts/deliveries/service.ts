import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import { LETTER_CATEGORIES, LETTER_KINDS, type MailCategory } from '../../../../shared/alerts/mail-categories.ts';
import { GUIDANCE_KINDS } from '../../../../shared/alerts/queue-states.ts';
import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  type DeliveryChannel,
  isMethod,
  isShownByTabs,
} from '../../../../shared/channels/channels.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { cancelWaiting, type PendingOf } from '../../schedule/prepared/service.ts';
import { clearFailures, recordAddressFailure } from '../addresses/failures.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import { updateTermsOwed } from '../addresses/terms-owed.ts';
import { recordLastSent } from '../channel-health/service.ts';
import type { Destination } from '../destinations.ts';
import { settleOrFallBack } from './fallback.ts';
import * as repo from './repo.ts';
import { beginRest } from './rests/service.ts';

export type { DeliveryRow } from './repo.ts';

const DELETE_BATCH = 500;
// The time in which a tab acknowledges a notification, even one that has just lost its connection.
const SHOWN_WITHIN_MS = MINUTE_MS;
// The messages that are cancelled when a member switches off guidance on a channel.
const WITH_GUIDANCE: PendingOf['kinds'] = [...GUIDANCE_KINDS, 'number_verified'];

/**
 * The outcome of one attempt. `code` is a provider's code or a short word, never a text (rules.md C33). `restUntil` is
 * the instant, in milliseconds, until which the whole channel rests; it does not depend on what happens to this message
 * (rules.md C6). `isTemporary` is set where the provider took nothing and may take the same message later, and
 * `isUncalled` where it was not even called. `until` is the last instant of a retry that may come past the catch-up window
 * (rules.md C15).
 */
export type Outcome =
  | { status: 'sent'; providerId: string | null }
  | { status: 'captured'; providerId: string }
  | { status: 'retry'; at: number; until?: number; code: string; restUntil?: number }
  | {
      status: 'failed';
      code: string;
      address: AddressEffect;
      restUntil?: number;
      isTemporary?: true;
      isUncalled?: true;
    }
  | { status: 'skipped' | 'suppressed' | 'unknown'; code: string };

/** Queues a mail about a member's account, due at once, or leased to a caller who sends it. Returns the delivery's id. */
export function* queueAccountMail(
  q: Queries,
  site: Site,
  mail: Omit<repo.AccountMessage, 'channel' | 'addressId'>,
): Work<number> {
  const now = site.clock.now();
  if (!mail.leaseToken) q.afterCommit(() => site.due.announce(now));
  return yield* repo.insertAccountMessage(q, { ...mail, channel: ACCOUNT_METHOD }, new Date(now));
}

/** Stores a code that proves an address as leased to the caller, who sends it. Returns the delivery's id. */
export function* queueCode(
  q: Queries,
  site: Site,
  to: { userId: number; channel: AlertMethod; addressId: number },
  lease: repo.Lease,
): Work<number> {
  return yield* repo.insertAccountMessage(q, { ...to, kind: 'verify_code', ...lease }, new Date(site.clock.now()));
}

/** Queues the message with the terms to a proved address, due at once (rules.md C9). */
export function* queueTermsMessage(
  q: Queries,
  site: Site,
  { userId, channel, addressId, verifiedAt }: repo.ProvedAddress,
): Work<void> {
  const now = new Date(site.clock.now());
  // A clock that was set back since must not date the message before the proof that it belongs to.
  const createdAt = now < verifiedAt ? verifiedAt : now;
  yield* repo.insertAccountMessage(q, { userId, channel, addressId, kind: 'number_verified', createdAt }, now);
  q.afterCommit(() => site.due.announce(now.getTime()));
}

/** Queues a job's entry for its slot to each destination. A second call adds nothing (rules.md S7). */
export function* queueGuidance(
  q: Queries,
  site: Site,
  job: { id: number; userId: number; scheduledTime: Date },
  entryId: number,
  destinations: readonly Destination[],
): Work<void> {
  yield* repo.upsertGuidance(q, job, entryId, destinations, new Date(site.clock.now()));
}

/** Cancels a member's waiting deliveries on one channel, and ends the jobs that wait for nothing else. */
export function* cancelForChannel(q: Queries, site: Site, userId: number, channel: AlertMethod): Work<void> {
  yield* cancelWaiting(q, site, { userId, channel, kinds: WITH_GUIDANCE }, 'opted_out');
}

/**
 * Cancels the waiting deliveries to one address, whose owner ended the messages there or which another member linked, and
 * ends the jobs that wait for nothing else.
 */
export function* cancelForAddress(
  q: Queries,
  site: Site,
  { id, userId, channel }: { id: number; userId: number; channel: AlertMethod },
  reason: 'stopped' | 'linked_elsewhere',
): Work<void> {
  yield* cancelWaiting(q, site, { userId, channel, addressId: id, kinds: WITH_GUIDANCE }, reason);
}

/** Cancels the waiting mails of a member in a category. Guidance itself ends with its channel. */
export function* cancelForCategory(q: Queries, site: Site, userId: number, category: MailCategory): Work<void> {
  const kinds = LETTER_KINDS.filter((kind) => LETTER_CATEGORIES[kind] === category);
  yield* cancelWaiting(q, site, { userId, kinds }, 'opted_out');
}

/**
 * Stores the outcome of an attempt and its consequences: for the address in `sentTo`, where that is still the member's,
 * and for the job. Returns false when this process no longer held the lease, and changes nothing then.
 */
export function* closeAttempt(
  q: Queries,
  site: Site,
  delivery: repo.DeliveryRow,
  leaseToken: string,
  outcome: Outcome,
  sentTo?: string,
): Work<boolean> {
  const finishedAt = new Date(site.clock.now());
  const { channel, jobId } = delivery;
  const change = changeOf(channel, outcome, finishedAt);
  if (!(yield* repo.updateLeased(q, delivery.id, leaseToken, change))) return false;
  yield* updateTermsOwed(q, delivery);
  const lateMs = finishedAt.getTime() - delivery.dueAt.getTime();
  q.afterCommit(() => site.meters.observeAttempt(channel, outcome.status, lateMs));
  const { status, runAt } = change;
  if (status === 'sent' && runAt) q.afterCommit(() => site.due.announce(runAt.getTime()));
  if (isMethod(channel))
    yield* recordOutcome(q, site, { id: delivery.id, userId: delivery.userId, channel }, outcome, sentTo);
  if (jobId !== null && outcome.status !== 'retry') yield* settleOrFallBack(q, site, jobId);
  return true;
}

/** Returns the fields of a delivery after an attempt. */
function changeOf(channel: DeliveryChannel, outcome: Outcome, finishedAt: Date): Partial<repo.DeliveryRow> {
  if (outcome.status === 'retry') {
    const { at, until, code } = outcome;
    const retryUntil = until === undefined ? {} : { retryUntil: new Date(until) };
    return { status: 'pending', runAt: new Date(at), leaseToken: null, errorCode: code, ...retryUntil };
  }
  const ended = { runAt: null, leaseToken: null, finishedAt };
  if (outcome.status !== 'sent' && outcome.status !== 'captured')
    return { ...ended, status: outcome.status, errorCode: outcome.code };
  // The row becomes due again if no tab has shown it by then.
  const shownBy = isShownByTabs(channel) ? new Date(finishedAt.getTime() + SHOWN_WITHIN_MS) : null;
  return { ...ended, status: outcome.status, providerId: outcome.providerId, errorCode: null, runAt: shownBy };
}

/** Stores what an outcome says about the channel, and about the address in `sentTo`. */
function* recordOutcome(
  q: Queries,
  site: Site,
  { id, userId, channel }: { id: number; userId: number; channel: AlertMethod },
  outcome: Outcome,
  sentTo: string | undefined,
): Work<void> {
  if (outcome.status === 'sent') yield* recordLastSent(q, channel, new Date(site.clock.now()));
  if ('restUntil' in outcome && outcome.restUntil !== undefined)
    yield* beginRest(q, site, { channel, until: new Date(outcome.restUntil), code: outcome.code });
  if (sentTo === undefined) return;
  const to = { userId, channel, sentTo };
  // A provider that reports failures later may still lose a message that it accepted.
  const learnsLater = CHANNELS[channel].reports || site.channels.get(channel)?.reportsFailures;
  if (outcome.status === 'sent' && !learnsLater) yield* clearFailures(q, site, to);
  // An attempt that is retried proves nothing yet: only messages that failed count against an address (rules.md C20).
  if (outcome.status === 'failed')
    yield* recordAddressFailure(q, site, { ...to, deliveryId: id, code: outcome.code, effect: outcome.address });
}

/** Returns the stored outcome of a delivery that was settled without this call, such as by a report of its provider. */
export function readOutcome(site: Site, id: number): Promise<Outcome> {
  return site.db.snapshot(function* (q): Work<Outcome> {
    const row = yield* repo.readDelivery(q, id);
    const code = row?.errorCode ?? 'nothing_to_send';
    switch (row?.status) {
      case 'sent':
        return { status: 'sent', providerId: row.providerId };
      case 'captured':
        return { status: 'captured', providerId: row.providerId ?? '' };
      case 'pending':
      case 'sending':
        // Another process took it over, so the message may still arrive.
        return { status: 'unknown', code: 'timed_out' };
      case 'skipped':
      case 'suppressed':
      case 'unknown':
        return { status: row.status, code };
      default:
        return {
          status: 'failed',
          code,
          address: row ? yield* readEffect(q, row) : 'none',
          ...(row?.startedAt === null && { isTemporary: true, isUncalled: true }),
        };
    }
  });
}

/** Returns the effect of a failed message on its address. */
function* readEffect(q: Queries, { userId, addressId, errorCode }: repo.DeliveryRow): Work<AddressEffect> {
  const address = (yield* readAddressesOf(q, userId)).find(({ id }) => id === addressId);
  if (address?.optedOutAt) return 'opt_out';
  return address?.disabledAt && address.disabledReason === errorCode ? 'disable' : 'none';
}

/** Deletes old deliveries without a job: mail about accounts, and tests. The others are deleted with their job. */
export async function deleteOldDeliveries(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.joblessDeliveries);
  for (const channel of ALERT_METHODS)
    while ((await site.db.atomic((q) => repo.deleteJobless(q, channel, before, DELETE_BATCH))) === DELETE_BATCH)
      await yieldToEventLoop();
}
