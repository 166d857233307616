import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { requirePreferences } from '../preferences.ts';
import { findDeliveries } from './repo.ts';

/**
 * Returns a member's messages with their outcomes, newest first; guidance that is still to come is not shown (decisions.md D16, D17).
 * @throws {AppError} not_found when there is no such member.
 */
export async function listDeliveries(
  site: Site,
  actor: Actor,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ deliveries: DeliveryRecord[]; hasMore: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const now = new Date(site.clock.now());
  const rows = await findDeliveries(site.db, memberId, { now, limit, offset: (page - 1) * limit });
  if (rows.length === 0) await site.db.atomic((q) => requirePreferences(q, memberId));
  return { deliveries: rows.slice(0, limit), hasMore: rows.length > limit };
}
