import { expect, test } from 'vitest';
import { checkMigrations } from './migrations.ts';

const FIRST = {
  file: '0000_first.sql',
  sql: 'CREATE TABLE `users` (`id` integer);--> statement-breakpoint\nCREATE TABLE `goals` (`user_id` integer, FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade);',
};
const ADVICE = 'Deleting a table deletes the rows that refer to it; add a column instead.';

test('a table that drizzle-kit builds anew is reported when other tables refer to it', () => {
  const sql = [
    'PRAGMA foreign_keys=OFF;',
    'CREATE TABLE `__new_users` (`id` integer);',
    'INSERT INTO `__new_users`("id") SELECT "id" FROM `users`;',
    'DROP TABLE `users`;',
    'ALTER TABLE `__new_users` RENAME TO `users`;',
  ].join('--> statement-breakpoint\n');
  expect(checkMigrations([FIRST, { file: '0001_next.sql', sql }])).toEqual([
    `0001_next.sql: a migration cannot turn foreign keys off. ${ADVICE}`,
    `0001_next.sql: other tables refer to users. ${ADVICE}`,
  ]);
});

test('a new column, and a dropped table to which nothing refers, are allowed', () => {
  const sql = 'ALTER TABLE `users` ADD `role` text;--> statement-breakpoint\nDROP TABLE `goals`;';
  expect(checkMigrations([FIRST, { file: '0001_next.sql', sql }])).toEqual([]);
});
