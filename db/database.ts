import { type Column, isNull, ne, or, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Tables } from './schema/schema.ts';

/** The query builders a repo may use, the same on every engine. SQLite's types stand for all (docs/decisions/schema-kit.md). */
export interface Queries
  extends Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'> {
  tables: Tables;
  /** Whether a column holds one of some values; however many they are, the statement stays the same. */
  isIn(column: Column, values: readonly (number | string)[]): SQL;
  /** Whether a guidance entry holds all the words of a search; every engine indexes the words that members read. */
  holdsWords(entryId: Column, search: Placeholder): SQL;
  /** A member's search for {@link Queries.holdsWords}, in the engine's own form. */
  writeSearch(userId: number, text: string): string;
  /** An instant so many milliseconds after another, as both are stored. */
  after(instant: Column | Date, milliseconds: SQL | number): SQL;
  /** A query that chooses rows to be changed: rows that another process is changing are passed over. */
  skipLocked<Select extends SQLWrapper>(rows: Select): Select;
  /** Does something once the transaction it is called in is stored, and not at all where it is rolled back. */
  onceStored(work: () => void): void;
  /** Runs a read whose statement the engine compiles once; {@link defineRead} is the way to it. */
  read<V extends object, R>(build: ReadBuilder<V, R>, values: V): PromiseLike<R[]>;
}

/** A query that has been built and not yet run. */
export type Query<T> = PromiseLike<T>;

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
  /** Whether a write was refused because a row with the same unique value exists. */
  isUniqueViolation(error: unknown): boolean;
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
  /**
   * Rewrites, once, a database from before deleted text was overwritten; true where it did.
   * @throws when there is no room, or another process uses the database.
   */
  eraseRemains(): boolean;
  /** Opens a counter of attempts whose counts are kept in the database. */
  openLimiter(options: LimiterOptions): Promise<Limiter>;
  close(): void;
}

/** How many points a key may use up within some seconds; the name keeps the counts of one limiter apart from another's. */
export interface LimiterOptions {
  name: string;
  points: number;
  duration: number;
}

/** A counter of attempts, by key. */
export interface Limiter {
  /** Counts one; gives the milliseconds to wait where the key is used up, else null. */
  consume(key: string): Promise<number | null>;
  /** Takes one back; gives how many are counted still. */
  reward(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  /** Deletes the counts of all limiters whose time is over at an instant, in milliseconds. */
  deleteExpired(before: number): Promise<void>;
}

/** Whether a column holds another value than the given one, or none at all. */
export function isOther(column: Column, value: string): SQL {
  return or(isNull(column), ne(column, value)) as SQL;
}

/** Runs one query inside {@link Database.atomic}: `const rows = yield* run(q.select()…)`. */
export function* run<T>(query: Query<T>): Work<T> {
  return (yield query) as T;
}

/** Runs one write inside {@link Database.atomic} and gives how many rows it changed. */
export function* change(query: Query<{ changes: number }>): Work<number> {
  return (yield* run(query)).changes;
}

/** What every query builder of Drizzle offers. */
export interface Preparable {
  prepare(): unknown;
}

/** A write to be run once per row, its values being `sql.placeholder`s named like the rows' fields. */
export class PerRow {
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

/** The values a read gets when it is run, each standing for itself while it is built. */
export type Given<V> = { readonly [name in keyof V]-?: Placeholder };

/** Builds a read that gives rows. */
export type ReadBuilder<V extends object, R> = (q: Queries, given: Given<V>) => Query<R[]>;

/**
 * Makes a prepared statement: the query is built and compiled once per database and from then on only run. Building a
 * query costs more than asking SQLite for a handful of rows, so what a page asks for at every visit is made this way.
 */
export function defineRead<V extends object, R>(build: ReadBuilder<V, R>): (q: Queries, values: V) => PromiseLike<R[]> {
  return (q, values) => q.read(build, values);
}
