import { createServer } from 'node:http';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';

// The reference of the start benchmark: node:http with a SQLite database open, and nothing else.
const client = new SqliteClient(join(process.env.DATA_DIR ?? '', 'bare.db'));
client.pragma('journal_mode = WAL');
const server = createServer((_request, response) => response.end('{"alive":true}'));
server.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`);
});
process.on('SIGTERM', () => process.exit());
