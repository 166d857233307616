import { createHash } from 'node:crypto';
import type SqliteClient from 'better-sqlite3';

/** Defines the SQL function `sha256(text)`, in hexadecimal. A migration links the consent ledger with it. */
export function registerSha256(client: SqliteClient.Database): void {
  client.function('sha256', { deterministic: true }, (text) => createHash('sha256').update(String(text)).digest('hex'));
}
