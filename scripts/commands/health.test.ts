import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundlePrograms } from '../../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../../src/server/testing/process/child-env.ts';
import { buildServer, startServer } from '../../src/server/testing/process/server-process.ts';
import { temporaryFile } from '../../src/server/testing/temporary-file.ts';

beforeAll(buildServer, 300_000);

test('says whether the running site is ready', async () => {
  const cwd = dirname(temporaryFile('data'));
  const site = startServer({ cwd, env: { DATA_DIR: join(cwd, 'data'), LOG_LEVEL: 'silent' } });
  const { port } = new URL(await site.listening);
  const programs = await bundlePrograms();
  const ask = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programs.file('health'), 'commands/health'], {
      ...{ cwd, env: childEnv({ PORT: port, NODE_COMPILE_CACHE: programs.compiled, ...env }), encoding: 'utf8' },
    });
    return [status, stdout + stderr];
  };
  expect(ask({})).toEqual([0, 'The site is ready.\n']);
  expect(ask({ HOST: '127.0.0.1' })).toEqual([0, 'The site is ready.\n']);
  site.child.kill('SIGTERM');
  await site.ended;
  expect(ask({})).toEqual([1, `Nothing answers at http://127.0.0.1:${port}/readyz.\n`]);
});
