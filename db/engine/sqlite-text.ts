import type SqliteClient from 'better-sqlite3';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { foldTyped } from '../../src/shared/text/fold-text.ts';

// Every text with a given prefix sorts before the prefix followed by the last Unicode character.
const LAST = '\u{10FFFF}';

/** Registers `fold_typed(text)`, which {@link contains} calls. It returns null for null. */
export function registerFoldTyped(client: SqliteClient.Database): void {
  client.function('fold_typed', { deterministic: true }, (text) => (text === null ? null : foldTyped(String(text))));
}

/** Builds a condition: a column begins with a text, letter for letter. A range can use the column's index. */
export function startsWith(column: Column, text: string): SQL {
  return sql`(${column} >= ${text} and ${column} < ${text + LAST})`;
}

/** Builds a condition: a column contains a text, as {@link foldTyped} compares them. */
export function contains(column: Column, text: string): SQL {
  return sql`instr(fold_typed(${column}), ${foldTyped(text)}) > 0`;
}
