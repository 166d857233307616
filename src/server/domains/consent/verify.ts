import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ConsentCheck } from '../../../shared/admin.ts';
import type { LedgerError } from '../../../shared/consent.ts';
import type { Site } from '../../site/site.ts';
import { contentOf, digestOf, hashOf, NO_LINK } from './chain.ts';
import * as repo from './repo.ts';

// About 5 ms of work, after which other requests run.
const BATCH = 500;
// Ids and positions begin at 1, but an attacker may have written others.
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

/**
 * Verifies the whole consent ledger against its chain, in batches, while the site runs. Links are only added, so rows
 * written during the check do not disturb it.
 * @param known the hash of a link that was noted before. Only this shows that rows were cut off the end.
 */
export async function verifyLedger(site: Site, known: string | null = null): Promise<ConsentCheck> {
  const chain = await followChain(site, known);
  const errors = [...chain.errors, ...(await findUnlinked(site))];
  const firstError = errors.reduce<LedgerError | null>(
    (first, each) => (first && first.row <= each.row ? first : each),
    null,
  );
  const { rows, erased, head, holdsKnown } = chain;
  return { rows, erased, head, firstError, holdsKnown: known === null ? null : holdsKnown };
}

async function followChain(site: Site, known: string | null) {
  const errors: LedgerError[] = [];
  const missing: number[] = [];
  const erased = new Set<number>();
  let holdsKnown = known === NO_LINK.hash;
  let rows = 0;
  let last: { position: number; hash: string } = NO_LINK;
  for (let after = BEFORE_ALL; ; ) {
    const links = await repo.findLinks(site.db, after, BATCH);
    for (const link of links) {
      const { eventId: row } = link;
      rows += 1;
      holdsKnown ||= link.hash === known;
      if (link.position < 1) {
        errors.push({ row, what: 'moved' });
        continue;
      }
      if (link.position !== last.position + 1) errors.push({ row, what: 'link_removed' });
      else if (hashOf(last.hash, link) !== link.hash) errors.push({ row, what: 'moved' });
      if (!link.row) missing.push(row);
      else if (digestOf(contentOf(link.row)) !== link.digest) errors.push({ row, what: 'changed' });
      else for (const id of link.row.erases ?? []) erased.add(id);
      last = link;
    }
    if (links.length < BATCH) break;
    after = links.at(-1)?.position ?? after;
    await yieldToEventLoop();
  }
  const unexplained = missing.filter((row) => !erased.has(row)).map((row) => ({ row, what: 'removed' as const }));
  return {
    rows,
    erased: missing.length - unexplained.length,
    head: last.hash,
    holdsKnown,
    errors: [...errors, ...unexplained],
  };
}

async function findUnlinked(site: Site): Promise<LedgerError[]> {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await repo.findRowLinks(site.db, after, BATCH);
    const unlinked = rows.find(({ position }) => position === null);
    if (unlinked) return [{ row: unlinked.id, what: 'unlinked' }];
    if (rows.length < BATCH) return [];
    after = rows.at(-1)?.id ?? after;
    await yieldToEventLoop();
  }
}
