import { setImmediate as breath } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { SecurityEventKind } from '../../../../shared/auth.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type MemberActor, type MemberId, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { forgetBrowsers, noteSignedIn } from '../../alerts/addresses/service.ts';
import { queueAccountMail } from '../../alerts/deliveries/service.ts';
import { nameOf, sessionsOf } from '../sessions/sessions.ts';
import { atomicAs } from '../standing/service.ts';
import * as repo from './repo.ts';

// How far back a member can look.
const EVENTS_SHOWN = 50;
const DELETE_BATCH = 500;
const MOST_DEVICES = 30;
const MINUTE_MS = 60_000;
/** What somebody else can bring about as often as they like is mailed once in so long; each is written down. */
const MAILED_EVERY_MS: Partial<Record<SecurityEventKind, number>> = {
  new_sign_in: 10 * MINUTE_MS,
  second_step_failed: 60 * MINUTE_MS,
};

/** Something that a member must hear of, whether or not it was they who did it. */
export interface SecurityEvent {
  userId: number;
  kind: SecurityEventKind;
  userAgent?: string | null;
  /** Where the alert goes; the account's address unless it was just replaced. */
  mailAddress?: string;
  /** Whether that one was confirmed; it was unless said otherwise. */
  isConfirmed?: boolean;
}

/**
 * Writes down what happened to an account and queues the mail that tells its member, due at once; no setting stops it
 * (decisions.md D5, D34). To an address that nobody confirmed none goes: it may be a stranger's.
 */
export function* alertMember(q: Queries, site: Site, event: SecurityEvent): Work<void> {
  const { userId, kind, userAgent = null, mailAddress = null } = event;
  const now = site.clock.now();
  const own = yield* repo.readMailbox(q, userId);
  if (!own) return;
  const isConfirmed = mailAddress === null ? own.isConfirmed : (event.isConfirmed ?? true);
  const everyMs = MAILED_EVERY_MS[kind];
  const toldAlready = everyMs !== undefined && (yield* repo.wasMailed(q, userId, kind, new Date(now - everyMs)));
  const securityEventId = yield* repo.insertEvent(q, {
    userId,
    kind,
    userAgent,
    mailAddress: mailAddress ?? own.email,
    createdAt: new Date(now),
  });
  if (!isConfirmed || toldAlready) return;
  yield* queueAccountMail(q, site, { userId, kind: 'security_alert', securityEventId });
  q.onceStored(() => site.due.announce(now));
}

/**
 * Makes a device one that a member signs in from. A member who signs in from one that was not theirs is alerted,
 * `joined` aside. An address that was confirmed on the device while nobody was signed in is known to be the member's.
 */
export async function recogniseDevice(
  site: Site,
  userId: number,
  { deviceHash, ...device }: { deviceHash: string; userAgent: string | null; joined: boolean },
): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic(function* (q) {
    yield* noteSignedIn(q, userId, deviceHash);
    if (yield* repo.touchDevice(q, userId, deviceHash, now)) return;
    yield* repo.insertDevice(q, userId, deviceHash, now);
    yield* repo.deleteUnseenDevices(q, userId, new Date(now.getTime() - RETENTION_MS.unseenDevices));
    yield* repo.deleteDevicesPast(q, userId, MOST_DEVICES);
    if (!device.joined) yield* alertMember(q, site, { userId, kind: 'new_sign_in', userAgent: device.userAgent });
  });
}

/** What happened to the account of whoever asks, the newest first. */
export async function listEvents(site: Site, actor: MemberActor) {
  return repo.findEvents(site.db, ownId(actor), EVENTS_SHOWN);
}

/** Where whoever asks is signed in, the newest first, with the session they ask from marked. */
export async function listSessions(site: Site, actor: MemberActor, sessionId: string) {
  const own = await sessionsOf(site).list(ownId(actor));
  return own.map((session) => ({ ...session, current: session.id === nameOf(sessionId) }));
}

/**
 * Ends one of the sessions of whoever asks, with push in its browser.
 * @throws {AppError} not_found when it is none of theirs.
 */
export async function endSession(site: Site, actor: MemberActor, name: string): Promise<void> {
  const memberId = ownId(actor);
  await atomicAs(site, actor, function* (q) {
    const ended = yield* repo.deleteSession(q, memberId, name);
    if (!ended) throw new AppError('not_found', message('session_over'));
    yield* endPushIn(q, memberId, [ended]);
  });
}

/** Ends every session of whoever asks but the one they ask from. */
export async function endOtherSessions(site: Site, actor: MemberActor, sessionId: string): Promise<void> {
  await atomicAs(site, actor, (q) => endSessionsElsewhere(q, ownId(actor), sessionId));
}

/** Ends every session of a member but one, with push in their browsers. */
export function* endSessionsElsewhere(q: Queries, memberId: MemberId, sessionId: string): Work<void> {
  yield* endPushIn(q, memberId, yield* repo.deleteOtherSessions(q, memberId, sessionId));
}

/** Ends push in the browsers of sessions that have ended, unless another session of the member is in the same browser. */
function* endPushIn(q: Queries, memberId: MemberId, ended: repo.EndedSession[]): Work<void> {
  const inUse = new Set(yield* repo.readDevicesInUse(q, memberId));
  const devices = ended.flatMap(({ deviceHash }) => (deviceHash === null || inUse.has(deviceHash) ? [] : [deviceHash]));
  if (devices.length) yield* forgetBrowsers(q, memberId, devices);
}

/** Deletes old events of accounts. */
export async function deleteOldEvents(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.securityEvents);
  while ((await site.db.atomic((q) => repo.deleteEvents(q, before, DELETE_BATCH))) === DELETE_BATCH) await breath();
}
