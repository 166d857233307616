import type SqliteClient from 'better-sqlite3';
import { vi } from 'vitest';

/** Returns a list to which the SQL text of each statement that a client prepares from now on is added. */
export function recordStatements(client: SqliteClient.Database): string[] {
  const statements: string[] = [];
  const prepare = client.prepare.bind(client);
  vi.spyOn(client, 'prepare').mockImplementation((source) => {
    statements.push(source);
    return prepare(source);
  });
  return statements;
}
