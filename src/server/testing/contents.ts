import type { Site } from '../lib/site.ts';

/** Columns that change by looking: when somebody was last seen. */
const SEEN: Record<string, string[]> = { sessions: ['seen_at', 'expires_at'], api_tokens: ['last_used_at'] };

/** Every row of every table but what limits counted, to see that nothing changed. */
export function contentsOf({ db }: Site): Record<string, unknown[]> {
  const names = db.client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const rowsOf = (name: string) =>
    (db.client.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !SEEN[name]?.includes(column))),
    );
  return Object.fromEntries(names.filter((name) => name !== 'rate_limits').map((name) => [name, rowsOf(name)]));
}
