import { closeSync, openSync, writeSync } from 'node:fs';
import SqliteClient from 'better-sqlite3';

/** Overwrites the first page of a table in a database file, as a failing disk may. */
export function damageTable(file: string, table: string): void {
  const db = new SqliteClient(file);
  const page = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').pluck().get(table) as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(handle);
}
