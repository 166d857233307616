import { isUniqueViolation } from '../../../../db/engine/sqlite.ts';
import { type MemberActor, ownId } from '../../lib/actor.ts';
import { fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { foldCase } from './fold-case.ts';
import * as repo from './repo.ts';
import { atomicAs } from './standing/service.ts';

/**
 * Gives whoever is signed in another name. It opens nothing, so no password is asked for.
 * @throws {AppError} conflict at `username` when somebody else has it, too_many_requests past 60 such an hour.
 */
export async function changeUsername(site: Site, actor: MemberActor, username: string): Promise<void> {
  const userId = ownId(actor);
  try {
    await atomicAs(site, actor, (q) => repo.updateUsername(q, userId, username, foldCase(username)));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await site.limits.take('taken_address', actor.address);
    throw fieldError('conflict', 'username', 'This username is already taken');
  }
}
