import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { packTar } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTranslation } from './translation.ts';

// Words of our own, as several makers spread a translation over files.
const FILES = {
  'notes/readme.txt': 'How this was made',
  'bible/32-JON.usfm': '\uFEFF\\id JON\r\n\\c 1\r\n\\p\r\n\\v 1 A ship.\r\n\\v 2 A storm.\r\n',
  'bible/08-RUT-1.sfm': '\\id RUT\n\\c 1\n\\p \\v 1 A road.\n',
  'bible/08-RUT-2.sfm': '\\id RUT\n\\c 2\n\\p \\v 1 A field.\n',
  'bible/cover.png': 'not a text',
};
const WHOLE = '\\id RUT\n\\c 1\n\\v 1 A road.\n\\c 2\n\\v 1 A field.\n\\id JON\n\\c 1\n\\v 1 A ship.\n\\v 2 A storm.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-bible-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, data: string | Uint8Array): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, data);
  return file;
}

const tar = () =>
  packTar(
    Object.entries(FILES).map(([name, body]) => ({
      header: { name, size: Buffer.byteLength(body), type: 'file' },
      body,
    })),
  );
const zip = () => zipSync(Object.fromEntries(Object.entries(FILES).map(([name, body]) => [name, strToU8(body)])));

describe('one translation is the same', () => {
  test.each([
    ['in one file', async () => write('all.usfm', WHOLE)],
    [
      'in a folder',
      async () => {
        for (const [name, body] of Object.entries(FILES)) write(join('folder', name), body);
        return join(folder, 'folder');
      },
    ],
    ['in a .zip', async () => write('sample.zip', zip())],
    ['in a .tar', async () => write('sample.tar', await tar())],
    ['in a .tar.gz', async () => write('sample.tar.gz', gzipSync(await tar()))],
    [
      'in JSON',
      async () =>
        write(
          'sample.json',
          JSON.stringify({
            books: {
              Jonah: { 1: { 1: 'A ship.', 2: 'A storm.' } },
              RUT: { 1: { 1: 'A road.' }, 2: { 1: 'A field.' } },
            },
          }),
        ),
    ],
  ])('%s', async (_how, make) => {
    const { verses, digest } = await readTranslation(await make());
    expect(verses.map(({ book, chapter, verse, text }) => `${book} ${chapter}:${verse} ${text}`)).toEqual([
      'Ruth 1:1 A road.',
      'Ruth 2:1 A field.',
      'Jonah 1:1 A ship.',
      'Jonah 1:2 A storm.',
    ]);
    expect(digest).toBe('6f1fbc9d279685f79c661f5dd55d1970a59307b9c6b4b0962254504314ff95a2');
  });
});

test('files that are no text of a known format are named, and progress is told file by file', async () => {
  const told: [number, number][] = [];
  const { otherFiles } = await readTranslation(write('sample.zip', zip()), (done, of) => told.push([done, of]));
  expect(otherFiles).toEqual(['notes/readme.txt']);
  expect(told).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
});

test('JSON begins a line with a verse that has lines, with the verse after it, and where a line feed says so', async () => {
  const psalm = { 1: 'Prose.', 2: '\nA line.', 3: 'A line\nand another.', 4: 'Prose.', 5: 'More.' };
  const file = write('own.json', JSON.stringify({ books: { Psalms: { 1: psalm } } }));
  const { verses } = await readTranslation(file);
  expect(verses.map(({ text, startsLine }) => [text, startsLine])).toEqual([
    ['Prose.', false],
    ['A line.', true],
    ['A line\nand another.', true],
    ['Prose.', true],
    ['More.', false],
  ]);
});

test('JSON keeps lines of poetry, verses printed as one and what it says of the translation', async () => {
  const facts = { abbreviation: 'OWN', name: 'Our own', language: 'en', licence: 'Ours' };
  const file = write('own.json', JSON.stringify({ ...facts, books: { Psalms: { 1: { '1-2': 'A tree\nby water' } } } }));
  expect(await readTranslation(file)).toMatchObject({
    facts,
    verses: [{ book: 'Psalms', chapter: 1, verse: 1, through: 2, text: 'A tree\nby water' }],
  });
});

describe('nothing is read from', () => {
  test.each([
    ['a file that is not there', () => join(folder, 'none.usfm'), 'none.usfm: this cannot be read'],
    [
      'a text of another format',
      () => write('a.txt', 'A friend came.'),
      'a.txt: this holds no verse in USFM, OSIS or JSON',
    ],
    [
      'another encoding',
      () => write('a.usfm', Buffer.from([0x5c, 0x69, 0x64, 0xe9, 0x20])),
      'a.usfm: this text is not in UTF-8',
    ],
    ['a broken archive', () => write('a.zip', Buffer.from('PK\u0003\u0004 broken')), 'a.zip: this cannot be read'],
    [
      'JSON of another shape',
      () => write('a.json', '{"books": {"Ruth": {"1": {"1": 7}}}}'),
      'a.json, books → Ruth → 1 → 1: ',
    ],
    [
      'JSON with a wrong verse',
      () => write('a.json', '{"books": {"Ruth": {"1": {"one": "A"}}}}'),
      'a.json, Ruth 1: "one" is not the number of a verse',
    ],
    [
      'two files with the same verse',
      () =>
        write(
          'a.zip',
          zipSync({ 'a.usfm': strToU8('\\id RUT\n\\c 1\n\\v 1-3 A'), 'b.usfm': strToU8('\\id RUT\n\\c 1\n\\v 2 B') }),
        ),
      'a.zip: Ruth 1:2 is in two of the files',
    ],
  ])('%s', async (_what, make, message) => {
    await expect(readTranslation(make())).rejects.toThrow(message);
  });
});

test.each([
  ['a file', 'large.tar'],
  ['a folder', ''],
])('%s of more than 200 MB is refused before it is read', async (_what, name) => {
  for (const part of ['large.tar', '08-RUT-1.usfm', '08-RUT-2.usfm']) {
    const file = write(part, '');
    // Without content, so it takes no room.
    truncateSync(file, part === 'large.tar' ? 201 * 1024 * 1024 : 101 * 1024 * 1024);
  }
  await expect(readTranslation(join(folder, name), () => {})).rejects.toThrow('this is larger than 200 MB');
});
