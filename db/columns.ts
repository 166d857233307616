import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * The column and table types on SQLite. Schemas use this kit and never an engine, so another engine needs only another
 * kit (docs/decisions/schema-kit.md).
 */
export const sqliteKit = {
  table: sqliteTable,
  index,
  uniqueIndex,
  /** A generated row id. */
  id: () => integer().primaryKey({ autoIncrement: true }),
  /** Another table's id used as this table's primary key, for tables with one row per id. */
  primaryInt: () => integer().primaryKey(),
  /** A whole number. */
  int: () => integer(),
  text: () => text(),
  /** One of a fixed list of values. */
  choice: <const T extends readonly [string, ...string[]]>(values: T) => text({ enum: values }),
  flag: () => integer({ mode: 'boolean' }),
  /** A moment in time, UTC, to the millisecond. */
  instant: () => integer({ mode: 'timestamp_ms' }),
  /** The instant the row was created, by the database's clock unless the insert names one. */
  createdAt: () => integer({ mode: 'timestamp_ms' }).notNull().default(sql`(unixepoch('subsec') * 1000)`),
  /** A date without a time in the member's zone, `YYYY-MM-DD`. */
  localDate: () => text(),
  json: <T>() => text({ mode: 'json' }).$type<T>(),
  /** A list of texts, empty by default. */
  textList: <T extends string = string>() => text({ mode: 'json' }).$type<T[]>().notNull().default([]),
};

export type SchemaKit = typeof sqliteKit;
