import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { SecurityEventKind } from '../../../../shared/auth.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { queueAccountMail } from '../deliveries/service.ts';
import * as repo from './repo.ts';

// The number of events that a member can see.
const EVENTS_SHOWN = 50;
const DELETE_BATCH = 500;
/** Strangers can trigger these events at will, so a mail is sent at most once in this time. Every event is stored. */
const MAILED_EVERY_MS: Partial<Record<SecurityEventKind, number>> = {
  new_sign_in: 10 * MINUTE_MS,
  second_step_failed: 60 * MINUTE_MS,
};

/** An event that a member must hear of, whether or not they caused it. */
export interface SecurityEvent {
  userId: number;
  kind: SecurityEventKind;
  userAgent?: string | null;
  /** The target of the alert; by default the account's address. Set when that address was just replaced. */
  mailAddress?: string;
  /** False where `mailAddress` was never confirmed; true by default. */
  isConfirmed?: boolean;
}

/**
 * Stores a security event and queues the mail about it, due at once. No setting stops the mail (decisions.md D5, D34).
 * An unconfirmed address gets no mail, because it may belong to a stranger.
 */
export function* alertMember(q: Queries, site: Site, event: SecurityEvent): Work<void> {
  const { userId, kind, userAgent = null, mailAddress = null } = event;
  const now = site.clock.now();
  const own = yield* repo.readMailbox(q, userId);
  if (!own) return;
  const isConfirmed = mailAddress === null ? own.isConfirmed : (event.isConfirmed ?? true);
  const everyMs = MAILED_EVERY_MS[kind];
  const mailedRecently = everyMs !== undefined && (yield* repo.wasMailed(q, userId, kind, new Date(now - everyMs)));
  const securityEventId = yield* repo.insertEvent(q, {
    userId,
    kind,
    userAgent,
    mailAddress: mailAddress ?? own.email,
    createdAt: new Date(now),
  });
  if (!isConfirmed || mailedRecently) return;
  yield* queueAccountMail(q, site, { userId, kind: 'security_alert', securityEventId });
}

/** Returns the security events of the actor's account, newest first. */
export async function listEvents(site: Site, actor: MemberActor) {
  return repo.findEvents(site.db, ownId(actor), EVENTS_SHOWN);
}

/** Deletes old security events. */
export async function deleteOldEvents(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.securityEvents);
  while ((await site.db.atomic((q) => repo.deleteEvents(q, before, DELETE_BATCH))) === DELETE_BATCH)
    await yieldToEventLoop();
}
