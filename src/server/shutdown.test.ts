import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const BUILT = existsSync(fileURLToPath(new URL('../../dist/client/index.html', import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'hesed-shutdown-'));
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!BUILT)('an open stream is ended in words and does not hold up the end of the process', async () => {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' };
  child = spawn(process.execPath, [MAIN], { env });
  const ended = new Promise<number | null>((done) => child?.on('close', done));
  const url = await new Promise<string>((found) => {
    child?.stdout?.on('data', (part) => {
      const [, address] = /^listening on (http:\S+)$/m.exec(String(part)) ?? [];
      if (address) found(address);
    });
  });
  const joined = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Ruth', email: 'ruth@parish.example', password: 'whither-thou-goest' }),
  });
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await fetch(`${url}/trpc/alerts.live?input=${encodeURIComponent('{"json":{}}')}`, {
    headers: { cookie },
  });
  const text = stream.text();
  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(2_500);
  expect(await text).toContain('event: return');
});
