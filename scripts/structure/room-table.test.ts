import { expect, test } from 'vitest';
import { checkRoomTable } from './room-table.ts';

const tableOf = (...rows: string[]) =>
  `Rooms:\n\n| Feature | Folders |\n|---|---|\n${rows.join('\n')}\n\nMore \`words\`.\n`;
const FILES = [
  'src/client/features/admin/admin.page.tsx',
  'src/client/features/admin/lists/jobs/list.tsx',
  'src/client/features/admin/review/plans/week-form.tsx',
  'src/client/features/settings/settings.page.tsx',
];
const SETTINGS = '| `settings/` | the page |';

test('a table that names every room agrees with the folders', () => {
  const admin = '| `admin/` | `lists/<list>`; `review`, with `plans` |';
  expect(checkRoomTable(tableOf(admin, SETTINGS), FILES)).toEqual([]);
});

test('a room without a name, a name without a folder and a missing row are reported', () => {
  expect(checkRoomTable(tableOf('| `admin/` | `lists/<list>`; `trends` |', '| `consent/` | pages |'), FILES)).toEqual([
    'docs/architecture.md: the table of rooms does not name `admin/review`.',
    'docs/architecture.md: the table of rooms names `admin/trends`, which is no folder.',
    'docs/architecture.md: the table of rooms has no row for `settings/`.',
    'docs/architecture.md: `consent/` is no folder of src/client/features/.',
  ]);
});
