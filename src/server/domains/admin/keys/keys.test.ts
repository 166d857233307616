import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../../../../db/database.ts';
import { closeSite, openSite } from '../../../site/open-site.ts';
import { createDataFolder } from '../../../testing/database/data-folder.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { rotateKey } from './service.ts';

test('the key is rotated under the write lock of the database', async () => {
  const DATA_DIR = createDataFolder(temporaryFile('data'));
  const site = await openSite({ DATA_DIR, LOG_LEVEL: 'silent' });
  const readKeys = () => readFileSync(join(DATA_DIR, 'keys.json'), 'utf8');
  const before = readKeys();
  let [atStart, atEnd] = ['', ''];
  const atomic: Database['atomic'] = (work) =>
    site.db.atomic(function* (q) {
      const start = readKeys();
      const result = yield* work(q);
      if (readKeys() !== start) [atStart, atEnd] = [start, readKeys()];
      return result;
    });
  await rotateKey({ ...site, db: { ...site.db, atomic } }, { kind: 'system' });
  expect([atStart, atEnd]).toEqual([before, readKeys()]);
  await closeSite(site);
});
