import type { ConsentExport } from '../../../../shared/admin.ts';
import type { Site } from '../../../site/site.ts';
import { listChain } from '../../consent/ledger.ts';

/**
 * Returns one page of the whole consent ledger with its chain, in the order of writing; `next` is the position after
 * which the next page begins (decisions.md D30).
 */
export async function exportConsent(
  site: Site,
  { after, limit }: { after: number; limit: number },
): Promise<ConsentExport> {
  const links = await listChain(site, after, limit + 1);
  const events = links.slice(0, limit);
  return { events, next: links.length > limit ? (events.at(-1)?.position ?? null) : null };
}
