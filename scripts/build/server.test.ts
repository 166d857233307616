import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { listBackups } from '../../src/server/site/backup/backup-files.ts';
import { childEnv } from '../../src/server/testing/process/child-env.ts';
import { registerAt } from '../../src/server/testing/process/process-member.ts';
import { startServer } from '../../src/server/testing/process/server-process.ts';
import { retitleAt } from '../../src/server/testing/process/wording-at.ts';
import { temporaryFile } from '../../src/server/testing/temporary-file.ts';
import { buildIfStale } from '../build.ts';
import { bundleSources } from './bundle-sources.ts';

const ROOT = join(import.meta.dirname, '../..');

beforeAll(() => buildIfStale(['interface', 'server']), 300_000);

test('the built server loads its later parts, starts its thread and finds its commands (G1)', async () => {
  const DATA_DIR = temporaryFile('data');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      ...{ cwd: dirname(DATA_DIR), env: childEnv({ DATA_DIR }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const server = startServer({ args: [join(ROOT, 'dist/server/main.js')], env: { DATA_DIR, LOG_FORMAT: 'pretty' } });
  const url = await server.listening;
  const ruth = await registerAt(url, 'Ruth');
  expect((await ruth.call('GET', '/api/openapi.json')).body).toMatchObject({ openapi: expect.stringContaining('3.1') });
  run(join(ROOT, 'scripts/run.js'), 'admin', 'make-reviewer', 'ruth@parish.example');
  const wrong = await retitleAt(ruth, 'What Romans 17:1 says');
  expect(wrong).toMatchObject({ status: 400, body: { error: 'The Bible has no Romans 17:1.' } });
  expect(await retitleAt(ruth, 'A friend who listens')).toMatchObject({ status: 200, body: { version: 1 } });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  for (const line of server.output().err.trimEnd().split('\n')) expect(line).toMatch(/^\[[\d: -]{19}\] INFO: [a-z]/);

  // The nightly task alone, built in the same way, because in the whole server it would wait for its time.
  const folder = join(ROOT, `dist/nightly.${process.pid}`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bundleSources(join(ROOT, 'src/server/scheduler/jobs/backup.ts'), folder);
  const task = JSON.stringify(pathToFileURL(join(folder, 'backup.js')).href);
  const site = '{ env: process.env, providerAbort: new AbortController() }';
  run('--input-type=module', '--eval', `import { runBackup } from ${task}; await runBackup(${site});`);
  expect(await listBackups(DATA_DIR)).toMatchObject([{ kind: 'nightly' }]);
});
