import { join } from 'node:path';
import type SqliteClient from 'better-sqlite3';
import { openDatabase } from '../../db/engine/sqlite.ts';
import { LIBRARY } from '../../src/content/library/library.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/shared/schedule/durations.ts';
import { localDateAt } from '../../src/shared/slot-time.ts';

// The measured members' entries are as long as the library's. Only the number of other members' entries matters, so
// they are short.
const SHORT = 'Love that stays when it would be easier to leave. '.repeat(4);

/**
 * Gives every member one entry a day up to today, until there are as many entries as requested; four of five are completed.
 * Writes directly into the database of a closed site. Every `step`-th member has entries as long as the library's.
 */
export function fillEntries(folder: string, entries: number, step: number): void {
  const { client } = openDatabase(join(folder, 'hesed.db'));
  // The data need not survive a crash: no journal, no sync, and indexes are created at the end.
  client.pragma('journal_mode = OFF');
  client.pragma('synchronous = OFF');
  client.pragma('foreign_keys = OFF');
  client.pragma('cache_size = -500000');
  client.pragma('threads = 2');
  const indexes = client
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'guidance_entries' AND type = 'index' AND sql IS NOT NULL",
    )
    .all();
  for (const { name } of indexes) client.exec(`DROP INDEX "${name}"`);
  const [members] = client.prepare<[], number>('SELECT count(*) FROM users').pluck().all();
  const days = Math.ceil(entries / (members ?? 1));
  for (let back = days - 1; back >= 0; back -= 1) insertDay(client, back, step);
  for (const { sql } of indexes) client.exec(sql);
  client.pragma('journal_mode = WAL');
  client.close();
}

/** Gives one member a long history: old entries hours apart, before their other entries. */
export function fillHistory(client: SqliteClient.Database, userId: number, entries: number): void {
  const insert = prepareInsert(client, 'WHERE id = @step');
  const before = Date.now() - 400 * DAY_MS;
  client.transaction(() => {
    for (let at = 0; at < entries; at += 1)
      insert.run({ ...entryAt(before - at * HOUR_MS, at), step: userId, short: SHORT });
  })();
}

function insertDay(client: SqliteClient.Database, back: number, step: number): void {
  const insert = prepareInsert(client, '');
  insert.run({ ...entryAt(Date.now() - MINUTE_MS - back * DAY_MS, back), step, short: SHORT });
}

function entryAt(instant: number, number: number) {
  const prayers = LIBRARY.filter((entry) => entry.contentType === 'prayer');
  const entry = prayers[number % prayers.length];
  if (entry?.contentType !== 'prayer') throw new Error('the library has no prayers');
  const { key, concept, title, content, scripture, prayerPrompt, encouragement, focusPoint } = entry;
  const [localDate, done] = [localDateAt(instant, 'UTC').toString(), number % 5 === 0 ? 0 : 1];
  const lists = { actionSteps: JSON.stringify(entry.actionSteps), challenges: JSON.stringify(entry.challenges) };
  const words = { key, concept, title, content, scripture, prayerPrompt, encouragement, focusPoint };
  return { ...words, ...lists, instant, localDate, done, completed: done ? localDate : null };
}

function prepareInsert(client: SqliteClient.Database, where: string): SqliteClient.Statement {
  const long = (name: string, short = 'NULL') => `iif(id % @step = 0, @${name}, ${short})`;
  return client.prepare(
    `INSERT INTO guidance_entries (user_id, title, content, scripture, action_steps, content_type, prayer_prompt,
       encouragement, focus_point, reflection_questions, is_completed, created_at, concept, challenges, library_key,
       local_date, available_at, completed_at, completed_local_date)
     SELECT id, @title, ${long('content', '@short')}, @scripture, ${long('actionSteps', "'[]'")}, 'prayer',
       ${long('prayerPrompt')}, ${long('encouragement')}, ${long('focusPoint')}, '[]', @done, @instant, @concept, @challenges, @key,
       @localDate, @instant, iif(@done, @instant, NULL), @completed FROM users ${where}`,
  );
}
