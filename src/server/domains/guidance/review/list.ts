import type { z } from 'zod';
import { LIBRARY } from '../../../../content/library/library.ts';
import type { ReviewRow, reviewListInput } from '../../../../shared/guidance/review.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import { foldTyped } from '../../../../shared/text/fold-text.ts';
import type { Site } from '../../../site/site.ts';
import { type ChurchEntry, decideOn } from './church-library.ts';
import { wordingOf } from './entry-wording.ts';
import { generatedId, generatedName, nameOfReport } from './names.ts';
import { readOwnEntries } from './own/own-entries.ts';
import { type RemovedEntry, readRemovedRows } from './removed-entries.ts';
import * as repo from './repo.ts';

// Older entries of a model are of no use to a reviewer, because their members have read them, unless one is reported.
export const GENERATED_DAYS = 90;
const GENERATED_MS = GENERATED_DAYS * DAY_MS;

type Query = z.output<typeof reviewListInput>;
interface Page {
  entries: ReviewRow[];
  hasMore: boolean;
}

/**
 * Returns one page of the library, of the entries that the church wrote, or of those that a model wrote in the last 90
 * days, the newest first. Of reported ones, the age does not matter.
 */
export async function listReviewed(site: Site, query: Query): Promise<Page> {
  const { origin } = query;
  const { decided, removed, counts } = await site.db.snapshot(function* (q) {
    const reports = yield* repo.readOpenReports(q);
    const counts = new Map<string, number>();
    for (const report of reports) counts.set(nameOfReport(report), (counts.get(nameOfReport(report)) ?? 0) + 1);
    return {
      decided:
        origin === 'generated' ? [] : yield* decideOn(q, origin === 'church' ? yield* readOwnEntries(q) : LIBRARY),
      removed: origin === 'library' ? yield* readRemovedRows(q, reports, counts) : [],
      counts,
    };
  });
  return origin === 'generated' ? listGenerated(site, query, counts) : listNamed(query, decided, removed, counts);
}

function listNamed(
  query: Query,
  decided: readonly ChurchEntry[],
  removed: readonly RemovedEntry[],
  counts: ReadonlyMap<string, number>,
): Page {
  const words = foldTyped(query.q?.trim() ?? '');
  const found: ReviewRow[] = [];
  const take = (row: ReviewRow, texts: () => readonly string[]) => {
    const { concept, contentType, state, reports } = row;
    if (query.concept && query.concept !== concept) return;
    if (query.type && query.type !== contentType) return;
    if (query.state && (query.state === 'reported' ? reports === 0 : query.state !== state)) return;
    if (!words || texts().some((text) => foldTyped(text).includes(words))) found.push(row);
  };
  for (const { row, texts } of removed) take(row, () => texts);
  for (const { entry, state, version, isReworded } of decided) {
    const { key, title, contentType, concept, language = CONTENT_LANGUAGE } = entry;
    const about = { title, contentType, concept, language };
    const reviewState = { state, version, isReworded, isRemoved: false, reports: counts.get(key) ?? 0 };
    take({ entry: key, origin: query.origin, ...about, ...reviewState }, () => Object.values(wordingOf(entry)).flat());
  }
  return pageOf(found, query);
}

async function listGenerated(site: Site, query: Query, counts: ReadonlyMap<string, number>): Promise<Page> {
  const { page, limit, state, concept, type, q } = query;
  const ids = [...counts.keys()].flatMap((name) => generatedId(name) ?? []);
  const rows = await repo.findGenerated(site.db, {
    ...{ concept, type, q, limit: limit + 1, offset: (page - 1) * limit },
    // A report is shown until somebody deals with it, however old the entry is.
    ...(state === 'reported' ? { ids } : { state, since: new Date(site.clock.now() - GENERATED_MS) }),
  });
  const entries = rows.slice(0, limit).map((row): ReviewRow => {
    const entry = generatedName(row.id);
    const { title, contentType, concept: of, language, state: decided } = row;
    const reports = counts.get(entry) ?? 0;
    return {
      entry,
      origin: 'generated',
      title,
      contentType,
      concept: of,
      language,
      state: decided ?? 'new',
      version: row.version ?? 0,
      isReworded: false,
      isRemoved: false,
      reports,
    };
  });
  return { entries, hasMore: rows.length > limit };
}

function pageOf(found: ReviewRow[], { page, limit }: Query): Page {
  const from = (page - 1) * limit;
  return { entries: found.slice(from, from + limit), hasMore: found.length > from + limit };
}
