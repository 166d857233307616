import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from '../repo.ts';
import { refuseTakenUsername } from './free-username.ts';

/**
 * Changes a signed-in member's username. A username grants no access, so no password is needed.
 * @throws {AppError} conflict at `username`, with a free one, when another member has it; too_many_requests after 60
 * such answers in an hour from one address, for a free name as well.
 */
export async function changeUsername(site: Site, actor: MemberActor, username: string): Promise<void> {
  const userId = ownId(actor);
  await site.rateLimits.consume('taken_address', actor.address);
  try {
    await atomicAs(site, actor, (q) => repo.updateUsername(q, userId, username, foldCase(username)));
  } catch (error) {
    if (site.db.isUniqueViolation(error)) throw await refuseTakenUsername(site.db, username);
    await site.rateLimits.refund('taken_address', actor.address);
    throw error;
  }
  await site.rateLimits.refund('taken_address', actor.address);
}
