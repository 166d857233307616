import { countDistinct, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { sqliteKit } from '../columns.ts';
import type { Queries } from '../database.ts';
import { defineSchema } from '../schema/schema.ts';
import { holdsWords, writeSearch } from './sqlite-search.ts';
import { createStatements } from './sqlite-statements.ts';
import { contains, startsWith } from './sqlite-text.ts';

const TABLES = defineSchema(sqliteKit);

/**
 * Creates the query builders of a connection. This engine has one connection, so the same ones also write inside a
 * transaction.
 */
export function createQueries(orm: BetterSQLite3Database, afterCommit: Queries['afterCommit']): Queries {
  const queries: Queries = {
    tables: TABLES,
    select: orm.select.bind(orm),
    selectDistinct: orm.selectDistinct.bind(orm),
    insert: orm.insert.bind(orm),
    update: orm.update.bind(orm),
    delete: orm.delete.bind(orm),
    startsWith,
    contains,
    holdsWords,
    writeSearch,
    runStatement: createStatements(() => queries),
    afterCommit,
    // Instants are stored as milliseconds.
    after: (instant, milliseconds) => sql`${instant instanceof Date ? instant.getTime() : instant} + ${milliseconds}`,
    elapsed: (from, until, unitMs) =>
      sql<number | null>`cast((${until} - ${from}) / ${sql.raw(String(unitMs))} as integer)`,
    // SQLite uses a partial index only where the statement has its value as a literal.
    equalsLiteral: (column, value) => sql`${column} = ${sql.raw(`'${value.replaceAll("'", "''")}'`)}`,
    // The plus sign keeps SQLite from reading the index of the column for its order.
    countDistinct: (column) => countDistinct(sql`+${column}`),
    // SQLite has one writer at a time, so there are no locked rows to skip.
    skipLocked: (rows) => rows,
    isIn: (column, values) => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  };
  return queries;
}
