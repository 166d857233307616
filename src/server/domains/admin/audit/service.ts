import type { AuditEntry } from '../../../../shared/admin.ts';
import type { Site } from '../../../site/site.ts';
import { findSearched } from '../members/search.ts';
import * as repo from './repo.ts';

interface ActsQuery {
  page: number;
  limit: number;
  userId?: number | undefined;
  q?: string | undefined;
}

/**
 * Returns one page of the audit log, newest first: all acts, those on one member, or those by or on the members that a
 * search finds.
 */
export async function listActs(
  site: Site,
  { page, limit, userId, q }: ActsQuery,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const userIds = await findSearched(site, q);
  const rows = await repo.findActs(site.db, { userId, userIds, limit: limit + 1, offset: (page - 1) * limit });
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}
