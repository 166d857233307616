import type { OpenSite } from '../../site/open-site.ts';

/** Tables that reads change: last-seen times and rate-limit counts. */
const SEEN = ['sessions', 'api_tokens', 'rate_limits'];

/** Returns every row of every table except those of {@link SEEN}, to check that nothing changed. */
export function contentsOf({ db }: OpenSite): Record<string, unknown[]> {
  const names = db.client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const kept = names.filter((name) => !SEEN.includes(name));
  return Object.fromEntries(kept.map((name) => [name, db.client.prepare(`SELECT * FROM "${name}"`).all()]));
}
