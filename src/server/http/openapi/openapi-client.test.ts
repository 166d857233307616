import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing/api.ts';

const MODULES = resolve(import.meta.dirname, '../../../../node_modules');
const CLIENT = readFileSync(join(import.meta.dirname, '../../testing/openapi-client/client.ts.txt'), 'utf8');
const SETTINGS = {
  compilerOptions: {
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ['*.ts'],
};

let folder: string;

beforeAll(async () => {
  const api = createTestApi();
  const { text } = await api.visitor().get('/api/openapi.json');
  api.close();
  // Beside the packages, so that the client finds what it imports.
  mkdirSync(join(MODULES, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(MODULES, '.tmp/openapi-client-'));
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypescript(text)));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a client written against the document. */
function compileClient(source: string): string {
  writeFileSync(join(folder, 'client.ts'), source);
  const compiler = join(MODULES, 'typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' });
  return stdout + stderr;
}

test('a client made from the document compiles', () => {
  expect(compileClient(CLIENT)).toBe('');
}, 60_000);

test.each([
  ['a field of a body', 'scheduleData:', 'sheduleData:'],
  ['a field of an answer', 'isCompleted })', 'isDone })'],
  ['a call', "'/auth/me'", "'/auth/mee'"],
  ['a value', "type: 'prayer' }]", "type: 'praise' }]"],
  ['a field of an error', 'issues = []', 'problems = []'],
])(
  'one that misspells %s does not',
  (_what, right, wrong) => {
    expect(CLIENT).toContain(right);
    expect(compileClient(CLIENT.replaceAll(right, wrong))).toMatch(/client\.ts\(\d+,\d+\): error TS/);
  },
  60_000,
);
