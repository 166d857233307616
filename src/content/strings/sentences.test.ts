import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/languages.ts';
import type { refusalWords as EnglishRefusals } from './en/refusals.ts';
import { translateBy } from './sentences.ts';

const SERVER = join(import.meta.dirname, '../../server');
// What nobody reads on a screen, and so is said in English alone.
const ENGLISH_ALONE: Record<string, string> = {
  'domains/auth/account/export/letter.ts': 'the file that an export is, which is English as its content is',
  'http/built-pages.ts': 'said where there are no pages',
  'http/docs-page.ts': 'the page about the API',
  'http/document*.ts': 'the document about the API',
  'http/examples/**': 'the document about the API',
  'http/health.ts': 'read by machines',
  'http/listen.ts': 'said where no request could be read',
  'http/metrics.ts': 'read by machines',
  'http/rest.ts': 'calls that no page makes',
  'http/unsubscribe.ts': 'read by mail programs',
  'domains/admin/**': 'the browser has its own words for these (admin-reports.ts)',
  'channels/**': 'messages, which are English',
  'scripture/**': 'said to whoever writes for the library',
  'lib/{env,secrets,start-failures,private-files}.ts': 'said to the operator, at the start',
  'testing/**': 'the tests',
  '**/*.test.ts': 'the tests',
};
// What may stand where a sentence has a value.
const VALUES = ['naomi0', '3', 'a minute', 'SMS', 'A prayer', '2 members', '2 jobs', '2 minutes', 'a member'];

/** The sentences in a file of the server: what is thrown, and whatever else begins and ends as a sentence does. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(SERVER, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, thrown: boolean): void => {
    const isNoText = ts.isPropertyAssignment(node) && /^(summary|description)$/.test(node.name.getText());
    if (ts.isImportDeclaration(node) || isNoText) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text, thrown)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('');
      if (isSentence(text, thrown)) found.push(text);
    }
    const throws = /^(AppError|fieldError)$/.test(
      ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : '',
    );
    ts.forEachChild(node, (child) => visit(child, throws || (thrown && !ts.isCallExpression(node))));
  };
  visit(source, false);
  return found;
}

// Where a sentence has a value.
const VALUE = '…';
const isSentence = (text: string, thrown: boolean) =>
  / /.test(text) && (thrown ? /^[A-Z…"]|[a-z] must /.test(text) : /^[A-Z…].*[a-z)…"]\.$/.test(text));

/** A sentence with everything that may stand for its values. */
function filled(sentence: string): string[] {
  const [before, ...rest] = sentence.split(VALUE);
  if (rest.length === 0) return [sentence];
  return filled(rest.join(VALUE)).flatMap((after) => VALUES.map((value) => `${before}${value}${after}`));
}

const said = globSync('**/*.ts', { cwd: SERVER, exclude: Object.keys(ENGLISH_ALONE) })
  .sort()
  .flatMap((file) => sentencesIn(file).map((sentence) => ({ file, sentence })));

test('the server’s sentences are found', () => {
  const sentences = said.map(({ sentence }) => sentence);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences).toContain('This username is already taken');
  expect(sentences).toContain('For your safety, please sign in again; after that this works for an hour.');
  expect(sentences).toContain(`You have ${VALUE} open goals. Complete or delete one first.`);
});

describe.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))('in $name', async ({ code }) => {
  const readPart = (part: string) => import(join(import.meta.dirname, code, `${part}.ts`));
  const { refusalWords } = (await readPart('refusals')) as { refusalWords: typeof EnglishRefusals };
  const isKnown = async (sentence: string) => (await refusalWords.of(sentence)) !== sentence;

  test('there is every sentence that the server says to a person', async () => {
    const unknown = await Promise.all(
      said.map(async ({ file, sentence }) => {
        const ways = await Promise.all(filled(sentence).map(isKnown));
        return ways.some(Boolean) ? [] : [`${file}: ${sentence}`];
      }),
    );
    expect(unknown.flat()).toEqual([]);
  });
});

describe('a sentence', () => {
  const translate = translateBy({
    SMS: 'SMS',
    Email: 'Correo',
    '[method] is off.': '[method]: apagado.',
    '{who} has # of # (really?).': 'De #, # tiene {who} (¿de veras?).',
  });

  test('keeps its numbers and what is only handed through, in the order of its own', () => {
    expect(translate('Ruth $& 2 has 1,000 of 20 (really?).')).toBe('De 1,000, 20 tiene Ruth $& 2 (¿de veras?).');
  });

  test('has in it what is a word of the language itself, and is another where that is not known', () => {
    expect(translate('Email is off.')).toBe('Correo: apagado.');
    expect(translate('Pigeon is off.')).toBe('Pigeon is off.');
  });

  test('that is not known stays English', () => {
    expect(translate('Email is off. So is SMS.')).toBe('Email is off. So is SMS.');
    expect(translate('constructor')).toBe('constructor');
  });
});
