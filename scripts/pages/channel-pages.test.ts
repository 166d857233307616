import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALERT_METHODS } from '../../src/shared/channels/channels.ts';

const ROOT = join(import.meta.dirname, '../..');
test('the README leads to the pages of the channels', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(docs/channels)');
});

test.each(ALERT_METHODS)('%s has a page for operators', (method) => {
  expect(existsSync(join(ROOT, `docs/channels/${method}.md`))).toBe(true);
});
