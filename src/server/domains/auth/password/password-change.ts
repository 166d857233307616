import { type MemberActor, ownId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { endSessionsElsewhere } from '../devices/service.ts';
import { checkPassword, countAttempt, requirePassword } from '../identity-check.ts';
import type { Proof } from '../proof.ts';
import * as repo from '../repo.ts';
import { replacePassword } from './password-reset.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Changes a signed-in member's password and ends all their sessions, and push in all other browsers. The caller starts
 * a new session in the same browser with the returned proof, so every earlier session id is invalid.
 * @throws {AppError} bad_request at `currentPassword` when it is wrong or at `newPassword` when it is weak,
 * too_many_requests after 10 failures in 15 minutes, unauthorized when the password or the session is replaced during
 * the call.
 */
export async function changePassword(
  site: Site,
  actor: MemberActor,
  sessionId: string,
  input: { currentPassword: string; newPassword: string },
  userAgent: string | null,
): Promise<Proof> {
  const userId = ownId(actor);
  const checked = await countAttempt(site, userId, () =>
    checkPassword(site, actor, input.currentPassword, 'currentPassword'),
  );
  refuseWeakPassword(site, input.newPassword, checked, 'newPassword');
  const hash = await site.passwords.hash(input.newPassword);
  await atomicAs(site, actor, function* (q) {
    yield* requirePassword(q, userId, checked);
    yield* replacePassword(q, userId, hash);
    yield* endSessionsElsewhere(q, userId, sessionId);
    yield* repo.deleteSessions(q, userId);
    yield* alertMember(q, site, { userId, kind: 'password_changed', userAgent });
  });
  return { kind: 'password', hash };
}
