import { MAX_UNREAD_SHOWN } from '../../../../shared/alerts/unread.ts';
import type { Inbox } from '../../../../shared/alerts.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { readAttention } from '../member-methods.ts';
import { requirePreferences } from '../preferences.ts';
import * as repo from './repo.ts';

/**
 * Returns the number of messages that reached a member since they last opened the inbox, counted up to one more than
 * the bell shows, and the tasks that only the member can do (decisions.md D16).
 * @throws {AppError} not_found when there is no such member.
 */
export async function readInbox(site: Site, actor: Actor, userId: number): Promise<Inbox> {
  const memberId = authorizeMember(actor, userId);
  const now = new Date(site.clock.now());
  return site.db.snapshot(function* (q) {
    const attention = yield* readAttention(q, site, actor, memberId);
    const seenAt = (yield* repo.readSeenAt(q, memberId)) ?? null;
    const since = seenAt ?? new Date(0);
    const arrivals = yield* repo.readArrivals(q, { userId: memberId, since, now, limit: MAX_UNREAD_SHOWN + 1 });
    return { unread: arrivals.length, seenAt, attention };
  });
}

/**
 * Stores that a member opened the inbox: the messages up to now are no longer new.
 * @throws {AppError} not_found when there is no such member.
 */
export async function markInboxSeen(site: Site, actor: Actor, userId: number): Promise<Date> {
  const memberId = authorizeMember(actor, userId);
  const seenAt = new Date(site.clock.now());
  await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    yield* repo.updateSeenAt(q, memberId, seenAt);
  });
  return seenAt;
}
