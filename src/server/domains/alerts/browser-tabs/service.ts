import { isShownByTabs } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { updateDeliveries } from '../deliveries/repo.ts';
import * as repo from './repo.ts';

// Holds, for each site, the tests that wait until a tab shows them, by their deliveries. Where a tab answers another
// process, the test waits for its whole time and then reads the row.
const waiting = new WeakMap<Site, Map<number, () => void>>();

/**
 * Stores that an open tab showed a notification, which delivers it (decisions.md D25). A second tab, or a late one,
 * changes nothing.
 * @throws {AppError} not_found when it is not the member's, or not one that tabs show.
 */
export async function acknowledgeShown(site: Site, actor: MemberActor, deliveryId: number): Promise<void> {
  const memberId = authorizeMember(actor, actor.userId);
  await atomicAs(site, actor, function* (q) {
    const row = yield* repo.readOwnDelivery(q, memberId, deliveryId);
    if (!row || !isShownByTabs(row.channel)) throw new AppError('not_found', message('no_such_delivery'));
    if (row.status !== 'sent' || row.deliveredAt) return;
    const deliveredAt = new Date(site.clock.now());
    // The lease token is cleared, so that a process that has just claimed the row as not shown stores nothing.
    yield* updateDeliveries(q, [deliveryId], { deliveredAt, runAt: null, leaseToken: null });
  });
  waiting.get(site)?.get(deliveryId)?.();
}

/** Waits until a tab has shown a delivery. Resolves to false where none did within the given milliseconds. */
export async function whenShown(site: Site, deliveryId: number, withinMs: number): Promise<boolean> {
  const ended = Promise.withResolvers<void>();
  const ofSite = waiting.get(site) ?? new Map<number, () => void>();
  waiting.set(site, ofSite.set(deliveryId, ended.resolve));
  const cancelTimer = site.clock.after(withinMs, ended.resolve);
  const onAbort = () => ended.resolve();
  site.providerAbort.signal.addEventListener('abort', onAbort, { once: true });
  if ((await repo.findShownAt(site.db, deliveryId)) === null) await ended.promise;
  cancelTimer();
  site.providerAbort.signal.removeEventListener('abort', onAbort);
  ofSite.delete(deliveryId);
  return (await repo.findShownAt(site.db, deliveryId)) !== null;
}
