import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What a table, an id, an instant and a list are on SQLite. Schemas are written against this kit, never against an
 * engine, so that another engine is one more kit (docs/decisions/schema-kit.md).
 */
export const sqliteKit = {
  table: sqliteTable,
  index,
  uniqueIndex,
  /** A generated row id. */
  id: () => integer().primaryKey({ autoIncrement: true }),
  /** Another table's id as this one's own: one row each. */
  primaryInt: () => integer().primaryKey(),
  /** A whole number. */
  int: () => integer(),
  text: () => text(),
  /** One of a fixed list of words. */
  choice: <const T extends readonly [string, ...string[]]>(values: T) => text({ enum: values }),
  flag: () => integer({ mode: 'boolean' }),
  /** A moment in time, UTC, to the millisecond. */
  instant: () => integer({ mode: 'timestamp_ms' }),
  /** The moment the row was made, by the database's clock where the writer names none. */
  createdAt: () => integer({ mode: 'timestamp_ms' }).notNull().default(sql`(unixepoch('subsec') * 1000)`),
  /** A date without a time in the member's zone, `YYYY-MM-DD`. */
  localDate: () => text(),
  json: <T>() => text({ mode: 'json' }).$type<T>(),
  /** A list of texts, empty by default. */
  textList: <T extends string = string>() => text({ mode: 'json' }).$type<T[]>().notNull().default([]),
};

export type SchemaKit = typeof sqliteKit;
