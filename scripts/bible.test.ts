import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../src/server/lib/app-error.ts';
import { closeSite, type OpenSite, openSite } from '../src/server/site/open-site.ts';
import { createDataFolder } from '../src/server/testing/database/data-folder.ts';
import { installTranslation, ownChapter } from '../src/server/testing/guidance/translations.ts';
import { type BundledPrograms, bundlePrograms } from '../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../src/server/testing/process/child-env.ts';
import { runAct } from './commands/acts.ts';
import { BIBLE } from './commands/bible-acts.ts';
import { OperatorError } from './commands/operator.ts';

let programs: BundledPrograms;
beforeAll(async () => {
  programs = await bundlePrograms();
});

const NAMED = ['--as', 'own', '--name', 'Our Own', '--licence', 'Copied freely.'];
const FACTS = [...NAMED, '--language', 'eng'];

let folder: string;
let site: OpenSite;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-bible-'));
  site = await openSite({ DATA_DIR: createDataFolder(join(folder, 'data')), LOG_LEVEL: 'error' });
});
afterEach(async () => {
  await closeSite(site);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command in its own process, while the site runs in this one. */
function bible(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [programs.file('bible'), 'bible', ...args], {
    cwd: folder,
    env: childEnv({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', NODE_COMPILE_CACHE: programs.compiled }),
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out: out.trimEnd(), err: err.trimEnd() })));
}

function write(body: string): string {
  const file = join(folder, 'jude.usfm');
  writeFileSync(file, body);
  return file;
}
// Verse 5 is left out.
const verses = Array.from({ length: 25 }, (_, index) => index + 1).filter((verse) => verse !== 5);
const JUDE = `\\id JUD\n\\c 1\n\\s A letter\n\\q1\n${verses.map((verse) => `\\v ${verse} Line ${verse},\n\\q2 and more.`).join('\n')}`;

const acts = async () =>
  (await site.db.select().from(site.db.tables.auditLog)).map(({ action, details }) => [action, details]);

test('a translation is imported and read on a running site, and missing verses are reported', async () => {
  const imported = await bible('import', write(JUDE), ...FACTS);
  expect(imported).toMatchObject({ code: 0, err: expect.stringContaining('Reading 1 of 1: jude.usfm') });
  expect(imported.out).toContain('Our Own (OWN) is imported: 1 book, 24 verses.');
  expect(imported.out).toContain('Verses it lacks, so the KJV is quoted there and named: Jude 1:5.');
  expect((await bible('list')).out).toContain('OWN  Our Own (en): 1 book');
  expect((await bible('read', 'Jude 1:1', 'own')).out).toBe(
    'Jude 1:1 (OWN)\nLine 1,\nand more.\n  heading: A letter\nCopied freely.',
  );
  expect(await acts()).toEqual([['operator.import_bible', { translation: 'OWN' }]]);
}, 30_000);

test('a translation is made the default, listed and removed on a running site', async () => {
  await installTranslation(site, ownChapter('Jude', 1));
  expect((await bible('default', 'own')).code).toBe(0);
  expect((await bible('list')).out).toMatch(
    /^KJV .*public domain\nOWN {2}Our Own Translation \(en\): 1 book, 25 verses, .*the default\n {5}Our Own Translation, copied freely\./,
  );
  expect((await bible('remove', 'OWN')).code).toBe(0);
  expect(await site.db.select().from(site.db.tables.bibleTranslations)).toEqual([]);
  expect(await acts()).toEqual([
    ['operator.default_bible', { translation: 'OWN' }],
    ['operator.remove_bible', { translation: 'OWN' }],
  ]);
}, 30_000);

test('an error names file, line and marker, and nothing is stored', async () => {
  const { code, out, err } = await bible('import', write(`${JUDE}\n\\bogus`), ...FACTS);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe('jude.usfm, line 53, \\bogus: this marker is not one of USFM');
  expect(await site.db.select().from(site.db.tables.bibleTranslations)).toEqual([]);
}, 30_000);

test.each([
  [['import', 'FILE'], 'Say what the translation is called for short, in letters and digits: --as BSB'],
  [['import', 'FILE', '--as', 'own', '--name', 'Our Own'], 'Say under which terms it may be quoted'],
  [['import', 'FILE', ...NAMED], 'Say which language the translation is in, by its code: --language en'],
  [['import', 'FILE', ...NAMED, '--language', 'English'], 'Say which language the translation is in'],
  [['import', 'FILE', ...FACTS, '--as', 'kjv'], 'KJV is the name of the translation that comes with Hesed.'],
  [['import'], 'Usage:'],
  [['list', '--all'], 'Usage:'],
  [['remove', 'kjv'], 'The KJV comes with Hesed and cannot be removed.'],
  [['default', 'xyz'], 'There is no Bible translation "XYZ" on this site.'],
  [['read', 'Jude 1:99'], 'There is no Jude 1:99 in the Bible.'],
])('a mistake is told in one sentence: %s', async (args, sentence) => {
  const words = args.map((word) => (word === 'FILE' ? write(JUDE) : word));
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => progress.mockRestore());
  const open = () => openSite({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  const error = await runAct(BIBLE, words, open).catch((thrown: Error) => thrown);
  expect([AppError, OperatorError].some((type) => error instanceof type)).toBe(true);
  expect((error as Error).message).toContain(sentence);
});
