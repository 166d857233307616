import { type MemberActor, ownId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import * as repo from './repo.ts';

/**
 * Stores the language of the pages a member uses. Their mails use it too.
 * @throws {AppError} too_many_requests after 60 changes in an hour.
 */
export async function changeLanguage(site: Site, actor: MemberActor, language: string): Promise<void> {
  const userId = ownId(actor);
  await site.limits.take('preference_changes', String(userId));
  await atomicAs(site, actor, (q) => repo.updateLanguage(q, userId, language));
}
