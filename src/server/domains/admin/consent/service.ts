import type { ConsentExport } from '../../../../shared/admin.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/**
 * Returns one page of the whole consent ledger, oldest first; `next` is the id after which the next page begins
 * (decisions.md D30).
 */
export async function exportConsent(
  site: Site,
  { after, limit }: { after: number; limit: number },
): Promise<ConsentExport> {
  const rows = await repo.findEventsAfter(site.db, after, limit + 1);
  const events = rows.slice(0, limit);
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
