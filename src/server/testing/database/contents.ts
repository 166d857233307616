import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { OpenSite } from '../../site/open-site.ts';

/** Tables that reads change, because they contain last-seen times and rate-limit counts. */
const CHANGED_BY_READS = ['sessions', 'api_tokens', 'rate_limits'];
/** SQLite's own table of the highest ids, which a restore raises. */
const HIGHEST_IDS = 'sqlite_sequence';

/**
 * Returns every row of every table, to check that nothing changed, except those of {@link CHANGED_BY_READS} and
 * {@link HIGHEST_IDS}.
 */
export function contentsOf({ db }: OpenSite): Record<string, unknown[]> {
  const names = db.client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const kept = names.filter((name) => ![...CHANGED_BY_READS, HIGHEST_IDS].includes(name));
  return Object.fromEntries(kept.map((name) => [name, db.client.prepare(`SELECT * FROM "${name}"`).all()]));
}

/** Asserts that rows are the same as before. `toEqual` takes ten times as long, so it runs only to print the difference. */
export function expectSameRows(now: unknown, before: unknown, message?: string): void {
  if (!isDeepStrictEqual(now, before)) expect(now, message).toEqual(before);
}
