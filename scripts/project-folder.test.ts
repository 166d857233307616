import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../src/server/testing/full-run.ts';
import { childEnv } from '../src/server/testing/process/child-env.ts';
import { startServer } from '../src/server/testing/process/server-process.ts';
import { buildIfStale } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
// The project's own files are copied, so that their paths contain the space and the umlaut; only the packages are
// linked.
const COPIED = ['db', 'dist', 'public', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
const CONFIGS = ['vite.config.ts', 'vitest.config.ts'];
// Root can write everywhere, so the process runs as another user then.
const SOMEBODY = 65_534;

describe('a project in a folder named "My Church ü"', { timeout: 120_000 }, () => {
  let parent: string;
  let folder: string;

  beforeAll(async () => {
    await buildIfStale(['interface', 'server']);
    parent = mkdtempSync(join(tmpdir(), 'hesed-folder-'));
    folder = join(parent, 'My Church ü');
    // Keep the timestamps, so that the build counts as fresh.
    for (const name of [...COPIED, ...CONFIGS])
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (source) => !source.includes('node_modules', ROOT.length),
      });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  }, 300_000);
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, args, { cwd: folder, env: childEnv(env), encoding: 'utf8' });

  test('starts, migrates its database in ./data, serves pages and files, and shuts down in order', async () => {
    const server = startServer({ cwd: folder, args: ['scripts/run.js', 'start'], env: { LOG_LEVEL: 'warn' } });
    const url = await server.listening;
    expect(server.output().out).not.toContain('Building');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(existsSync(join(folder, 'data/hesed.db'))).toBe(true);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    for (const path of ['/dashboard', '/api/docs', '/sw.js', script])
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    server.child.kill('SIGTERM');
    expect([await server.ended, server.output().err]).toEqual([0, '']);
  });

  // By default only the first: the others resolve paths with the same libraries and take half a minute.
  test.each(
    sampleOf(
      [
        { what: 'serves the interface in development', check: serveInDevelopment },
        { what: 'builds the interface of one language', check: buildPages },
        { what: 'runs its tests', check: runTests },
      ],
      1,
    ),
  )('$what', ({ check }) => check());

  async function serveInDevelopment(): Promise<void> {
    const server = startServer({ cwd: folder, args: ['scripts/run.js', 'dev'], env: { LOG_LEVEL: 'warn' } });
    const url = await server.listening;
    const page = await (await fetch(url)).text();
    const [, script] = /<script type="module" src="(\/[^"@]+)"/.exec(page) ?? [];
    const answer = await fetch(`${url}${script}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }

  function buildPages(): void {
    const pages = join(folder, 'built');
    const build = run(['scripts/build/pages.ts', pages, 'en'], { NODE_ENV: 'production' });
    expect(build.status, build.stderr).toBe(0);
    expect(existsSync(join(pages, 'pages/en/pages.json'))).toBe(true);
  }

  function runTests(): void {
    const args = ['node_modules/vitest/vitest.mjs', 'run', 'src/server/site/rate-limits.test.ts'];
    const tests = run(args, { NO_COLOR: '1' });
    expect(tests.status, tests.stderr).toBe(0);
    expect(tests.stdout).toContain('My Church ü');
    expect(tests.stdout).toMatch(/Tests +\d+ passed/);
  }

  test('does not serve what was built from other sources, and says who builds where its user may not', () => {
    const dist = join(folder, 'dist');
    // Older than what was built, as a file of an unpacked release can be.
    utimesSync(join(folder, 'src/server/main.ts'), 0, 0);
    // Other tests in this process may have made files private, and another user is to read these.
    expect(spawnSync('chmod', ['-R', 'go+rX', parent]).status).toBe(0);
    chmodSync(dist, 0o555);
    onTestFinished(() => chmodSync(dist, 0o755));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'start'], {
      ...{ cwd: folder, env: childEnv({ HOST: '127.0.0.1', PORT: '0' }), encoding: 'utf8', timeout: 60_000 },
      ...(process.getuid?.() === 0 ? { uid: SOMEBODY, gid: SOMEBODY } : {}),
    });
    expect({ status, stdout, stderr }).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: `The server must be built, and this user may not write ${dist}: run npm run build as the owner of that folder.\n`,
    });
  });
});
