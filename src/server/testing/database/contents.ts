import type { OpenSite } from '../../site/open-site.ts';

/** What changes by looking: when somebody was last seen, and what limits counted. */
const SEEN = ['sessions', 'api_tokens', 'rate_limits'];

/** Every row of every table but those of {@link SEEN}, to see that nothing changed. */
export function contentsOf({ db }: OpenSite): Record<string, unknown[]> {
  const names = db.client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const kept = names.filter((name) => !SEEN.includes(name));
  return Object.fromEntries(kept.map((name) => [name, db.client.prepare(`SELECT * FROM "${name}"`).all()]));
}
