import { type MemberActor, ownId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import { followLanguage } from '../guidance/translations/rewriting/service.ts';
import * as repo from './repo.ts';

/**
 * Stores the language of the pages a member uses. Their mails use it too, and so do the notes beside their verses.
 * @throws {AppError} too_many_requests after 60 changes in an hour.
 */
export async function changeLanguage(site: Site, actor: MemberActor, language: string): Promise<void> {
  const userId = ownId(actor);
  await site.rateLimits.consume('preference_changes', String(userId));
  await atomicAs(site, actor, function* (q) {
    if (yield* repo.updateLanguage(q, userId, language)) yield* followLanguage(q, userId);
  });
}
