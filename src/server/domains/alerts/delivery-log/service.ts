import type { SlotFilter } from '../../../../shared/alerts/slot-filters.ts';
import type { SlotRecord } from '../../../../shared/alerts/slots.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { requirePreferences } from '../preferences.ts';
import { readDeliveries, readSlotDeliveries, readSlots } from './repo.ts';

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
  const rows = await site.db.snapshot(function* (q) {
    const found = yield* readDeliveries(q, memberId, { now, limit, offset: (page - 1) * limit });
    if (found.length === 0) yield* requirePreferences(q, memberId);
    return found;
  });
  return { deliveries: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Returns a member's slots with the outcome of each on every channel, the latest first, beginning with the planned
 * ones. An entry has no title before its time (decisions.md D17). An administrator gets no titles of another member
 * (rules.md C33).
 * @throws {AppError} not_found when there is no such member.
 */
export async function listSlots(
  site: Site,
  actor: Actor,
  userId: number,
  { page, limit, show }: { page: number; limit: number; show: SlotFilter },
): Promise<{ slots: SlotRecord[]; hasMore: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const now = new Date(site.clock.now());
  const maySeeTitles = actor.kind === 'member' && actor.userId === userId;
  const { rows, shown, deliveries } = await site.db.snapshot(function* (q) {
    const rows = yield* readSlots(q, memberId, { show, now, limit, offset: (page - 1) * limit });
    if (rows.length === 0) yield* requirePreferences(q, memberId);
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ id }) => id);
    return { rows, shown, deliveries: yield* readSlotDeliveries(q, ids, now) };
  });
  const bySlot = Map.groupBy(deliveries, ({ jobId }) => jobId);
  const slots = shown.map((slot) => {
    const own = bySlot.get(slot.id) ?? [];
    const entry = own.find(({ entryId }) => entryId !== null);
    const { title, language } = (maySeeTitles && entry) || { title: null, language: null };
    const ways = own.map(({ jobId, entryId, title: _, language: __, ...way }) => way);
    return { ...slot, entryId: entry?.entryId ?? null, title, language, ways };
  });
  return { slots, hasMore: rows.length > limit };
}
