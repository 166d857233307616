import type { PushBrowser, PushSubscription } from '../../../../shared/alerts/push.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { deleteOptOut, isOptedOut, storeOptOut } from '../addresses/opt-outs.ts';
import { deleteAddresses, readAddressesOf } from '../addresses/repo.ts';
import { linkAddress } from '../addresses/service.ts';
import { queueUpcoming } from '../deliveries/upcoming.ts';
import { requirePreferences } from '../preferences.ts';

/**
 * Stores a browser for push messages, and takes it from its earlier member (decisions.md D25, rules.md C27). Of more
 * than ten the oldest is deleted. A browser that its member removed elsewhere is not stored when it registers `again`
 * by itself.
 * @throws {AppError} not_found when there is no such member.
 */
export async function subscribe(
  site: Site,
  actor: Actor,
  userId: number,
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  browser: { userAgent: string | null; deviceHash: string | null; again: boolean },
): Promise<{ removed: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const { userAgent, deviceHash, again } = browser;
  return atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    if (again && (yield* isOptedOut(q, site, 'push', endpoint))) return { removed: true };
    // A browser registers again at each start.
    const isKnown = (yield* readAddressesOf(q, memberId)).some(({ address }) => address === endpoint);
    yield* linkAddress(q, site, {
      userId: memberId,
      channel: 'push',
      address: endpoint,
      details: { userAgent },
      secrets: keys,
      deviceHash,
    });
    if (!isKnown) yield* queueUpcoming(q, site, memberId);
    return { removed: false };
  });
}

/** Deletes one of a member's browsers, or all of them. An unknown one is no error. */
export async function unsubscribe(
  site: Site,
  actor: Actor,
  userId: number,
  endpoint: string | undefined,
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    yield* deleteAddresses(q, memberId, 'push', endpoint);
    if (endpoint !== undefined) yield* deleteOptOut(q, site, 'push', endpoint);
  });
}

/** Returns a member's browsers, the one last seen first. `deviceHash` is that of the requesting browser. */
export async function listBrowsers(
  site: Site,
  actor: Actor,
  userId: number,
  deviceHash: string | null,
): Promise<PushBrowser[]> {
  const memberId = authorizeMember(actor, userId);
  const rows = await site.db.snapshot(function* (q) {
    yield* requirePreferences(q, memberId);
    return yield* readAddressesOf(q, memberId);
  });
  return rows
    .filter(({ channel }) => channel === 'push')
    .sort((a, b) => Number(b.seenAt) - Number(a.seenAt) || b.id - a.id)
    .map(({ id, details, seenAt, deviceHash: own }) => ({
      ...{ id, seenAt, userAgent: details.userAgent ?? null },
      current: deviceHash !== null && own === deviceHash,
    }));
}

/**
 * Deletes one of a member's browsers until push is switched on in it again, for 400 days at most: then the removal is
 * forgotten (RETENTION_MS). An unknown one is no error.
 * @throws {AppError} too_many_requests after 60 changes in an hour.
 */
export async function removeBrowser(site: Site, actor: Actor, userId: number, id: number): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    const rows = yield* readAddressesOf(q, memberId);
    const browser = rows.find((row) => row.channel === 'push' && row.id === id);
    if (!browser) return;
    yield* deleteAddresses(q, memberId, 'push', browser.address);
    yield* storeOptOut(q, site, 'push', browser.address);
  });
}
