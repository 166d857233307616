import type { Queries, Work } from '../../../../../db/database.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor, type MemberId, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { confirmBySignIn } from '../../alerts/addresses/ownership.ts';
import { deleteBrowsers } from '../../alerts/addresses/service.ts';
import { voidProofs } from '../../alerts/proofs/service.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { nameOf, sessionsOf } from '../sessions/sessions.ts';
import * as repo from './repo.ts';

const MAX_DEVICES = 30;
/**
 * Marks a device as one that a member signs in from. Alerts the member when the device is new to them, unless they just
 * joined. If the address was confirmed on this device while signed out, it is from now on known to be the member's own.
 */
export async function recogniseDevice(
  site: Site,
  userId: number,
  { deviceHash, ...device }: { deviceHash: string; userAgent: string | null; joined: boolean },
): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic(function* (q) {
    yield* confirmBySignIn(q, userId, deviceHash);
    if (yield* repo.touchDevice(q, userId, deviceHash, now)) return;
    yield* repo.insertDevice(q, userId, deviceHash, now);
    yield* repo.deleteUnseenDevices(q, userId, new Date(now.getTime() - RETENTION_MS.unseenDevices));
    yield* repo.deleteDevicesPast(q, userId, MAX_DEVICES);
    if (!device.joined) yield* alertMember(q, site, { userId, kind: 'new_sign_in', userAgent: device.userAgent });
  });
}

/** Returns the actor's sessions, newest first, with the current one marked. */
export async function listSessions(site: Site, actor: MemberActor, sessionId: string) {
  const own = await sessionsOf(site).list(ownId(actor));
  return own.map((session) => ({ ...session, current: session.id === nameOf(sessionId) }));
}

/**
 * Ends one of the actor's sessions, and push in its browser. Codes and links that would link a chat or prove a number are
 * void, because a stranger who was signed in may have made them.
 * @throws {AppError} not_found when the session is not theirs.
 */
export async function endSession(site: Site, actor: MemberActor, name: string): Promise<void> {
  const memberId = ownId(actor);
  await atomicAs(site, actor, function* (q) {
    const ended = yield* repo.deleteSession(q, memberId, name);
    if (!ended) throw new AppError('not_found', message('session_over'));
    yield* removePushOfDevices(q, memberId, [ended]);
    yield* voidProofs(q, memberId);
  });
}

/** Ends every session of the actor except the current one. */
export async function endOtherSessions(site: Site, actor: MemberActor, sessionId: string): Promise<void> {
  await atomicAs(site, actor, (q) => endSessionsElsewhere(q, ownId(actor), sessionId));
}

/**
 * Ends every session of a member, for an administrator.
 * @throws {AppError} forbidden for another member.
 */
export async function endAllSessions(site: Site, actor: MemberActor, userId: number): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await atomicAs(site, actor, (q) => endSessionsElsewhere(q, memberId, ''));
}

/**
 * Ends every session of a member except one, and push in their browsers. Codes and links are void, as by
 * {@link endSession}.
 */
export function* endSessionsElsewhere(q: Queries, memberId: MemberId, sessionId: string): Work<void> {
  yield* removePushOfDevices(q, memberId, yield* repo.deleteOtherSessions(q, memberId, sessionId));
  yield* voidProofs(q, memberId);
}

/** Ends push in the browsers of ended sessions, unless another session of the member uses the same browser. */
function* removePushOfDevices(q: Queries, memberId: MemberId, ended: repo.EndedSession[]): Work<void> {
  const inUse = new Set(yield* repo.readDevicesInUse(q, memberId));
  const devices = ended.flatMap(({ deviceHash }) => (deviceHash === null || inUse.has(deviceHash) ? [] : [deviceHash]));
  if (devices.length) yield* deleteBrowsers(q, memberId, devices);
}
