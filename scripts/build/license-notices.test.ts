import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireBuiltInterface } from '../../src/server/testing/browser/built-interface.ts';
import { listAssets } from '../binary/assets.ts';
import { NOTICES, noticesOf } from './license-notices.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the notices name every package of the program, and Node', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const notices = noticesOf(ROOT);
  const missing = Object.entries(dependencies).filter(([name, version]) => !notices.includes(`\n${name} ${version}\n`));
  expect(missing).toEqual([]);
  expect(notices).toMatch(/^node-\w+-[\w-]+ \d+\.\d+\.\d+$/m);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).not.toContain(`\nvitest ${devDependencies.vitest}\n`);
});

test('the build writes the notices where the site serves them, and the executable contains them', () => {
  requireBuiltInterface();
  expect(readFileSync(join(ROOT, 'dist/client', NOTICES), 'utf8')).toBe(noticesOf(ROOT));
  expect(Object.keys(listAssets(ROOT))).toContain(`dist/client/${NOTICES}`);
});
