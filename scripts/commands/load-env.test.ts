import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findCutValues } from './load-env.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['BACKUP_PASSPHRASE=Green-Pastures-23#still', ['BACKUP_PASSPHRASE']],
  ['SMTP_URL = smtps://a:b#c@mail.example', ['SMTP_URL']],
  ['export A=b#c\nB=c#', ['A', 'B']],
])('finds the values that Node cuts: %s', (text, names) => {
  expect(findCutValues(text)).toEqual(names);
});

test.each([
  ["BACKUP_PASSPHRASE='Green $Pastures #23#still'", 'Green $Pastures #23#still'],
  ['A="b#c"', 'b#c'],
  ['A=b # a remark', 'b'],
  ['A=#', ''],
  ['#A=b#c', undefined],
  ["B='first\nA=b#c\nlast'", undefined],
])('leaves a value alone that Node and Docker Compose read alike: %s', (text, value) => {
  expect(findCutValues(text)).toEqual([]);
  expect(parseEnv(text).A ?? parseEnv(text).BACKUP_PASSPHRASE).toBe(value);
});

test('a command stops with a line that says what was used and what to write', async () => {
  const { code, stderr } = await load(
    'SMTP_URL=smtp://a:b#c@mail.example\nBACKUP_PASSPHRASE=Green-Pastures-23#still\n',
  );
  expect(code).toBe(1);
  expect(stderr.split('\n')).toEqual([
    "SMTP_URL: its value in .env is cut at the #, and only the part before the # was used. To keep that, delete the rest of the value. To use all of it, write it in single quotes: SMTP_URL='…'.",
    "BACKUP_PASSPHRASE: its value in .env is cut at the #, and only the part before the # was used. To keep that, delete the rest of the value. To use all of it, write it in single quotes: BACKUP_PASSPHRASE='…'. Backups made until now need the part before the #.",
    '',
  ]);
});

test('a command runs when the environment sets a value that is cut in .env', async () => {
  expect(await load('LOG_LEVEL=a#b\n', { LOG_LEVEL: 'warn' })).toEqual({ code: 0, stderr: '' });
});

async function load(text: string, environment: Record<string, string> = {}): Promise<{ code: number; stderr: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, '.env'), text);
  const source = `import(${JSON.stringify(join(ROOT, 'scripts/commands/load-env.ts'))}).then((all) => all.loadEnvFile())`;
  const run = promisify(execFile)(process.execPath, ['--eval', source], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  });
  return await run.then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

test('no example in .env.example is cut when its line is switched on', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8').replace(/^#(?=[A-Z])/gm, '');
  expect(Object.keys(parseEnv(example)).length).toBeGreaterThan(40);
  expect(findCutValues(example)).toEqual([]);
});
