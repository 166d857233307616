import type SqliteClient from 'better-sqlite3';
import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Limiter, LimiterOptions } from '../database.ts';

const TABLE = 'rate_limits';

/** Opens a counter of attempts after the library has created its table. */
export async function openSqliteLimiter(client: SqliteClient.Database, options: LimiterOptions): Promise<Limiter> {
  const limiter = await openLibraryLimiter(client, options);
  return {
    consume: (key) =>
      limiter.consume(key).then(
        () => null,
        (reason: unknown) => {
          if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
          throw reason;
        },
      ),
    reward: async (key) => (await limiter.reward(key)).consumedPoints,
    async delete(key) {
      await limiter.delete(key);
    },
    ...deletesByTime(client, options),
  };
}

/**
 * Deletes counts by the end of their window. The library has no public method for that, so these two statements know its
 * table and its keys (docs/decisions/public-interfaces.md).
 */
function deletesByTime(client: SqliteClient.Database, { name }: LimiterOptions) {
  return {
    async deleteExpired(before: number): Promise<void> {
      client.prepare(`DELETE FROM ${TABLE} WHERE expire < ?`).run(before);
    },
    async deleteAfter(instant: number): Promise<void> {
      // The library puts the name and a colon before each key; a semicolon is the next character.
      const range = [`${name}:`, `${name};`];
      client.prepare(`DELETE FROM ${TABLE} WHERE key >= ? AND key < ? AND expire > ?`).run(...range, instant);
    },
  };
}

function openLibraryLimiter(client: SqliteClient.Database, { name, points, duration }: LimiterOptions) {
  const store = { storeClient: client, storeType: 'better-sqlite3', tableName: TABLE };
  return new Promise<RateLimiterSQLite>((resolve, reject) => {
    const limiter = new RateLimiterSQLite({ ...store, points, duration, keyPrefix: name }, (error) =>
      error ? reject(error) : resolve(limiter),
    );
  });
}
