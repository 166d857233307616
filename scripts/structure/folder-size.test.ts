import { expect, test } from 'vitest';
import { checkFolderSizes, MAX_FILES } from './folder-size.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

test('a folder may hold 24 files', () => {
  expect(MAX_FILES).toBe(24);
  expect(checkFolderSizes(filesIn('src/shared', MAX_FILES))).toEqual([]);
});

test('25 files are a breach that names the folder and the count', () => {
  expect(checkFolderSizes([...filesIn('src/shared', MAX_FILES + 1), ...filesIn('db', 2)])).toEqual([
    'src/shared: 25 files; a folder holds at most 24. Group them by topic.',
  ]);
});

test('tests and styles count like any other file', () => {
  const files = [...filesIn('src/client/lib', MAX_FILES - 1), 'src/client/lib/a.test.ts', 'src/client/lib/a.css'];
  expect(checkFolderSizes(files)).toHaveLength(1);
});

test('files of an inner folder count only for that folder', () => {
  expect(checkFolderSizes([...filesIn('src/shared', MAX_FILES), ...filesIn('src/shared/text', MAX_FILES)])).toEqual([]);
});

test('the number of generated migrations has no limit', () => {
  expect(checkFolderSizes(filesIn('db/migrations/sqlite', 100))).toEqual([]);
});
