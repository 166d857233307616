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
let errors: string[];

beforeAll(async () => {
  const api = createTestApi();
  const { text } = await api.visitor().get('/api/openapi.json');
  api.close();
  // Beside the packages, so that the client finds what it imports.
  mkdirSync(join(MODULES, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(MODULES, '.tmp/openapi-client-'));
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypescript(text)));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  errors = compileClients();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MISSPELT = [
  ['a field of a body', 'scheduleData:', 'sheduleData:'],
  ['a field of an answer', 'isCompleted })', 'isDone })'],
  ['a call', "'/auth/me'", "'/auth/mee'"],
  ['a value', "type: 'prayer' }]", "type: 'praise' }]"],
  ['a field of an error', 'issues = []', 'problems = []'],
] as const;

/** Compiles all clients written against the document at once, and returns the errors by file. */
function compileClients(): string[] {
  writeFileSync(join(folder, 'right.ts'), CLIENT);
  for (const [index, [, right, wrong]] of MISSPELT.entries())
    writeFileSync(join(folder, `wrong-${index}.ts`), CLIENT.replaceAll(right, wrong));
  const compiler = join(MODULES, 'typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).split('\n').filter(Boolean);
}

test('a client generated from the document compiles', () => {
  expect(errors.filter((line) => !/^(?:wrong-| )/.test(line))).toEqual([]);
});

test.each(MISSPELT.map(([what, right], index) => ({ what, right, index })))(
  'a client that misspells $what does not compile',
  ({ right, index }) => {
    expect(CLIENT).toContain(right);
    expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^wrong-${index}\\.ts\\(\\d+,\\d+\\): error TS`)));
  },
);
