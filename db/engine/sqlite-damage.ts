import SqliteClient from 'better-sqlite3';

/** Returns what SQLite's integrity check says of a database, or null when it is whole. It holds the event loop. */
export function findDamage(client: SqliteClient.Database): string | null {
  return check(client, 'integrity_check(1)');
}

/** Does the same table by table; other work runs between two tables. */
export async function findTableDamage(
  client: SqliteClient.Database,
  yieldToOthers: () => Promise<void>,
): Promise<string | null> {
  const all = client.pragma('table_list') as { schema: string; name: string; type: string }[];
  const tables = all.filter(({ schema, type }) => schema === 'main' && (type === 'table' || type === 'shadow'));
  for (const { name } of tables) {
    const damage = check(client, `integrity_check("${name}")`);
    if (damage) return damage;
    await yieldToOthers();
  }
  return null;
}

function check(client: SqliteClient.Database, pragma: string): string | null {
  try {
    const said = client.pragma(pragma, { simple: true });
    // One line without SQLite's heading, so that it fits into a sentence and a line of the log.
    return said === 'ok'
      ? null
      : String(said)
          .replace(/^\*\*\*.*\n/, '')
          .replaceAll('\n', '; ');
  } catch (error) {
    if (error instanceof SqliteClient.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code))
      return error.message;
    throw error;
  }
}
