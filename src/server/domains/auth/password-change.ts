import { type MemberActor, ownId } from '../../lib/actor.ts';
import type { Site } from '../../lib/site.ts';
import { alertMember } from './devices/service.ts';
import { checkPassword, countAttempt } from './identity-check.ts';
import { replacePassword } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import * as repo from './repo.ts';
import { atomicAs } from './standing/service.ts';

/**
 * Changes the password of whoever is signed in and ends all their sessions; the caller starts a new one in the browser
 * it was done in, so that no id from before the change is worth anything.
 * @throws {AppError} bad_request at `currentPassword` when it is wrong, too_many_requests after 10 in 15 minutes.
 */
export async function changePassword(
  site: Site,
  actor: MemberActor,
  input: { currentPassword: string; newPassword: string },
  userAgent: string | null,
): Promise<void> {
  const userId = ownId(actor);
  await countAttempt(site, userId, () => checkPassword(site, userId, input.currentPassword, 'currentPassword'));
  const password = await hashPassword(input.newPassword);
  await atomicAs(site, actor, function* (q) {
    yield* replacePassword(q, userId, password);
    yield* repo.deleteSessions(q, userId);
    yield* alertMember(q, site, { userId, kind: 'password_changed', userAgent });
  });
}
