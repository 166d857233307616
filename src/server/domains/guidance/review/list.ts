import type { z } from 'zod';
import { LIBRARY } from '../../../../content/library/library.ts';
import { freeText } from '../../../../content/library/measures/texts.ts';
import type { ReviewRow, reviewListInput } from '../../../../shared/guidance/review.ts';
import type { Site } from '../../../site/site.ts';
import { toChurchEntry } from './church-library.ts';
import { generatedId, generatedName, nameOfReport } from './names.ts';
import * as repo from './repo.ts';

// Older entries of a model are of no use to a reviewer: their members have read them.
const GENERATED_MS = 90 * 86_400_000;

type Query = z.output<typeof reviewListInput>;
interface Page {
  entries: ReviewRow[];
  hasMore: boolean;
}

/** Returns one page of the library, or of the entries that a model wrote in the last 90 days, the newest first. */
export async function listReviewed(site: Site, query: Query): Promise<Page> {
  const { rows, reports } = await site.db.snapshot(function* (q) {
    return {
      rows: yield* repo.readReviews(
        q,
        LIBRARY.map(({ key }) => key),
      ),
      reports: yield* repo.readOpenReports(q),
    };
  });
  const counts = new Map<string, number>();
  for (const report of reports) counts.set(nameOfReport(report), (counts.get(nameOfReport(report)) ?? 0) + 1);
  return query.origin === 'library' ? listLibrary(query, rows, counts) : listGenerated(site, query, counts);
}

function listLibrary(query: Query, rows: readonly repo.ReviewRow[], counts: ReadonlyMap<string, number>): Page {
  const decided = new Map(rows.map((row) => [row.libraryKey, row]));
  const words = query.q?.trim().toLowerCase() ?? '';
  const found = LIBRARY.flatMap((own): ReviewRow[] => {
    const row = decided.get(own.key);
    const { entry, state } = toChurchEntry(own, row);
    const reports = counts.get(own.key) ?? 0;
    const { key, title, contentType, concept } = entry;
    if (query.concept && query.concept !== concept) return [];
    if (query.type && query.type !== contentType) return [];
    if (query.state && (query.state === 'reported' ? reports === 0 : query.state !== state)) return [];
    const texts = [entry.scripture, ...freeText(entry).map(({ text }) => text)];
    if (words && !texts.some((text) => text.toLowerCase().includes(words))) return [];
    const isReworded = Boolean(row?.wording);
    return [{ entry: key, origin: 'library', title, contentType, concept, state, isReworded, reports }];
  });
  return pageOf(found, query);
}

async function listGenerated(site: Site, query: Query, counts: ReadonlyMap<string, number>): Promise<Page> {
  const { page, limit, state, concept, type, q } = query;
  const ids = [...counts.keys()].flatMap((name) => generatedId(name) ?? []);
  const rows = await repo.findGenerated(site.db, {
    since: new Date(site.clock.now() - GENERATED_MS),
    ...{ concept, type, q, limit: limit + 1, offset: (page - 1) * limit },
    ...(state === 'reported' ? { ids } : { state }),
  });
  const entries = rows.slice(0, limit).map((row): ReviewRow => {
    const entry = generatedName(row.id);
    const { title, contentType, concept: of, state: decided } = row;
    const reports = counts.get(entry) ?? 0;
    return {
      entry,
      origin: 'generated',
      title,
      contentType,
      concept: of,
      state: decided ?? 'new',
      isReworded: false,
      reports,
    };
  });
  return { entries, hasMore: rows.length > limit };
}

function pageOf(found: ReviewRow[], { page, limit }: Query): Page {
  const from = (page - 1) * limit;
  return { entries: found.slice(from, from + limit), hasMore: found.length > from + limit };
}
