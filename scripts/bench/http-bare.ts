import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { DASHBOARD_QUERIES, dashboardValues, HISTORY_QUERY, SESSION_QUERY } from './http-queries.ts';

/**
 * The reference of `npm run bench -- http`: only node:http and better-sqlite3. It checks the session like the product,
 * runs the same queries as prepared statements in the same transaction, and answers their rows as JSON.
 */
const db = new SqliteClient(join(process.argv[2] ?? '', 'hesed.db'));
db.pragma('journal_mode = WAL');

const session = db.prepare<{ id: string }, { user_id: number; expires_at: number }>(SESSION_QUERY);
const history = db.prepare(HISTORY_QUERY);
const dashboard = Object.entries(DASHBOARD_QUERIES).map(([name, sql]) => [name, db.prepare(sql)] as const);

function signedIn(cookie: string | undefined): number | null {
  const token = /(?:^|;)\s*hesed_session=([A-Za-z0-9_-]{43})\s*(?:;|$)/.exec(cookie ?? '')?.[1];
  if (!token) return null;
  const row = session.get({ id: createHash('sha256').update(token).digest('hex') });
  return row && row.expires_at > Date.now() ? row.user_id : null;
}

const readDashboard = db.transaction((userId: number): object => {
  const values = dashboardValues(userId, Date.now());
  return Object.fromEntries(dashboard.map(([name, statement]) => [name, statement.all(values)]));
});

function readHistory(userId: number, page: number): object {
  const rows = history.all({ userId, now: Date.now(), offset: (page - 1) * 10 });
  return { entries: rows.slice(0, 10), hasMore: rows.length > 10 };
}

const server = createServer((request, response) => {
  const match = /^\/(dashboard|history)\/(\d+)(?:\?page=(\d+))?$/.exec(request.url ?? '');
  const userId = signedIn(request.headers.cookie);
  if (!match || userId === null || userId !== Number(match[2])) {
    response.writeHead(403).end();
    return;
  }
  const body = JSON.stringify(
    match[1] === 'dashboard' ? readDashboard.deferred(userId) : readHistory(userId, Number(match[3] ?? 1)),
  );
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
