import { expect, test } from 'vitest';
import { checkLayerTable } from './layer-table.ts';

const LAYERS = [
  { name: 'main', holds: /^src\/main\.ts$/, mayImport: ['*'] },
  { name: 'domains', holds: /^src\/domains\//, mayImport: ['domains', 'shared domains', 'db', 'lib', 'shared'] },
  { name: 'shared', holds: /^src\/shared\//, mayImport: ['shared'] },
];
const tableOf = (...rows: string[]) =>
  `Layers:\n\n| Where | What | May also import |\n|---|---|---|\n${rows.join('\n')}\n\nMore.\n`;
const RIGHT = ['| `src/main.ts`, `two.ts` | starts | everything |', '| `src/shared/` | pure | nothing |'];

test('a table that says what the rules say agrees with them, in any order', () => {
  expect(checkLayerTable(tableOf(...RIGHT, '| `src/domains/` | rules | lib, db |'), LAYERS)).toEqual([]);
});

test('a layer too few or too many, an unknown folder and a missing table are reported', () => {
  const wrong = [
    '| `src/domains/` | rules | db |',
    '| `src/shared/` | pure | lib |',
    '| `src/other/` | what | nothing |',
  ];
  expect(checkLayerTable(tableOf(...wrong), LAYERS)).toEqual([
    'docs/architecture.md: `src/domains/` may also import db, lib, and the table says db.',
    'docs/architecture.md: `src/shared/` may also import nothing, and the table says lib.',
    'docs/architecture.md: `src/other/` is in no layer of scripts/structure.ts.',
  ]);
  expect(checkLayerTable('No table.', LAYERS)).toEqual(['docs/architecture.md: it has no table of the layers.']);
});
