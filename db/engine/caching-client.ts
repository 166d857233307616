import SqliteClient from 'better-sqlite3';

// Past this many statements the oldest are dropped.
const CACHE_SIZE = 500;

/**
 * A connection that compiles each SQL text once. Drizzle prepares a query anew each time it runs it. A statement keeps its
 * `pluck()` and `raw()`, so two callers of one text must want its rows in the same form.
 */
export class CachingClient extends SqliteClient {
  readonly #statements = new Map<string, SqliteClient.Statement>();

  override readonly prepare = ((source: string) => {
    const cached = this.#statements.get(source);
    if (cached) return cached;
    const statement = super.prepare(source);
    this.#statements.set(source, statement);
    if (this.#statements.size > CACHE_SIZE) this.#statements.delete(this.#statements.keys().next().value as string);
    return statement;
  }) as SqliteClient.Database['prepare'];
}
