import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { type Column, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { sqliteKit } from '../columns.ts';
import { defineSchema, type Tables } from '../schema/schema.ts';
import { refuseNewerDatabase } from './newer-database.ts';
import { checkpoint, overwriteDeleted } from './sqlite-erase.ts';
import { ReadyRead } from './sqlite-read.ts';
import { eraseDeletedWords, holdsWords, registerScopedWords, writeSearch } from './sqlite-search.ts';
import { BUSY_TIMEOUT_MS, createWriteCheck } from './write-check.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations/sqlite');
// Statements are compiled once per SQL text; past this many the oldest are let go.
const STATEMENT_CACHE_SIZE = 500;
// More than fits into one page, so that the row of a write check needs a page of its own: a full disk has none.
const CHECK_PADDING = 'x'.repeat(5_000);

/** The query builders a repo may use, the same on every engine. */
export interface Queries
  extends Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'> {
  tables: Tables;
  /** Whether a column holds one of some values; however many they are, the statement stays the same. */
  isIn(column: Column, values: readonly (number | string)[]): SQL;
  /** Whether a guidance entry holds all the words of a search; every engine indexes the words that members read. */
  holdsWords(entryId: Column, search: Placeholder): SQL;
  /** A member's search for {@link Queries.holdsWords}, in the engine's own form. */
  writeSearch(userId: number, text: string): string;
}

/** A query that has been built and not yet run. */
type Query<T> = PromiseLike<T>;

/** A piece of work that yields its queries, so that the engine decides how to run them. */
export type Work<T> = Generator<Query<unknown> | PerRow, T, unknown>;

export interface Database extends Queries {
  /**
   * Runs a piece of work as one immediate transaction: all of it is stored, or nothing.
   * @throws whatever the work throws, after rolling back.
   */
  atomic<T>(work: (q: Queries) => Work<T>): Promise<T>;
  /** Runs reads that belong together as of one moment: nothing that is stored meanwhile is seen by some of them only. */
  snapshot<T>(work: (q: Queries) => Work<T>): Promise<T>;
  /**
   * Stores a row that needs new room on the disk, to show that the database takes writes. It does not hold the event
   * loop while another process has the write lock.
   * @throws when the row cannot be stored, or the lock is not free within a second.
   */
  checkWritable(): Promise<void>;
  /**
   * Lets no deleted account's words stay in the search index and no deleted or replaced text in the engine's log; false
   * where another process is in the way, and it is to be tried again.
   */
  checkpoint(): Promise<boolean>;
  close(): void;
  /** The driver's own handle, for what only this engine has (backups, the plan of a query). */
  client: SqliteClient.Database;
}

/** Runs one query inside {@link Database.atomic}: `const rows = yield* run(q.select()…)`. */
export function* run<T>(query: Query<T>): Work<T> {
  return (yield query) as T;
}

/** Runs one write inside {@link Database.atomic} and gives how many rows it changed. */
export function* change(query: Query<{ changes: number }>): Work<number> {
  return (yield* run(query)).changes;
}

/** A write to be run once per row, its values being `sql.placeholder`s named like the rows' fields. */
class PerRow {
  readonly query: Preparable;
  readonly rows: readonly Record<string, unknown>[];

  constructor(query: Preparable, rows: readonly Record<string, unknown>[]) {
    this.query = query;
    this.rows = rows;
  }
}

/** Runs one write for each of some rows inside {@link Database.atomic}, compiled once. */
export function* runEach(query: Preparable, rows: readonly Record<string, unknown>[]): Work<void> {
  if (rows.length) yield new PerRow(query, rows);
}

/**
 * Opens the database file (or `:memory:`), made durable (WAL, every commit on the disk before it returns) and brought
 * to the newest schema.
 * @throws when the file cannot be opened, is not a database, was written by a newer version, or a migration fails.
 */
export function openDatabase(file: string): Database {
  const client = new SqliteClient(file);
  try {
    client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // Before anything is changed.
    refuseNewerDatabase(client, MIGRATIONS);
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    // In KiB, taken as it is filled. The default of 2 MB holds a few dozen members' pages of a large database.
    client.pragma('cache_size = -32768');
    // Without it a REPLACE deletes rows unseen by the triggers that keep the consent ledger append-only.
    client.pragma('recursive_triggers = ON');
    // Before the migrations, which may move rows.
    overwriteDeleted(client);
    cacheStatements(client);
    registerScopedWords(client);
    const orm = drizzle({ client, casing: 'snake_case' });
    migrate(orm, { migrationsFolder: MIGRATIONS });
    return connect(client, orm);
  } catch (error) {
    client.close();
    throw error;
  }
}

function connect(client: SqliteClient.Database, orm: BetterSQLite3Database): Database {
  // One connection: inside a transaction the same builders write to it, on this engine.
  const queries: Queries = {
    tables: defineSchema(sqliteKit),
    select: orm.select.bind(orm),
    selectDistinct: orm.selectDistinct.bind(orm),
    insert: orm.insert.bind(orm),
    update: orm.update.bind(orm),
    delete: orm.delete.bind(orm),
    holdsWords,
    writeSearch,
    isIn: (column, values) => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  };
  let erased = Promise.resolve();
  const inTransaction = client.transaction((work: (q: Queries) => Work<unknown>) => drive(work(queries)));
  return {
    ...queries,
    client,
    async atomic<T>(work: (q: Queries) => Work<T>) {
      return inTransaction.immediate(work) as T;
    },
    async snapshot<T>(work: (q: Queries) => Work<T>) {
      return inTransaction.deferred(work) as T;
    },
    checkWritable: createWriteCheck(client, () => void inTransaction.immediate(replaceCheckRow)),
    async checkpoint() {
      // One run at a time: a long one is not joined by the next heartbeat's.
      const erasing = () => eraseDeletedWords(client, breath);
      erased = erased.then(erasing, erasing);
      await erased;
      return checkpoint(client);
    },
    close: () => client.close(),
  };
}

function* replaceCheckRow(q: Queries): Work<void> {
  const { writeChecks: t } = q.tables;
  const [row] = yield* run(q.insert(t).values({ padding: CHECK_PADDING }).returning({ id: t.id }));
  // The old row goes last: deleted first, it would leave its room to the new one.
  if (row) yield* run(q.delete(t).where(lt(t.id, row.id)));
}

/** Drives a piece of work to its end, running each query at once: SQLite's transactions are synchronous. */
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

/** What every query builder of Drizzle offers on a driver that answers at once. */
interface Preparable {
  prepare(): {
    /** Rows for a query that gives rows, else what the driver says of the write. */
    execute(): { sync(): unknown };
    run(values: Record<string, unknown>): unknown;
  };
}

function runNow(query: Query<unknown> | PerRow): unknown {
  if (query instanceof ReadyRead) return query.runNow();
  if (query instanceof PerRow) {
    const prepared = query.query.prepare();
    for (const row of query.rows) prepared.run(row);
    return undefined;
  }
  return (query as unknown as Preparable).prepare().execute().sync();
}

function cacheStatements(client: SqliteClient.Database): void {
  const prepare = client.prepare.bind(client);
  const cache = new Map<string, SqliteClient.Statement>();
  client.prepare = ((source: string) => {
    const known = cache.get(source);
    if (known) return known;
    const statement = prepare(source);
    cache.set(source, statement);
    if (cache.size > STATEMENT_CACHE_SIZE) cache.delete(cache.keys().next().value as string);
    return statement;
  }) as typeof client.prepare;
}

/** Whether a write was refused because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof SqliteClient.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}
