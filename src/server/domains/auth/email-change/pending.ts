import type { Queries, Work } from '../../../../../db/database.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/** Returns the address that a member is changing to; null when no change is pending. */
export function* readPendingEmail(q: Queries, site: Site, userId: number): Work<string | null> {
  return yield* repo.readPendingEmail(q, userId, new Date(site.clock.now()));
}
