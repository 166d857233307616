import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CheckRequest } from '../../src/server/scripture/verify/checker.ts';
import { requireBuiltInterface } from '../../src/server/testing/browser/built-interface.ts';
import { FULL_RUN } from '../../src/server/testing/full-run.ts';
import { registerAt } from '../../src/server/testing/process/process-member.ts';
import { retitleAt } from '../../src/server/testing/process/wording-at.ts';
import { listAssets } from './assets.ts';
import { bundleForExecutable, DATA_PACKAGES, ONE_FILE, PROGRAM, SPLIT_FILES, THREADS } from './bundle.ts';
import { PROGRAM_FILE } from './bundle-names.ts';
import type { Sbom } from './sbom.ts';

const ROOT = join(import.meta.dirname, '../..');

beforeAll(requireBuiltInterface);

test('every file that the single executable needs exists', () => {
  const assets = listAssets(ROOT);
  const missing = Object.values(assets).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
  const names = Object.keys(assets);
  expect(names).toEqual(
    expect.arrayContaining(['package.json', 'better_sqlite3.node', 'dist/client/index.html', 'dist/client/sw.js.br']),
  );
  const journal = JSON.parse(readFileSync(join(ROOT, 'db/migrations/sqlite/meta/_journal.json'), 'utf8'));
  const tags = (journal as { entries: { tag: string }[] }).entries.map(({ tag }) => `db/migrations/sqlite/${tag}.sql`);
  expect(names.filter((name) => name.endsWith('.sql')).sort()).toEqual(tags.sort());
});

test.each(['linux-x64', 'linux-arm64'])(
  'the executable for %s holds the database driver of that machine',
  (platform) => {
    const driver = listAssets(ROOT, platform)['better_sqlite3.node'] ?? '';
    expect(existsSync(driver)).toBe(true);
    // The `e_machine` of an ELF file: 62 is x86-64, 183 is AArch64.
    expect(readFileSync(driver).readUInt16LE(18)).toBe(platform === 'linux-x64' ? 62 : 183);
  },
);

async function bundleOneFile(input: string): Promise<string> {
  const built = await bundleForExecutable(input);
  onTestFinished(() => built.close());
  const { output } = await built.generate({ ...ONE_FILE, minify: false });
  expect(output.map(({ type }) => type)).toEqual(['chunk']);
  return output[0].code;
}

test('the executable contains every file that the program loads, and each thread is one file', async () => {
  const built = await bundleForExecutable(PROGRAM, DATA_PACKAGES);
  onTestFinished(() => built.close());
  const { output } = await built.generate({ ...SPLIT_FILES, minify: false, comments: false });
  const files = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const inside = new Set(files.map(({ fileName }) => fileName));
  expect(inside).toContain(PROGRAM_FILE);
  const required = files.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const outside = [...new Set(required)].filter((name) => !inside.has(name) && !isBuiltin(name));
  // Vite serves the interface in development only.
  expect(outside.filter((name) => !name.endsWith('/http/dev.ts'))).toEqual([]);
  const code = files.map((file) => file.code).join('\n');
  // One package mentions import() in a message, between backticks.
  expect(code.match(/(?<!`)\bimport\(\s*["'`][^"'`]+/g)).toBeNull();
  for (const name of DATA_PACKAGES) expect(code).toContain(`require("${name}")`);
  const named = [...code.matchAll(/new URL\(\s*["'`]([^"'`]+\.[cm]?[jt]s)["'`]/g)].map(([, file]) => file);
  expect(named).toEqual(Object.keys(THREADS).map((name) => `./${name}`));
});

test('the thread that checks Scripture works as a single file (G1)', async () => {
  const thread = new Worker(await bundleOneFile(THREADS['checker-thread.ts']), { eval: true });
  onTestFinished(() => void thread.terminate());
  const request: CheckRequest = { id: 1, texts: ['Read Romans 17:1 tonight.'], find: 'errors' };
  thread.postMessage(request);
  const errors = [{ code: 'reference_missing', params: { reference: 'Romans 17:1' } }];
  expect(await once(thread, 'message')).toEqual([{ id: 1, errors, quotations: [] }]);
});

// Building takes most of a minute, so only the full run has this test.
if (FULL_RUN)
  test(
    'the executable serves the site in an empty folder with an empty environment, and its commands work',
    checkExecutable,
    600_000,
  );

async function checkExecutable(): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/run.js'), 'binary/build'], { cwd: ROOT, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'hesed-binary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'hesed');
  copyFileSync(join(ROOT, 'dist/hesed'), file);
  const [sum] = readFileSync(join(ROOT, 'dist/hesed.sha256'), 'utf8').split(' ');
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(sum);
  const sbom = JSON.parse(readFileSync(join(ROOT, 'dist/hesed.cdx.json'), 'utf8')) as Sbom;
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['node', 'better-sqlite3']));

  const site = spawn(file, { cwd: folder, env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' } });
  onTestFinished(() => void site.kill('SIGKILL'));
  let [out, err] = ['', ''];
  site.stderr.on('data', (part) => {
    err += part;
  });
  const url = await new Promise<string>((found, fail) => {
    site.stdout.on('data', (part) => {
      out += part;
      const at = /^listening on (\S+)$/m.exec(out)?.[1];
      if (at) found(at);
    });
    site.on('close', (code) => fail(new Error(`the executable ended with ${code}: ${out}${err}`)));
  });
  for (const [path, holds] of [
    ['/healthz', '"alive":true'],
    ['/readyz', '"ready":true'],
    ['/', '<html'],
    ['/manifest.webmanifest', '"name":"Hesed"'],
    ['/sw.js', 'self.BUILD'],
    ['/api/docs', 'swagger-ui'],
    ['/api/docs/swagger-ui-bundle.js', 'SwaggerUIBundle'],
    ['/api/openapi.json', '"openapi":"3.1'],
  ] as const) {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain(holds);
  }
  // The page's first script is too small to be compressed.
  const scripts = new Set((await (await fetch(url)).text()).match(/assets\/[^"]+\.js/g));
  const assets = [...scripts].map((script) => fetch(`${url}/${script}`, { headers: { 'Accept-Encoding': 'br' } }));
  expect((await Promise.all(assets)).map(({ headers }) => headers.get('content-encoding'))).toContain('br');

  const run = (...args: string[]) =>
    execFileSync(file, args, {
      cwd: folder,
      env: { LOG_LEVEL: 'silent' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(run('version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run('admin', 'list')).toMatch(/^There are no administrators/);
  const ruth = await registerAt(url, 'Ruth');
  const outbox = join(folder, 'data/outbox');
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length).toBe(1);
  run('admin', 'make-reviewer', 'ruth@parish.example');
  const wrong = await retitleAt(ruth, 'What Romans 17:1 says');
  expect(wrong).toMatchObject({ status: 400, body: { error: 'The Bible has no Romans 17:1.' } });
  expect(await retitleAt(ruth, 'A friend who listens')).toMatchObject({ status: 200, body: { version: 1 } });
  expect(run('bible', 'read', 'John 3:16')).toContain('For God so loved the world');
  expect(run('guidance', 'preview', '--days', '1')).toContain('prayer');
  const [backup = ''] = run('backup').split(' (');
  expect(run('backup', 'verify', backup)).toContain('is whole');
  for (const command of ['admin', 'backup', 'restore', 'doctor', 'bible', 'guidance'])
    expect(run(command, '--help')).toContain(`hesed ${command}`);
  expect(() => run('restore', backup)).toThrow();
  expect(err).toBe('');
  site.kill('SIGTERM');
  await new Promise((done) => site.on('close', done));
  expect(run('restore', backup)).toMatch(/^Restored /);
  expect(readdirSync(folder).sort()).toEqual(['data', 'hesed']);
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['backups', 'hesed.db', 'keys.json', 'outbox']);
}
