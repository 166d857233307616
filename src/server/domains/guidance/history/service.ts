import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { planSource } from '../../schedule/service.ts';
import { type HistoryPlace, readCursor, writeCursor } from './cursor.ts';
import * as repo from './repo.ts';

/**
 * Returns one page of a member's entries, newest first (decisions.md D19): by its number, or after a cursor. A cursor
 * costs the same at any depth, and new entries do not shift it.
 * @throws {AppError} bad_request for an invalid cursor, or for a cursor together with a page.
 */
export async function getHistory(
  site: Site,
  actor: Actor,
  userId: number,
  query: {
    page: number;
    limit: number;
    env: 'development' | 'production';
    type?: ContentType | undefined;
    q?: string | undefined;
    cursor?: string | undefined;
    written?: boolean;
  },
): Promise<{ entries: GuidanceEntry[]; hasMore: boolean; nextCursor: string | null }> {
  const memberId = authorizeMember(actor, userId);
  const rows = await repo.findHistory(site.db, {
    userId: memberId,
    after: beginOf(query, new Date(site.clock.now())),
    isDev: query.env === 'development',
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    type: query.type,
    q: query.q,
    written: query.written ?? false,
  });
  // An empty result is either an empty page or an unknown member; the second is an error.
  if (rows.length === 0) await planSource(site, memberId);
  const entries = rows.slice(0, query.limit);
  const last = entries.at(-1);
  const hasMore = rows.length > query.limit;
  return { entries, hasMore, nextCursor: hasMore && last ? writeCursor(last) : null };
}

/** Returns the position at which a page begins; entries that are not visible yet come before every position. */
function beginOf({ cursor, page }: { cursor?: string | undefined; page: number }, now: Date): HistoryPlace {
  const newest = { availableAt: now, id: Number.MAX_SAFE_INTEGER };
  if (cursor === undefined) return newest;
  const place = readCursor(cursor);
  if (page !== 1) throw fieldError('bad_request', 'page', message('page_and_cursor'));
  return place.availableAt > now ? newest : place;
}
