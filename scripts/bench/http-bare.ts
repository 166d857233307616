import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';

/**
 * The reference of `npm run bench -- http`: only node:http and better-sqlite3. It checks the session like the product,
 * runs the same queries as prepared statements, and answers their rows as JSON.
 */
const db = new SqliteClient(join(process.argv[2] ?? '', 'hesed.db'));
db.pragma('journal_mode = WAL');

const ENTRY = `id, user_id, title, content, scripture, action_steps, content_type, response_id, prayer_prompt,
  encouragement, focus_point, action_prompt, practical_step, check_in_question, motivational_note, historical_quote,
  reflection_questions, gratitude_prompt, tomorrow_preparation, is_completed, is_helpful, user_reflection, is_dev,
  local_date, available_at, completed_at, created_at`;

const session = db.prepare<[string], { user_id: number; expires_at: number; role: string }>(
  `SELECT s.id, s.user_id, s.expires_at, s.user_agent, u.role FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ?`,
);
const history = db.prepare(
  `SELECT ${ENTRY} FROM guidance_entries WHERE user_id = ? AND is_dev = 0 AND available_at <= ?
   ORDER BY available_at DESC, id DESC LIMIT 11 OFFSET ?`,
);
const profile = db.prepare<[number], { timezone: string }>(
  `SELECT user_id, completed_onboarding, frequency, frequency_anchor, reminder_time, timezone, planned_until, created_at,
   alert_methods FROM user_profiles WHERE user_id = ?`,
);
const week = db.prepare('SELECT day_of_week, enabled, time_slots FROM user_schedules WHERE user_id = ?');
const pauses = db.prepare('SELECT starts_at, ends_at FROM pauses WHERE user_id = ?');
const today = db.prepare(
  `SELECT ${ENTRY} FROM guidance_entries WHERE user_id = ? AND is_dev = 0 AND available_at >= ? AND available_at <= ?
   AND local_date = ? ORDER BY available_at, id`,
);
const goals = db.prepare(
  'SELECT id, title, description, progress, target_date, is_completed FROM user_goals WHERE user_id = ? ORDER BY id',
);
const kept = db.prepare(
  `SELECT completed_local_date, count(*) AS times FROM guidance_entries
   WHERE user_id = ? AND is_dev = 0 AND completed_local_date IS NOT NULL GROUP BY completed_local_date`,
);
const addresses = db.prepare('SELECT * FROM alert_addresses WHERE user_id = ?');

function signedIn(cookie: string | undefined): number | null {
  const token = /(?:^|;)\s*hesed_session=([A-Za-z0-9_-]{43})\s*(?:;|$)/.exec(cookie ?? '')?.[1];
  if (!token) return null;
  const row = session.get(createHash('sha256').update(token).digest('hex'));
  return row && row.expires_at > Date.now() ? row.user_id : null;
}

function dashboard(userId: number): object {
  const now = Date.now();
  const { timezone } = profile.get(userId) ?? { timezone: 'UTC' };
  const localDate = new Date(now).toISOString().slice(0, 10);
  return {
    week: week.all(userId),
    pauses: pauses.all(userId),
    todaysGuidance: today.all(userId, now - 3 * 86_400_000, now, localDate),
    goals: goals.all(userId),
    kept: kept.all(userId),
    addresses: addresses.all(userId),
    timezone,
    localDate,
  };
}

function historyPage(userId: number, page: number): object {
  const rows = history.all(userId, Date.now(), (page - 1) * 10);
  return { entries: rows.slice(0, 10), hasMore: rows.length > 10 };
}

const server = createServer((request, response) => {
  const match = /^\/(dashboard|history)\/(\d+)(?:\?page=(\d+))?$/.exec(request.url ?? '');
  const userId = signedIn(request.headers.cookie);
  if (!match || userId === null || userId !== Number(match[2])) {
    response.writeHead(403).end();
    return;
  }
  const answer = match[1] === 'dashboard' ? dashboard(userId) : historyPage(userId, Number(match[3] ?? 1));
  const body = JSON.stringify(answer);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
