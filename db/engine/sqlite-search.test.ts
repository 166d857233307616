import { expect, test } from 'vitest';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { openDatabase } from './sqlite.ts';
import { writeSearch } from './sqlite-search.ts';

test('a database from before the search index finds the entries it had', () => {
  const file = createOlderDatabase('_search-guidance', (before) => {
    before.exec(`INSERT INTO users (id, username, username_key, email, email_key, password)
      VALUES (7, 'Ruth', 'ruth', 'ruth@parish.example', 'ruth@parish.example', 'x')`);
    const insert = before.prepare(`INSERT INTO guidance_entries
      (user_id, title, content, content_type, concept, local_date, available_at, action_steps, user_reflection)
      VALUES (7, ?, 'plain', 'do', 'x', '2027-03-01', 0, ?, ?)`);
    insert.run('Él llamó', '["Write a \\"letter\\"\\nby hand"]', 'Straße');
    insert.run('another', '[]', null);
  });
  const db = openDatabase(file);
  const find = db.client.prepare<[string], number>('SELECT rowid FROM entry_search WHERE entry_search MATCH ?').pluck();
  const found = (text: string, userId = 7) => find.all(writeSearch(userId, text));
  expect(found('llamo')).toEqual([1]);
  expect(found('hand letter by strasse')).toEqual([1]);
  expect(found('plain')).toEqual([1, 2]);
  expect(found('plain', 8)).toEqual([]);
  db.close();
});
