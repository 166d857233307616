import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOnDisk } from '../../lib/program/program-files.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';

let folder: string;
let api: TestApi | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-app-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main-abc.js'), '');
  writeFileSync(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ name: 'Hesed', display: 'standalone' }));
});
afterEach(() => {
  api?.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path from a newly started site with the current content of the folder. */
async function ask(path: string, env: Record<string, string> = {}) {
  api?.close();
  api = createTestApi({
    env,
    files: filesOnDisk(folder),
    pages: async () => ({ html: '<title>Page</title>', render: null }),
  });
  return api.visitor().get<Record<string, string>>(path);
}

test('the manifest has the name of the site', async () => {
  const { body, headers } = await ask('/manifest.webmanifest', { APP_NAME: 'Grace "Friends"' });
  expect(body).toEqual({ name: 'Grace "Friends"', short_name: 'Grace "Friends"', display: 'standalone' });
  expect(headers.get('content-type')).toBe('application/manifest+json');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('the service worker is never cached and differs between builds', async () => {
  writeFileSync(join(folder, 'version.txt'), '0a1b2c3d4e5f');
  const first = await ask('/sw.js');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(first.text).toMatch(/^self\.BUILD = '0a1b2c3d4e5f';\nself\.addEventListener/);
  expect((await ask('/sw.js')).text, 'a restart alone').toBe(first.text);
  writeFileSync(join(folder, 'version.txt'), '5f4e3d2c1b0a');
  expect((await ask('/sw.js')).text).toContain("self.BUILD = '5f4e3d2c1b0a'");
});

test('a built file is read from disk once', async () => {
  const first = await ask('/assets/main-abc.js');
  rmSync(join(folder, 'assets/main-abc.js'));
  const again = await api?.visitor().get('/assets/main-abc.js');
  expect([first.status, again?.status]).toEqual([200, 200]);
});
