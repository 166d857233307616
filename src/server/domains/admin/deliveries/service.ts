import type { AdminDelivery } from '../../../../shared/admin-lists.ts';
import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { cancelOne, mayCancel, reasonNotToResend, retryOne } from '../../alerts/deliveries/retry-cancel.ts';
import { findSearched } from '../members/search.ts';
import { findDeliveries } from './repo.ts';

interface ListQuery {
  status?: DeliveryStatus | undefined;
  channel?: DeliveryChannel | undefined;
  q?: string | undefined;
  page: number;
  limit: number;
}

/**
 * Returns one page of the deliveries to members, with the actions allowed on each, and without any text (rules.md C33).
 */
export async function listDeliveries(
  site: Site,
  { page, limit, q, status, channel }: ListQuery,
): Promise<{ deliveries: AdminDelivery[]; hasMore: boolean }> {
  const userIds = await findSearched(site, q);
  const rows = await findDeliveries(site.db, { status, channel, userIds, limit, offset: (page - 1) * limit });
  const deliveries = rows
    .slice(0, limit)
    .map((row) => ({ ...row, canRetry: reasonNotToResend(site, row) === null, canCancel: mayCancel(row) }));
  return { deliveries, hasMore: rows.length > limit };
}

/**
 * Sends a failed delivery again.
 * @throws {AppError} not_found when there is no such delivery, conflict with the reason when it may not be sent again.
 */
export async function retryDelivery(site: Site, actor: Actor, id: number): Promise<{ message: string }> {
  await retryOne(site, actor, id);
  return { message: `Delivery ${id} is being sent again.` };
}

/**
 * Cancels a pending delivery.
 * @throws {AppError} not_found when there is no such delivery, conflict when it is not pending or may not be cancelled.
 */
export async function cancelDelivery(site: Site, actor: Actor, id: number): Promise<{ message: string }> {
  await cancelOne(site, actor, id);
  return { message: `Delivery ${id} was canceled.` };
}
