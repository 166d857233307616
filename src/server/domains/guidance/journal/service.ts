import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Journal, JournalEntry } from '../../../../shared/guidance/journal.ts';
import { toJournalEntry } from '../../../../shared/guidance/journal-months.ts';
import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { requireAuthority } from '../../authority/service.ts';
import { planSource } from '../../schedule/service.ts';
import { getHistory } from '../history/service.ts';

// The entries read at once; other requests run between the pages.
const PAGE = 250;

/**
 * Returns everything a member has written on their guidance, newest first, or what a search finds of it. Tests are left
 * out.
 * @throws {AppError} forbidden for another member, not_found for an unknown one, too_many_requests past ten exports an
 * hour.
 */
export async function exportJournal(site: Site, actor: MemberActor, userId: number, q?: string): Promise<Journal> {
  const memberId = authorizeMember(actor, userId);
  const { week } = await planSource(site, memberId);
  await site.rateLimits.consume('export', String(actor.userId));
  const entries: JournalEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await getHistory(site, actor, userId, {
      page: 1,
      limit: PAGE,
      env: 'production',
      q,
      cursor,
      written: true,
    });
    entries.push(...page.entries.map(toJournalEntry));
    cursor = page.nextCursor ?? undefined;
    await yieldToEventLoop();
  } while (cursor);
  // Reading takes a while, so check again that the session or token is still valid.
  await site.db.snapshot((queries) => requireAuthority(queries, site, actor));
  return { site: site.env.APP_NAME, timezone: week.timezone, exportedAt: new Date(site.clock.now()), entries };
}
