import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES, STILL_WITHOUT_TEST } from './rules.ts';
import { findRuleTests, PAGE, readNames, rulesOf, writeRulesPage } from './rules-page.ts';

const ids = RULES.flatMap(({ rules }) => Object.keys(rules));

test('every rule is listed once', () => {
  const numbered = (letter: string, rules: number) =>
    Array.from({ length: rules }, (_, index) => `${letter}${index + 1}`);
  expect(ids).toEqual([...numbered('C', 35), ...numbered('S', 10), ...numbered('G', 8)]);
});

test('every rule has a test with its number, except the rules in a list that only shrinks', () => {
  const tests = findRuleTests();
  expect(ids.filter((id) => !tests.has(id))).toEqual(STILL_WITHOUT_TEST);
});

test('docs/rules.md is up to date; if not, run: npm run rules-page', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(writeRulesPage());
});

test('the number of a rule is read at the start of a name or in brackets, and nowhere else', () => {
  expect(rulesOf('C7: a report moves forward')).toEqual(['C7']);
  expect(rulesOf('C9, C34: with %s calls nobody')).toEqual(['C9', 'C34']);
  expect(rulesOf('C29 carries text')).toEqual(['C29']);
  expect(rulesOf('a push message (rules.md C22, C25)')).toEqual(['C22', 'C25']);
  expect(rulesOf('G3, S6: the library writes (G8)')).toEqual(['G3', 'S6', 'G8']);
  expect(rulesOf('S7: the same as before (S7)')).toEqual(['S7']);
  expect(rulesOf('a note on C12 (decisions.md D3)')).toEqual([]);
});

test('a name is read from tests, groups and tables, whatever its quotes and line breaks', () => {
  const text = [
    "test('C1: one', () => {});",
    "describe(\n  'C2: it\\'s two',",
    "test.each([['a', 1]])('C3: %s', ",
    'test(`C4: four`, ',
    "expect(said).toBe('C5: no name')",
  ].join('\n');
  expect(readNames(text)).toEqual(['C1: one', "C2: it's two", 'C3: %s', 'C4: four']);
});
