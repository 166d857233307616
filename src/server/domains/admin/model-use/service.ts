import type { MemberModelUse, ModelUse } from '../../../../shared/admin/model-use.ts';
import { localDateAt } from '../../../../shared/slot-time.ts';
import { readModelConfig } from '../../../lib/settings/model-settings.ts';
import { monthOf } from '../../../lib/utc-month.ts';
import type { Site } from '../../../site/site.ts';
import { inDollars } from '../../guidance/model/service.ts';
import { findSearched } from '../members/search.ts';
import * as repo from './repo.ts';

/**
 * Returns one page of the members for whom a model was asked this month, those who cost most first: all, or those a search
 * finds (rules.md G8). A day counts for the month by the member's own date.
 */
export async function listModelUse(
  site: Site,
  { q, page, limit }: { q?: string | undefined; page: number; limit: number },
): Promise<{ members: MemberModelUse[]; hasMore: boolean }> {
  const rows = await readUse(site, await findSearched(site, q), { limit, offset: (page - 1) * limit });
  return { members: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Returns what the model used for one member this month; null where it was not asked, on a site without a model. */
export async function readMemberUse(site: Site, userId: number): Promise<ModelUse | null> {
  const [row] = await readUse(site, [userId], { limit: 1, offset: 0 });
  const dailyCap = capOf(site);
  if (!row) return dailyCap === null ? null : { calls: 0, tokens: 0, spent: 0, callsToday: 0, dailyCap };
  const { userId: _, username, ...use } = row;
  return use;
}

async function readUse(
  site: Site,
  userIds: number[] | null,
  part: { limit: number; offset: number },
): Promise<MemberModelUse[]> {
  const now = site.clock.now();
  const month = monthOf(now);
  const dailyCap = capOf(site);
  const [totals, days] = await site.db.snapshot(function* (q) {
    const rows = yield* repo.readTotals(q, { first: `${month}-01`, last: `${month}-31` }, { userIds, ...part });
    // In every zone the present day is one of these.
    const around = { first: localDateAt(now, '-12:00').toString(), last: localDateAt(now, '+14:00').toString() };
    const ids = rows.map(({ userId }) => userId);
    return [rows, yield* repo.readCalls(q, around, ids)] as const;
  });
  return totals.map(({ userId, username, timezone, calls, inputTokens, outputTokens, cost }) => {
    const today = localDateAt(now, timezone ?? 'UTC').toString();
    const callsToday = days.find((day) => day.userId === userId && day.localDate === today)?.calls ?? 0;
    const used = { calls, tokens: inputTokens + outputTokens, spent: inDollars(cost) };
    return { userId, username, ...used, callsToday, dailyCap };
  });
}

function capOf(site: Site): number | null {
  return readModelConfig(site.env)?.dailyCap ?? null;
}
