/** A migration: its path from the root, and its statements. */
interface Migration {
  file: string;
  sql: string;
}

const ADVICE = 'Deleting a table deletes the rows that refer to it; add a column instead.';

/**
 * Returns one sentence for each migration that builds a table anew, as drizzle-kit proposes for changes that SQLite cannot
 * make in place. A migration is one transaction, where `PRAGMA foreign_keys` does nothing: dropping a table deletes its
 * rows first, and with them all rows of other tables that refer to them by `ON DELETE CASCADE`.
 */
export function checkMigrations(migrations: readonly Migration[]): string[] {
  const references = migrations.flatMap(({ sql }) => [...sql.matchAll(/\bREFERENCES\s+[`"]?(\w+)/gi)]);
  const parents = new Set(references.map(([, table]) => table));
  return migrations.flatMap(({ file, sql }) => [
    ...(/\bPRAGMA\s+foreign_keys\b/i.test(sql) ? [`${file}: a migration cannot turn foreign keys off. ${ADVICE}`] : []),
    ...[...sql.matchAll(/\bDROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?[`"]?(\w+)/gi)].flatMap(([, table = '']) =>
      parents.has(table) ? [`${file}: other tables refer to ${table}. ${ADVICE}`] : [],
    ),
  ]);
}
