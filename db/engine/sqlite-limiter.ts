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
    // The library's types omit this method.
    deleteExpired: (before) =>
      (limiter as RateLimiterSQLite & { clearExpired(before: number): Promise<void> }).clearExpired(before),
    async deleteAfter(instant) {
      // The library puts the name and a colon before each key; a semicolon is the next character.
      const range = [`${options.name}:`, `${options.name};`];
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
