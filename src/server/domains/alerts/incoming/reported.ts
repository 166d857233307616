import type { Queries, Work } from '../../../../../db/database.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import { settleJob } from '../../schedule/prepared/service.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import { updateTermsOwed } from '../addresses/terms-owed.ts';
import { readByMessageId } from '../deliveries/messages.ts';
import { type DeliveryRow, updateDeliveries } from '../deliveries/repo.ts';
import * as repo from './repo.ts';

// Mail servers give up after five days (RFC 5321 §4.5.4.1), and the report needs time of its own.
const RETURNED_WITHIN_MS = 14 * DAY_MS;

/**
 * Returns the delivery of a report. A report may come before the provider's answer, or after a call whose outcome is
 * unknown. It proves that the provider took the message, so the delivery is then stored as sent (rules.md C7, S7).
 */
export function* readReported(
  q: Queries,
  site: Site,
  { channel, providerId, messageId }: IncomingEvent & { kind: 'receipt' | 'failure' },
): Work<DeliveryRow | null> {
  const known = yield* repo.readByProviderId(q, channel, providerId);
  if (known || messageId === undefined) return known;
  const own = yield* readByMessageId(q, site, messageId);
  if (own?.channel !== channel || (own.status !== 'sending' && own.status !== 'unknown')) return null;
  const taken = { status: 'sent', providerId, errorCode: null } as const;
  const ended = { runAt: null, leaseToken: null, finishedAt: new Date(site.clock.now()) };
  yield* updateDeliveries(q, [own.id], { ...taken, ...ended });
  yield* updateTermsOwed(q, own);
  if (own.jobId !== null) yield* settleJob(q, site, own.jobId);
  return { ...own, ...taken, ...ended };
}

/**
 * Returns the delivery of a report that anybody could have written. Only recipients and mail servers know the id of a
 * message, and the address must be the one that it went to; a security alert may have gone to an earlier address.
 */
export function* readReturned(
  q: Queries,
  site: Site,
  { channel, providerId, messageId, sentTo }: IncomingEvent & { kind: 'failure' },
): Work<{ delivery: DeliveryRow; wentTo: string } | null> {
  const own = messageId === undefined ? null : yield* readByMessageId(q, site, messageId);
  if (own?.channel !== channel || own.providerId !== providerId || own.kind === 'security_alert') return null;
  if (!own.finishedAt || site.clock.now() - own.finishedAt.getTime() > RETURNED_WITHIN_MS) return null;
  const addresses = yield* readAddressesOf(q, own.userId);
  const wentTo = addresses.find(
    (row) =>
      row.channel === channel &&
      foldCase(row.address) === foldCase(sentTo) &&
      (own.addressId === 0 || own.addressId === row.id),
  );
  return wentTo ? { delivery: own, wentTo: wentTo.address } : null;
}
