import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSite, openSite } from './open-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-open-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an opened site hashes passwords with OWASP’s parameters', async () => {
  const site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  expect(await site.passwords.hash('whither thou goest')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await closeSite(site);
});
