import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALERT_METHODS } from '../src/shared/channels/channels.ts';

const ROOT = join(import.meta.dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

test.each(ALERT_METHODS)('%s has a page for operators, which the README names', (method) => {
  expect(existsSync(join(ROOT, `docs/channels/${method}.md`))).toBe(true);
  expect(readme).toContain(`docs/channels/${method}.md`);
});
