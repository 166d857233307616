import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const preview = (...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'run.js'), 'guidance', 'preview', ...options], {
    encoding: 'utf8',
  });

test('a month’s preview has each day’s guidance, no entry twice, and the reason it was chosen', () => {
  const { stdout, stderr, status } = preview('--days', '30', '--challenges', 'Finding trustworthy friends');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const titles = [...stdout.matchAll(/^ {2}(?:prayer|do|reflection) +(.+?)(?: {2}\(|$)/gm)].map(([, title]) => title);
  expect(titles).toHaveLength(90);
  expect(new Set(titles).size).toBe(90);
  expect(stdout).toContain('(challenge: Finding trustworthy friends)');
});

test('each option that is wrong is named', () => {
  const { stderr, status } = preview('--days', '0', '--challenges', 'Golf');
  expect(stderr).toMatch(/^--days: must be at least 1$/m);
  expect(stderr).toMatch(/^--challenges\.0: must be among: Being vulnerable and authentic, /m);
  expect(status).toBe(1);
});
