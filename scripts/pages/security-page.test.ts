import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const [, promises = ''] = page.split(/^## Promises$/m);
const [section = ''] = promises.split(/^## /m);

/** Each promise on one line: a list item, or a paragraph outside a list. */
const sentences = section
  .replace(/\n +/g, ' ')
  .replace(/([^\n])\n(?=[^\n#-])/g, '$1 ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('every promise of docs/security.md names the test that proves it', () => {
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((line) => !/→ `[^`]+\.test\.ts`/.test(line))).toEqual([]);
});

test('every test that docs/security.md names exists', () => {
  const named = [...section.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  const missing = named.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, 'src/server', path)));
  expect(missing).toEqual([]);
});
