import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/languages.ts';
import { inEnglish, MESSAGES, type MessageCode, message } from '../../shared/messages/catalogue.ts';
import { contractMessage } from '../../shared/messages/contract-message.ts';
import { contractSentence } from '../../shared/messages/contracts.ts';
import { type Catalogue, wordsFor } from '../../shared/messages/message.ts';
import type { alertMessageWords as EnglishAlerts } from './en/messages/alerts.ts';
import type { checkMessageWords as EnglishChecks } from './en/messages/checks.ts';
import type { contractWords as EnglishContracts } from './en/messages/contracts.ts';
import type { errorWords as EnglishErrors } from './en/messages/errors.ts';

const ROOT = join(import.meta.dirname, '../..');
// A sample value for each parameter of a message that is not a number.
const TEXTS: Record<string, string> = {
  asked: 'Psalm 1:6-7',
  book: 'Psalm',
  code: 'smtp_550',
  current: 'ruth@parish.example',
  day: 'monday',
  email: 'naomi@parish.example',
  expected: 'Bear ye one another’s burdens',
  field: 'timezone',
  leftOut: 'one another’s',
  method: 'sms',
  places: 'Romans 8:1',
  quoted: 'Bear ye burdens',
  reference: 'Psalm 1:6-7',
  scope: 'guidance:read',
  translation: 'KJV',
  type: 'prayer',
  url: 'https://hesed.example',
  username: 'naomi',
  verse: 'Psalm 1:7',
};
const paramsWith = (count: number) => new Proxy({}, { get: (_, name) => TEXTS[String(name)] ?? count }) as never;
const CODES = Object.keys(MESSAGES) as MessageCode[];

describe.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))('in $name', async ({ code: language }) => {
  const partOf = (part: string) => import(join(import.meta.dirname, language, `${part}.ts`));
  const { messages } = (await partOf('messages/messages')) as { messages: Catalogue };

  test.each(CODES)('%s has words of its own, with all that belongs in them', (code) => {
    for (const count of [1, 2, 1_234]) {
      const said = { code, params: paramsWith(count) };
      const [english, other] = [wordsFor(MESSAGES, said) ?? '', wordsFor(messages, said) ?? ''];
      expect(other).not.toBe('');
      expect(other).not.toBe(english);
      expect(other).not.toMatch(/undefined|NaN|\[object/);
      const values = Object.values(TEXTS).filter((text) => !['monday', 'prayer', 'sms'].includes(text));
      expect(values.filter((value) => other.includes(value))).toEqual(
        values.filter((value) => english.includes(value)),
      );
      expect(other.replace(/\D/g, '')).toBe(english.replace(/\D/g, ''));
    }
  });

  test('there is no code that the server does not send', () => {
    expect(Object.keys(messages).sort()).toEqual([...CODES].sort());
  });

  test('errors, contracts and messages about alerts are said by code, whatever the English sentence is', async () => {
    const { errorWords } = (await partOf('messages/errors')) as { errorWords: typeof EnglishErrors };
    const { alertMessageWords } = (await partOf('messages/alerts')) as { alertMessageWords: typeof EnglishAlerts };
    const { contractWords } = (await partOf('messages/contracts')) as { contractWords: typeof EnglishContracts };
    const said = message('method_not_set_up', { method: 'sms' });
    expect(await errorWords.of('Some text.', said)).toBe(wordsFor(messages, said));
    expect(alertMessageWords.of('Some text.', said)).toBe(wordsFor(messages, said));
    const sentence = contractSentence('name_too_long', { max: 60 });
    expect(contractWords.of(sentence)).toBe(wordsFor(messages, contractMessage(sentence) ?? said));
  });

  test.each(CODES)('the finding %s of a check is said by code', async (code) => {
    const { checkMessageWords } = (await partOf('messages/checks')) as { checkMessageWords: typeof EnglishChecks };
    const said = { code, params: paramsWith(2) };
    expect(checkMessageWords.of('Some text.', said)).toBe(wordsFor(messages, said));
  });

  test('a code that the page does not know stays English', async () => {
    const { errorWords } = (await partOf('messages/errors')) as { errorWords: typeof EnglishErrors };
    expect(await errorWords.of('A new sentence.', { code: 'not_yet_known' })).toBe('A new sentence.');
    expect(await errorWords.of('A new sentence.', { code: 'constructor' })).toBe('A new sentence.');
  });
});

test('English follows its plural rules', () => {
  expect(inEnglish(message('too_many_goals', { limit: 1 }))).toBe('You have 1 goal. Please delete one first.');
  expect(inEnglish(message('too_many_goals', { limit: 500 }))).toBe('You have 500 goals. Please delete one first.');
});

/** The sentences that contracts in src/shared give to zod as they are, without a code. */
function literalSentences(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && isZodMessage(node)) found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const CHECKS = /^(min|max|length|regex|refine|int|email|number|string|superRefine)$/;

/**
 * Returns whether a text is an argument of a zod check, or the `message` or `error` of an issue, and reads as a
 * sentence.
 */
function isZodMessage(node: ts.Node): boolean {
  if (!/ /.test(node.getText())) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return /^(message|error)$/.test(parent.name.getText());
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  return CHECKS.test(parent.expression.name.text);
}

test('every sentence of a contract has a code', () => {
  const files = globSync('shared/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', 'shared/messages/**'] });
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(literalSentences)).toEqual([]);
});
