import type { Queries, Work } from '../../../../../db/database.ts';
import { PUSH_SUBSCRIPTIONS_LIMIT, type PushSubscription } from '../../../../shared/push.ts';
import { type Actor, authorizeMember, type MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import { requirePreferences } from '../service.ts';
import * as repo from './repo.ts';

/**
 * Remembers a browser that push messages may go to, in the place of whoever had it before (decisions.md D25,
 * rules.md C27); of more than ten the oldest goes.
 * @throws {AppError} not_found when there is no such member.
 */
export async function subscribe(
  site: Site,
  actor: Actor,
  userId: number,
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  browser: { userAgent: string | null; deviceHash: string | null },
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  const createdAt = new Date(site.clock.now());
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    yield* repo.upsertSubscription(q, { userId: memberId, endpoint, ...keys, ...browser, createdAt });
    yield* repo.deleteOldest(q, memberId, PUSH_SUBSCRIPTIONS_LIMIT);
  });
}

/** Forgets one of a member's browsers, or all of them; what is not there is forgotten already. */
export async function unsubscribe(
  site: Site,
  actor: Actor,
  userId: number,
  endpoint: string | undefined,
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    yield* repo.deleteSubscriptions(q, memberId, endpoint);
  });
}

/** Forgets all of a member's browsers together with another change; gives how many there were. */
export function* endPush(q: Queries, userId: MemberId): Work<number> {
  return yield* repo.deleteSubscriptions(q, userId, undefined);
}

/** Forgets those of a member's browsers that are known by these tokens, together with another change. */
export function* endPushOn(q: Queries, userId: MemberId, deviceHashes: string[]): Work<void> {
  yield* repo.deleteOnDevices(q, userId, deviceHashes);
}
