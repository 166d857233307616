import { stat } from 'node:fs/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { lt } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { type Database, PerRow, type Queries, type Query, run, type Work } from '../database.ts';
import { FAILURE_CODES, MigrationError } from '../database-errors.ts';
import { lacksMigrations, refuseNewerDatabase } from './applied-migrations.ts';
import { CachingClient } from './caching-client.ts';
import { nativeBinding, withMigrations } from './embedded.ts';
import { findTableDamage } from './sqlite-damage.ts';
import { checkpoint, eraseRemains, overwriteDeleted } from './sqlite-erase.ts';
import { journalOf } from './sqlite-files.ts';
import { openSqliteLimiter } from './sqlite-limiter.ts';
import { createQueries } from './sqlite-queries.ts';
import { eraseDeletedWords, registerScopedWords } from './sqlite-search.ts';
import { registerSha256 } from './sqlite-sha256.ts';
import { ReadyStatement } from './sqlite-statements.ts';
import { registerFoldTyped } from './sqlite-text.ts';
import { BUSY_TIMEOUT_MS, createWriteCheck } from './write-check.ts';

// A write moves the write-ahead log into the file when the log has so many pages. With SQLite's own 1,000 that write holds
// up the event loop more than twice as long, and all writes together take no less time (docs/decisions/rows-and-heartbeat.md).
const CHECKPOINT_PAGES = 250;
// Larger than one page, so the row of a write check needs a new page, which a full disk does not have.
const CHECK_PADDING = 'x'.repeat(5_000);
// SQLite's error for a ROLLBACK outside a transaction.
const NO_TRANSACTION = 'cannot rollback - no transaction is active';

/** The database on SQLite, with the driver's own client for features of this engine. */
export interface SqliteDatabase extends Database {
  client: SqliteClient.Database;
}

/**
 * Opens the database file in WAL mode with every commit synced to disk, and migrates it to the newest schema.
 * `:memory:` opens a new database in memory; a Buffer with a serialized database opens a copy in memory.
 * @throws {NewerDatabaseError} when a newer version wrote it; {MigrationError} when a migration does not fit its tables or rows; and
 * when the file cannot be opened, written or read as a database.
 */
export function openDatabase(file: string | Buffer): SqliteDatabase {
  const client = new CachingClient(file, nativeBinding(file));
  try {
    client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // This check comes before anything changes the file.
    refuseNewerDatabase(client);
    setUp(client);
    const orm = drizzle({ client, casing: 'snake_case' });
    // Drizzle would read and hash every migration, also for a database that has them all.
    if (lacksMigrations(client)) withMigrations(file, (folder) => migrateTo(orm, folder));
    return connect(client, orm);
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Sets up a connection. This comes before the migrations, which may move rows and call the functions. */
function setUp(client: SqliteClient.Database): void {
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  client.pragma('foreign_keys = ON');
  // In KiB, allocated as needed. The default of 2 MB holds only a few dozen members' pages of a large database.
  client.pragma('cache_size = -32768');
  // Without this setting a REPLACE deletes rows without firing the triggers that keep the consent ledger append-only.
  client.pragma('recursive_triggers = ON');
  overwriteDeleted(client);
  registerScopedWords(client);
  registerSha256(client);
  registerFoldTyped(client);
}

function migrateTo(orm: BetterSQLite3Database, migrationsFolder: string): void {
  try {
    migrate(orm, { migrationsFolder });
  } catch (error) {
    // Drizzle wraps the driver's error.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof SqliteClient.SqliteError)) throw error;
    // The disk or a lock stopped the migration, not the content of the database.
    if (FAILURE_CODES.some(([start]) => cause.code.startsWith(start))) throw error;
    // On a full or failing disk SQLite itself ends the transaction, and the rollback that Drizzle then tries hides why.
    if (cause.message === NO_TRANSACTION)
      throw new SqliteClient.SqliteError('the disk did not take the migrations', 'SQLITE_IOERR');
    throw new MigrationError(cause.message, { cause: error });
  }
}

function connect(client: SqliteClient.Database, orm: BetterSQLite3Database): SqliteDatabase {
  // The work to run after the current transaction commits. Transactions are synchronous, so there is at most one.
  let waiting: (() => void)[] | null = null;
  const queries = createQueries(orm, (work) => (waiting ? void waiting.push(work) : work()));
  let erased = Promise.resolve();
  const inTransaction = client.transaction((work: (q: Queries) => Work<unknown>) => drive(work(queries)));
  return {
    ...queries,
    client,
    async atomic<T>(work: (q: Queries) => Work<T>) {
      const stored: (() => void)[] = [];
      waiting = stored;
      let result: T;
      try {
        result = inTransaction.immediate(work) as T;
      } finally {
        waiting = null;
      }
      for (const each of stored) each();
      return result;
    },
    async snapshot<T>(work: (q: Queries) => Work<T>) {
      return inTransaction.deferred(work) as T;
    },
    checkWritable: createWriteCheck(client, () => void inTransaction.immediate(replaceCheckRow)),
    async checkpoint() {
      // Only one run at a time: the next heartbeat waits for a long one.
      const erasing = () => eraseDeletedWords(client, yieldToEventLoop);
      erased = erased.then(erasing, erasing);
      await erased;
      return checkpoint(client);
    },
    isUniqueViolation,
    eraseRemains: () => eraseRemains(client),
    findDamage: () => findTableDamage(client, yieldToEventLoop),
    size: () => sizeOf(client),
    openLimiter: (options) => openSqliteLimiter(client, options),
    close: () => client.close(),
  };
}

/** Adds up the file and its write-ahead log. A database in memory has neither. */
async function sizeOf({ name }: SqliteClient.Database): Promise<number> {
  const [file, journal] = await Promise.all([name, journalOf(name)].map((path) => stat(path).catch(() => null)));
  return file ? file.size + (journal?.size ?? 0) : Number.NaN;
}

function* replaceCheckRow(q: Queries): Work<void> {
  const { writeChecks: t } = q.tables;
  const [row] = yield* run(q.insert(t).values({ padding: CHECK_PADDING }).returning({ id: t.id }));
  // The old row is deleted last. Deleted first, it would free its space for the new row.
  if (row) yield* run(q.delete(t).where(lt(t.id, row.id)));
}

/** Runs a generator to its end and each of its queries at once: SQLite's transactions are synchronous. */
function drive<T>(work: Work<T>): T {
  let step = work.next();
  while (!step.done) {
    let result: unknown;
    try {
      result = runNow(step.value);
    } catch (error) {
      step = work.throw(error);
      continue;
    }
    step = work.next(result);
  }
  return step.value;
}

/** The common interface of Drizzle's query builders on a synchronous driver. */
interface SyncPreparable {
  prepare(): {
    /** Returns rows for a query that selects rows, else the driver's result of the write. */
    execute(): { sync(): unknown };
    run(values: Record<string, unknown>): unknown;
  };
}

function runNow(query: Query<unknown> | PerRow): unknown {
  if (query instanceof ReadyStatement) return query.runNow();
  if (query instanceof PerRow) {
    const prepared = (query.query as SyncPreparable).prepare();
    for (const row of query.rows) prepared.run(row);
    return undefined;
  }
  return (query as unknown as SyncPreparable).prepare().execute().sync();
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof SqliteClient.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}
