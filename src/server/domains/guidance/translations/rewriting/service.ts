import { randomInt } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../../db/database.ts';
import type { Site } from '../../../../site/site.ts';
import type { Passage } from '../passage.ts';
import { quoteStored } from '../passages.ts';
import * as repo from './repo.ts';

// About ten milliseconds of work, with the search index.
const ENTRIES_AT_ONCE = 20;
const MEMBERS_AT_ONCE = 50;
const MAX_PASS = 2 ** 31;

/** Returns the change of the site's translations that a new member's entries follow from the first. */
export function* readNewestChange(q: Queries): Work<number> {
  return yield* repo.readRevision(q);
}

/**
 * Lets the next heartbeat rewrite the notes beside a member's verses, which are in the language of their pages. A site
 * that never had another translation than the bundled one has no notes.
 */
export function* followLanguage(q: Queries, userId: number): Work<void> {
  if ((yield* repo.readRevision(q)) > 0) yield* repo.startRewriting(q, userId, repo.NOT_QUOTED);
}

/**
 * Rewrites the verses of all entries that follow an earlier state of the site's translations. After a crash it goes on
 * with the members that are left.
 */
export async function rewriteOutdated(site: Site): Promise<void> {
  for (;;) {
    const outdated = await site.db.snapshot(function* (q) {
      return yield* repo.readOutdated(q, yield* repo.readRevision(q), MEMBERS_AT_ONCE);
    });
    for (const userId of outdated) {
      if (site.providerAbort.signal.aborted) return;
      await rewriteEntries(site, userId);
    }
    if (outdated.length < MEMBERS_AT_ONCE) return;
  }
}

/** Rewrites the verses of a member's entries in the translation that they read now, the newest first, in slices. */
export async function rewriteEntries(site: Site, userId: number): Promise<void> {
  const pass = -randomInt(2, MAX_PASS);
  const { revision, ids } = await site.db.atomic(function* (q) {
    yield* repo.startRewriting(q, userId, pass);
    return { revision: yield* repo.readRevision(q), ids: yield* repo.readEntryIds(q, userId) };
  });
  // Entries that are stored during this work already use the member's present translation.
  ids.sort((one, other) => other - one);
  for (let from = 0; from < ids.length; from += ENTRIES_AT_ONCE) {
    const slice = ids.slice(from, from + ENTRIES_AT_ONCE);
    await site.db.atomic((q) => rewriteSlice(q, userId, slice));
    await yieldToEventLoop();
  }
  await site.db.atomic((q) => repo.finishRewriting(q, userId, pass, revision));
}

function* rewriteSlice(q: Queries, userId: number, ids: readonly number[]): Work<void> {
  const quoted = new Map<string, Passage>();
  for (const { id, reference, ...stored } of yield* repo.readPassages(q, ids)) {
    const passage = reference === null ? null : (quoted.get(reference) ?? (yield* quoteStored(q, userId, reference)));
    if (!passage) continue;
    quoted.set(passage.reference, passage);
    if (!isSame(passage, stored)) yield* repo.updatePassage(q, id, passage);
  }
}

function isSame(passage: Passage, stored: Omit<repo.StoredPassage, 'id' | 'reference'>): boolean {
  return (
    passage.scripture === stored.scripture &&
    passage.scriptureNote === stored.scriptureNote &&
    passage.scriptureLanguage === stored.scriptureLanguage
  );
}
