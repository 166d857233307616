import { expect, test } from 'vitest';
import { checkPatterns } from './forbidden-patterns.ts';

const ADVICE = expect.stringContaining('Only db/ knows SQLite');

test.each([
  "if (error.code === 'SQLITE_BUSY') return;",
  "const journal = DATABASE + '-wal';",
  "rmSync('hesed.db-shm');",
  "client.pragma('busy_timeout = 0');",
  "run(sql.raw('PRAGMA user_version'))",
  "run(sql.raw('SELECT name FROM sqlite_master'))",
])('code outside db/ must not name anything of SQLite: %s', (line) => {
  for (const file of ['src/server/site/backup/make-backup.ts', 'src/server/lib/private-files.ts'])
    expect(checkPatterns(file, line)).toEqual([ADVICE]);
});

test.each(['db/engine/sqlite-files.ts', 'src/server/testing/database/contents.ts', 'scripts/bench/queue.ts'])(
  'the engine, test tools and scripts may name SQLite: %s',
  (file) => {
    expect(checkPatterns(file, "client.pragma('query_only = ON'); // SQLITE_READONLY")).toEqual([]);
  },
);

test('a domain does not name the engine, not even in a comment', () => {
  const line = '// SQLite uses a partial index only with a literal.';
  const advice = expect.stringContaining('db/engine');
  expect(checkPatterns('src/server/domains/admin/jobs/repo.ts', line)).toEqual([advice]);
  expect(checkPatterns('src/server/domains/admin/list-plans.test.ts', line)).toEqual([]);
  expect(checkPatterns('db/engine/sqlite.ts', line)).toEqual([]);
});

test.each([
  "import { and, like } from 'drizzle-orm';",
  "import { notIlike, or } from 'drizzle-orm';",
  "const LAST = '\\u{10FFFF}';",
])('the server compares the parts of texts through the engine: %s', (line) => {
  const advice = expect.stringContaining('q.startsWith or q.contains');
  expect(checkPatterns('src/server/domains/consent/repo.ts', line)).toEqual([advice]);
  expect(checkPatterns('db/engine/sqlite-text.ts', line)).toEqual([]);
});
