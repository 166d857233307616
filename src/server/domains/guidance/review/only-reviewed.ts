import type { Queries, Work } from '../../../../../db/database.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import type { OnlyReviewed } from '../../../../shared/guidance/review.ts';
import { ENOUGH_APPROVED } from '../../../../shared/guidance/review-choices.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { readDecided, sendable } from './church-library.ts';
import { updateHiddenEntries } from './hidden-entries.ts';
import * as repo from './repo.ts';

/** Returns whether only reviewed entries are sent, and of which subjects and types too few are approved for that. */
export async function getOnlyReviewed(site: Site): Promise<OnlyReviewed> {
  return site.db.snapshot(judgeLibrary);
}

/**
 * Sets whether only reviewed entries are sent. What is prepared and not received follows.
 * @throws {AppError} conflict when too few entries of a subject and type are approved.
 */
export async function setOnlyReviewed(site: Site, actor: Actor, onlyReviewed: boolean): Promise<OnlyReviewed> {
  await atomicAs(site, actor, function* (q) {
    const { tooFew } = yield* judgeLibrary(q);
    if (onlyReviewed && tooFew.length > 0)
      throw new AppError('conflict', message('review_not_ready', { groups: tooFew.length }));
    yield* repo.updateOnlyReviewed(q, onlyReviewed);
  });
  await updateHiddenEntries(site);
  return getOnlyReviewed(site);
}

/** Returns whether so many entries of one concept and type are enough, some of them without a call to contact anybody. */
export function isEnough(approved: readonly LibraryEntry[]): boolean {
  return approved.length >= ENOUGH_APPROVED && approved.some(({ urgesContact }) => !urgesContact);
}

function* judgeLibrary(q: Queries): Work<OnlyReviewed> {
  const tooFew: OnlyReviewed['tooFew'] = [];
  let approved = 0;
  for (const concept of CONCEPTS) {
    for (const contentType of CONTENT_TYPES) {
      const entries = sendable(yield* readDecided(q, concept, contentType), true);
      approved += entries.length;
      if (!isEnough(entries)) tooFew.push({ concept, contentType, approved: entries.length });
    }
  }
  return { onlyReviewed: yield* repo.readOnlyReviewed(q), approved, enough: ENOUGH_APPROVED, tooFew };
}
