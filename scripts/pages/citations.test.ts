import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = ['src', 'db', 'scripts', 'public'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,css,js,html}`, { cwd: ROOT }),
);

/** Returns what the sources cite by a pattern with the number in its first group, such as D2, without repeats. */
function findCitations(pattern: RegExp): string[] {
  const found = FILES.flatMap((file) => [...read(file).matchAll(pattern)].map(([, number = '']) => number));
  return [...new Set(found)];
}

/** Returns the cited numbers that no text of the specification has. */
const missing = (cited: string[], known: string[]) => cited.filter((number) => !known.includes(number));

// One number or a list: (decisions.md D5, D34), (S4, D24), or "C9, D30:" before a test's promise.
const LISTS = /(?:decisions\.md |rules\.md |\(|['"`](?=[CDGS\d, ]+:))((?:[CDGS][1-9]\d*(?:, | and )?)+)(?![\w-])/g;

/** Returns the numbers with one of these letters in the lists that the sources cite. */
function findListed(letters: string): string[] {
  const numbers = findCitations(LISTS).flatMap((list) => list.match(/[CDGS]\d+/g) ?? []);
  return [...new Set(numbers)].filter((number) => letters.includes(number.charAt(0)));
}

test('each decision that the sources cite is in docs/spec/decisions.md', () => {
  const known = [...read('docs/spec/decisions.md').matchAll(/^\| (D\d+) \|/gm)].map(([, number = '']) => number);
  const cited = findListed('D');
  expect(cited.length).toBeGreaterThan(40);
  expect(missing(cited, known)).toEqual([]);
});

test('each section that the sources cite is in docs/spec/product.md', () => {
  const known = [...read('docs/spec/product.md').matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);
  const cited = findCitations(/\bproduct\.md §(\d+)/g);
  expect(cited.length).toBeGreaterThan(5);
  expect(missing(cited, known)).toEqual([]);
});

test('each rule that the sources cite is in docs/rules.md', () => {
  const known = RULES.flatMap(({ rules }) => Object.keys(rules));
  const cited = findListed('CGS');
  expect(cited.length).toBeGreaterThan(50);
  expect(missing(cited, known)).toEqual([]);
});

test('no source cites a text of the specification that the repository lacks', () => {
  const lacking = FILES.filter((file) => /\b(?:contract|card|quality)\.md\b/.test(read(file)));
  expect(lacking.filter((file) => !file.endsWith('citations.test.ts'))).toEqual([]);
});
