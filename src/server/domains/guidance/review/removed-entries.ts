import type { Queries, Work } from '../../../../../db/database.ts';
import type { ReviewedEntry, ReviewRow } from '../../../../shared/guidance/review.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import type { EntryRow } from '../repo.ts';
import { generatedId, nameOfReport } from './names.ts';
import { readEntryByName } from './own/own-entries.ts';
import * as repo from './repo.ts';
import { showCopy } from './shown-entry.ts';

/**
 * Returns what a member received of an entry that is no longer in the library, if it was ever reported; null for any other
 * name. Nothing can be decided about such an entry, but its reports are shown and dealt with.
 */
export function* readRemoved(q: Queries, entry: string): Work<EntryRow | null> {
  if (generatedId(entry) !== null || (yield* readEntryByName(q, entry))) return null;
  return yield* repo.readReportedCopy(q, entry);
}

/** A removed entry in the reviewers' list, with the texts in which words are searched. */
export interface RemovedEntry {
  row: ReviewRow;
  texts: string[];
}

/** Returns the entries with open reports that are no longer in the library, the latest reported first. */
export function* readRemovedRows(
  q: Queries,
  reports: readonly repo.OpenReport[],
  counts: ReadonlyMap<string, number>,
): Work<RemovedEntry[]> {
  const rows: RemovedEntry[] = [];
  for (const entry of new Set(reports.filter(({ libraryKey }) => libraryKey !== null).map(nameOfReport))) {
    const copy = yield* readRemoved(q, entry);
    if (!copy) continue;
    const { title, content, reference, contentType, concept, language } = copy;
    const about = { title, contentType, concept, language };
    rows.push({
      row: { entry, ...REMOVED, ...about, reports: counts.get(entry) ?? 0 },
      texts: [title, content, reference ?? ''],
    });
  }
  return rows;
}

/** Returns a removed entry as reviewers see it. */
export function* showRemoved(
  q: Queries,
  actor: MemberActor,
  { entry, copy, reports }: { entry: string; copy: EntryRow; reports: ReviewedEntry['reports'] },
): Work<ReviewedEntry> {
  return {
    ...{ entry, ...REMOVED, concept: copy.concept, reports, shown: yield* showCopy(q, actor, copy) },
    ...{ changedAt: null, canUndo: false },
    ...{ wording: null, original: null, about: null, notes: null },
  };
}

const REMOVED = { origin: 'library', state: 'retired', version: 0, isReworded: false, isRemoved: true } as const;
