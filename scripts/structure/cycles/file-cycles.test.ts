import { expect, test } from 'vitest';
import { findFileCycles } from './file-cycles.ts';

const cyclesIn = (imports: Record<string, string[]>) => findFileCycles(new Map(Object.entries(imports)));

test('a cycle of files is reported with its way round', () => {
  expect(cyclesIn({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'] })).toEqual([
    'b.ts → c.ts → b.ts: files import each other in a cycle. Move what they share into a file below them.',
  ]);
});

test('a file that imports itself is a cycle', () => {
  expect(cyclesIn({ 'a.ts': ['a.ts'] })).toHaveLength(1);
});

test('two ways to one file, and packages, are no cycle', () => {
  expect(cyclesIn({ 'a.ts': ['b.ts', 'c.ts', 'zod'], 'b.ts': ['d.ts'], 'c.ts': ['d.ts'], 'd.ts': [] })).toEqual([]);
});
