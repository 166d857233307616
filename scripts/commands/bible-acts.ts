import { findVerses, quotePassage } from '../../src/server/domains/guidance/translations/passages.ts';
import {
  changeDefault,
  findTranslation,
  importTranslation,
  listTranslations,
  removeTranslation,
} from '../../src/server/domains/guidance/translations/service.ts';
import type { Actor } from '../../src/server/lib/actor.ts';
import { checkFacts } from '../../src/server/scripture/import/facts.ts';
import { readTranslation } from '../../src/server/scripture/import/translation.ts';
import { KJV } from '../../src/server/scripture/kjv.ts';
import { parseReference } from '../../src/server/scripture/reference.ts';
import { compareNumbers, type NumberDifferences } from '../../src/server/scripture/verse-numbers.ts';
import { commandLine } from '../../src/server/site/program.ts';
import type { Site } from '../../src/server/site/site.ts';
import { DEFAULT_LANGUAGE } from '../../src/shared/languages.ts';
import { type ActCommand, type Options, operator } from './acts.ts';
import { OperatorError, printProgress } from './operator.ts';

const USAGE = `Usage:
  ${commandLine('bible', 'import FILE --as BSB --name "Berean Standard Bible" --licence "…" --language en')}
                                           imports a translation, or a newer version of one:
                                           USFM, OSIS or JSON, in a file, a folder, a .zip or a .tar.gz
  ${commandLine('bible', 'list')}                    shows the translations of this site
  ${commandLine('bible', 'default BSB')}             makes it the default for members who chose no other
  ${commandLine('bible', 'remove BSB')}              removes an imported translation
  ${commandLine('bible', 'read "Psalm 23:1" BSB')}   prints verses, with the headings and notes beside them`;

/** The commands of an operator for translations of the Bible. */
export const BIBLE: ActCommand = {
  usage: USAGE,
  options: ['as', 'name', 'licence', 'language'],
  acts: {
    import: { words: [1], run: importBible },
    list: { words: [0], run: list },
    default: { words: [1], run: chooseDefault },
    remove: { words: [1], run: remove },
    read: { words: [1, 2], run: read },
  },
};

async function importBible(site: Site, [path = '']: string[], options: Options): Promise<string> {
  const { verses, digest, otherBooks, otherFiles, ...file } = await readTranslation(path, showProgress);
  const said = { abbreviation: options.as, name: options.name, licence: options.licence, language: options.language };
  const facts = checkFacts({ ...file.facts, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value)) });
  if (typeof facts === 'string') throw new OperatorError(facts);
  process.stderr.write(`Storing ${count(verses.length, 'verse')} …\n`);
  await importTranslation(site, actor('operator.import_bible', facts.abbreviation), { facts, verses, digest });
  const books = new Set(verses.map(({ book }) => book)).size;
  return [
    `${facts.name} (${facts.abbreviation}) is imported: ${count(books, 'book')}, ${count(verses.length, 'verse')}.`,
    ...(otherBooks.length ? [`Left out, because they are not among the 66 books: ${otherBooks.join(', ')}.`] : []),
    ...(otherFiles.length ? [`Left out, because their format is not known: ${otherFiles.join(', ')}.`] : []),
    ...describeDifferences(compareNumbers(verses)),
    `To make it the default: ${commandLine('bible', `default ${facts.abbreviation}`)}`,
  ].join('\n');
}

/** Prints progress; where it cannot replace its last line, only every tenth file. */
function showProgress(done: number, of: number, name: string): void {
  if (!process.stderr.isTTY && done % 10 !== 0 && done !== of) return;
  printProgress(`Reading ${done} of ${of}: ${name}`, done === of);
}

function describeDifferences({ missingBooks, missingVerses, chapters }: NumberDifferences): string[] {
  const lacks = (what: string, items: string[]) =>
    items.length ? [`${what}, so the ${KJV} is quoted there and named: ${items.join(', ')}.`] : [];
  return [
    ...lacks('Books it lacks', missingBooks),
    ...lacks('Verses it lacks', missingVerses),
    ...lacks(
      `Chapters that end with another verse than in the ${KJV} and may be numbered otherwise`,
      chapters.map(({ chapter, last, lastInKjv }) => `${chapter} (${last}, not ${lastInKjv})`),
    ),
  ];
}

async function list(site: Site): Promise<string> {
  const rows = await listTranslations(site);
  const isDefault = rows.some((row) => row.isDefault) ? '' : ', the default';
  return [
    `${KJV}  King James Version: comes with Hesed, in the public domain${isDefault}`,
    ...rows.map((row) =>
      [
        `${row.abbreviation}  ${row.name} (${row.language}): ${count(row.books, 'book')}, ${count(row.verses, 'verse')}, `,
        `imported ${row.importedAt.toISOString().slice(0, 10)}${row.isDefault ? ', the default' : ''}\n`,
        `     ${row.licence}\n     SHA-256 ${row.digest}`,
      ].join(''),
    ),
  ].join('\n');
}

async function chooseDefault(site: Site, [word = '']: string[]): Promise<string> {
  const name = word.toUpperCase();
  await changeDefault(site, actor('operator.default_bible', name), name);
  return `Members who chose no other translation now read the ${name}. Their earlier verses follow within minutes while the site runs.`;
}

async function remove(site: Site, [word = '']: string[]): Promise<string> {
  const name = word.toUpperCase();
  if (name === KJV) throw new OperatorError(`The ${KJV} comes with Hesed and cannot be removed.`);
  await removeTranslation(site, actor('operator.remove_bible', name), name);
  return `The ${name} is removed. Verses that were quoted from it come from the default within minutes while the site runs.`;
}

async function read(site: Site, [place = '', word = KJV]: string[]): Promise<string> {
  const reference = parseReference(place);
  const name = word.toUpperCase();
  return site.db.snapshot(function* (q) {
    const translation = name === KJV ? null : yield* findTranslation(q, name);
    if (!translation && name !== KJV) throw new OperatorError(`There is no Bible translation "${name}" on this site.`);
    const order = { wanted: name, installed: translation ? [translation] : [], language: DEFAULT_LANGUAGE };
    const { scripture, scriptureNote } = yield* quotePassage(q, reference, order);
    const found = translation && (yield* findVerses(q, translation.id, reference));
    return [
      ...(found ? [scripture.slice(0, scripture.indexOf(')') + 1), found.text] : [scripture]),
      ...(found?.rows.flatMap(({ asides }) => asides.map(({ kind, text }) => `  ${kind}: ${text}`)) ?? []),
      ...(scriptureNote ? [scriptureNote] : []),
    ].join('\n');
  });
}

function actor(action: Parameters<typeof operator>[0], translation: string): Actor {
  return operator(action, null, { translation });
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
