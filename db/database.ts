import { type Column, isNull, ne, or, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Tables } from './schema/schema.ts';

/**
 * The query builders a repo may use, the same on every engine. SQLite's types serve as the common types
 * (docs/decisions/schema-kit.md).
 */
export interface Queries
  extends Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'> {
  tables: Tables;
  /** Builds a condition: a column has one of some values. The SQL text is the same for any number of values. */
  isIn(column: Column, values: readonly (number | string)[]): SQL;
  /** Builds a condition: a column begins with a text, letter for letter. It can use the column's index. */
  startsWith(column: Column, text: string): SQL;
  /** Builds a condition: a column contains a text, whatever its case, accents and quotation marks. It reads every row. */
  contains(column: Column, text: string): SQL;
  /**
   * Builds a condition: a guidance entry contains all the words of a search. Every engine indexes the text that members
   * read.
   */
  holdsWords(entryId: Column, search: Placeholder): SQL;
  /** Converts a member's search to the engine's own form, for {@link Queries.holdsWords}. */
  writeSearch(userId: number, text: string): string;
  /** Builds an instant that is some milliseconds after another, in the stored form. */
  after(instant: Column | Date, milliseconds: SQL | number): SQL;
  /** Builds the time from one instant to another in whole units of some milliseconds; null where one of them is. */
  elapsed(from: Column, until: Column, unitMs: number): SQL<number | null>;
  /**
   * Builds a condition: a column has a value that stands in the SQL text. Without it an engine may leave an index alone
   * that holds only the rows with that value. The value must be one of the code's own.
   */
  equalsLiteral(column: Column, value: string): SQL;
  /** Counts the different values of a column among the selected rows, and reads no others for their order. */
  countDistinct(column: Column): SQL<number>;
  /** Wraps a query that selects rows to change, so that it skips rows that another process is changing. */
  skipLocked<Select extends SQLWrapper>(rows: Select): Select;
  /**
   * Runs some work after the surrounding transaction commits, and never when it rolls back. Outside a transaction it
   * runs at once.
   */
  afterCommit(work: () => void): void;
  /** Runs a statement that the engine compiles once. Call it through {@link defineStatement}. */
  runStatement<V extends object, R>(build: StatementBuilder<V, R>, values: V): PromiseLike<R[]>;
}

/** A query that is built but not run. */
export type Query<T> = PromiseLike<T>;

/** A generator that yields its queries, so that the engine decides how to run them. */
export type Work<T> = Generator<Query<unknown> | PerRow, T, unknown>;

export interface Database extends Queries {
  /**
   * Runs some work as one immediate transaction: everything it writes is stored, or nothing. Transactions have the effect
   * of running one after the other. Where an engine detects a conflict it clears what waits for the commit and runs the
   * work again, so the work changes nothing outside the transaction except through {@link Queries.afterCommit}.
   * @throws every error of the work, after rolling back.
   */
  atomic<T>(work: (q: Queries) => Work<T>): Promise<T>;
  /**
   * Runs several reads on one state of the database. Writes that commit during the reads are invisible to all of them.
   */
  snapshot<T>(work: (q: Queries) => Work<T>): Promise<T>;
  /** Returns whether an error means that a row with the same unique value exists. */
  isUniqueViolation(error: unknown): boolean;
  /**
   * Stores a row that needs new disk space, to check that the database accepts writes. Waiting for another process's
   * write lock does not block the event loop.
   * @throws when the row cannot be stored, or the lock is not free within a second.
   */
  checkWritable(): Promise<void>;
  /**
   * Removes deleted accounts' words from the search index, and deleted or replaced text from the engine's log. Returns
   * false when another process prevents it; the caller then tries again later.
   */
  checkpoint(): Promise<boolean>;
  /**
   * Rewrites a database file once if it was created before deleted text was overwritten. Returns true when it rewrote
   * the file.
   * @throws when the disk is full, or another process uses the database.
   */
  eraseRemains(): boolean;
  /** Checks every table and its indexes, and returns what is damaged, or null. Other work runs between two tables. */
  findDamage(): Promise<string | null>;
  /** Returns the bytes that the database takes on disk, its journal included; NaN when it has no file. */
  size(): Promise<number>;
  /** Opens a counter of attempts that stores its counts in the database. */
  openLimiter(options: LimiterOptions): Promise<Limiter>;
  close(): void;
}

/**
 * A limit: the points that a key may use within some seconds. The name keeps the counts of different limiters apart.
 */
export interface LimiterOptions {
  name: string;
  points: number;
  duration: number;
}

/** A counter of attempts, by key. */
export interface Limiter {
  /** Counts one attempt; returns the milliseconds to wait when the key is used up, else null. */
  consume(key: string): Promise<number | null>;
  /** Gives one attempt back; returns how many are still counted. */
  reward(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  /** Deletes the counts of all limiters whose window ended before an instant, in milliseconds. */
  deleteExpired(before: number): Promise<void>;
  /** Deletes the counts of this limiter whose window ends after an instant, in milliseconds. */
  deleteAfter(instant: number): Promise<void>;
}

/** Builds a condition: a column has another value than the given one, or none. */
export function differsFrom(column: Column, value: string): SQL {
  return or(isNull(column), ne(column, value)) as SQL;
}

/** Runs one query inside {@link Database.atomic}: `const rows = yield* run(q.select()…)`. */
export function* run<T>(query: Query<T>): Work<T> {
  return (yield query) as T;
}

/** Runs one write inside {@link Database.atomic} and returns how many rows it changed. */
export function* change(query: Query<{ changes: number }>): Work<number> {
  return (yield* run(query)).changes;
}

/** The common interface of Drizzle's query builders. */
interface Preparable {
  prepare(): unknown;
}

/** A write that runs once per row. Its values are `sql.placeholder`s with the names of the rows' fields. */
export class PerRow {
  readonly query: Preparable;
  readonly rows: readonly Record<string, unknown>[];

  constructor(query: Preparable, rows: readonly Record<string, unknown>[]) {
    this.query = query;
    this.rows = rows;
  }
}

/** Runs one write, compiled once, for each row inside {@link Database.atomic}. */
export function* runEach(query: Preparable, rows: readonly Record<string, unknown>[]): Work<void> {
  if (rows.length) yield new PerRow(query, rows);
}

/** The values of a statement: placeholders while it is built, real values when it runs. */
export type Given<V> = { readonly [name in keyof V]-?: Placeholder };

/** Builds a read, or a write that returns the changed rows. */
export type StatementBuilder<V extends object, R> = (q: Queries, given: Given<V>) => Query<R[]>;

/**
 * Defines a prepared statement. Each database builds and compiles the query once and from then on only runs it.
 * Building a query costs more than reading a few rows from SQLite, so the reads of every page visit and the claim of due
 * rows are defined this way.
 */
export function defineStatement<V extends object, R>(
  build: StatementBuilder<V, R>,
): (q: Queries, values: V) => PromiseLike<R[]> {
  return (q, values) => q.runStatement(build, values);
}
