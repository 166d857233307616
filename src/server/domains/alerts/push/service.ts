import type { PushSubscription } from '../../../../shared/push.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import { forgetAddresses, linkAddress } from '../addresses/service.ts';
import { requirePreferences } from '../preferences.ts';

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
  const { userAgent, deviceHash } = browser;
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    yield* linkAddress(q, site, {
      userId: memberId,
      channel: 'push',
      address: endpoint,
      details: { userAgent },
      secrets: keys,
      deviceHash,
    });
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
    yield* forgetAddresses(q, memberId, 'push', endpoint);
  });
}
