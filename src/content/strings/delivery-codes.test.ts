import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { CANCELLED_BY_ADMIN } from '../../shared/alerts/queue-states.ts';
import { ALERT_METHODS } from '../../shared/channels/channels.ts';
import type { DeliveryCodeWords } from './channel-words.ts';
import * as en from './en/admin/admin-queue.ts';
import { deliveryCodes as enCodes } from './en/alerts/delivery-codes.ts';
import { channelWords as enChannels } from './en/channels/all.ts';
import * as es from './es/admin/admin-queue.ts';
import { deliveryCodes as esCodes } from './es/alerts/delivery-codes.ts';
import { channelWords as esChannels } from './es/channels/all.ts';
import { findCode } from './find-code.ts';

const LANGUAGES = [
  { language: 'English', channels: enChannels, codes: enCodes, jobs: en.adminQueueWords.jobs.reasons },
  { language: 'Spanish', channels: esChannels, codes: esCodes, jobs: es.adminQueueWords.jobs.reasons },
];

const ROOT = join(import.meta.dirname, '../../..');
const PATTERNS = [
  'channels/**/*.ts',
  'domains/alerts/*.ts',
  'domains/alerts/{addresses,answers,deliveries,incoming,letters,pauses,workspaces}/**/*.ts',
  'domains/schedule/**/*.ts',
  'scheduler/**/*.ts',
].map((path) => `src/server/${path}`);
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.ts'] });
const ENDING = filesOf(...PATTERNS).map((file) =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true),
);

// The functions that end or postpone a job or a delivery with a code, and the properties that store one.
const CALLS = /^(retry|failed|giveUp|postpone|postponeModel|cancelWaiting|cancelForAddress|dropPrepared)$/;
const PROPERTIES = /^(code|errorCode|errorMessage)$/;
// The functions that return a code; a variable called `code` holds one too.
const REASONS = /^(reason(To|OfPause)|readReason)/;
const IS_CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** The code that a text or a template stands for; a part that it leaves open is written `###`. */
function codeIn(node: ts.Node): string | null {
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `###${literal.text}`).join('')
      : null;
  return text !== null && IS_CODE.test(text.replace('###', '550')) ? text : null;
}

/** The values of constants such as `NO_OPEN_TAB`, by their names. */
const CONSTANTS = new Map<string, string>([['CANCELLED_BY_ADMIN', CANCELLED_BY_ADMIN]]);
function readConstants(node: ts.Node): void {
  if (ts.isVariableDeclaration(node) && node.initializer && /^[A-Z_]+$/.test(node.name.getText())) {
    const code = codeIn(node.initializer);
    if (code) CONSTANTS.set(node.name.getText(), code);
  }
  ts.forEachChild(node, readConstants);
}

function codesWithin(node: ts.Node, found: Set<string>): void {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const code = codeIn(node) ?? (ts.isIdentifier(name) ? CONSTANTS.get(name.text) : undefined);
  if (code) found.add(code);
  // The result of a condition is a code; the condition itself is not.
  if (ts.isConditionalExpression(node)) {
    codesWithin(node.whenTrue, found);
    codesWithin(node.whenFalse, found);
  }
}

function readCodes(node: ts.Node, found: Set<string>, returning = false): void {
  if (ts.isCallExpression(node) && CALLS.test(node.expression.getText()))
    for (const argument of node.arguments) codesWithin(argument, found);
  if (ts.isPropertyAssignment(node) && PROPERTIES.test(node.name.getText())) codesWithin(node.initializer, found);
  if (ts.isVariableDeclaration(node) && node.name.getText() === 'code' && node.initializer)
    codesWithin(node.initializer, found);
  if (ts.isReturnStatement(node) && returning && node.expression) codesWithin(node.expression, found);
  const within = ts.isFunctionDeclaration(node) ? REASONS.test(node.name?.text ?? '') : returning;
  ts.forEachChild(node, (child) => readCodes(child, found, within));
}

for (const source of ENDING) readConstants(source);
const found = new Set<string>();
for (const source of ENDING) readCodes(source, found);
// What `failed` and `retry` also take: the effect on an address.
for (const effect of ['none', 'count', 'disable', 'opt_out']) found.delete(effect);
const CODES = [...found].sort();

// The values that a template may take: the status of an answer, or the code of an error.
const STATUSES = ['400', '404', '421', '450', '499', '500', '503', '554', '599'];

test('the codes are found where the server writes them', () => {
  expect(CODES).toEqual(
    expect.arrayContaining([
      'address_invalid',
      'cancelled_by_admin',
      'compose_failed',
      'daily_limit',
      'linked_elsewhere',
      'no_open_tab',
      'not_configured',
      'not_ready',
      'opted_out',
      'outcome_unknown',
      'paused',
      'paused_category',
      'paused_channel',
      'prepare_failed',
      'quiet_hours',
      'rescheduled',
      'same_instant',
      'smtp_###',
      'smtp_auth',
      'stopped',
      'superseded',
      'timed_out',
      'unexpected',
    ]),
  );
});

test.each(PATTERNS)('the server has files at %s', (pattern) => {
  expect(filesOf(pattern)).not.toEqual([]);
});

// The server, its doubles of providers, and the lists of providers' errors in `shared/`.
const WRITTEN = filesOf('src/server/**/*.ts', 'src/shared/**/*.ts')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Returns whether the server writes a code, whole or as the name of a provider's error behind a template. */
function isWritten(code: string): boolean {
  const rest = code.slice(code.indexOf('_') + 1);
  if (/^\d+$/.test(rest)) return new RegExp(`\\b${rest}\\b`).test(WRITTEN);
  return WRITTEN.includes(`'${code}'`) || WRITTEN.includes(`'${rest}'`);
}

describe.each(LANGUAGES)('in $language', ({ channels, codes, jobs }) => {
  const ofChannels = Object.assign({}, ...Object.values(channels).map((words) => words.codes)) as Readonly<
    Record<string, DeliveryCodeWords>
  >;

  test.each(CODES)('the code %s has a sentence', (code) => {
    const hasWords = (whole: string) => Boolean(jobs[whole] ?? findCode({ ...codes, ...ofChannels }, whole));
    const wholes = code.includes('###') ? STATUSES.map((each) => code.replace('###', each)) : [code];
    expect(wholes.filter((whole) => !hasWords(whole))).toEqual([]);
  });

  test('each sentence has a code that the server writes', () => {
    const exact = Object.keys({ ...codes, ...ofChannels }).filter((code) => !/(\*|\dxx)$/.test(code));
    expect(exact.filter((code) => !isWritten(code))).toEqual([]);
  });

  test('a code has one sentence: two channels never say different things by it', () => {
    const named = [...ALERT_METHODS.flatMap((method) => Object.keys(channels[method].codes)), ...Object.keys(codes)];
    expect(new Set(named).size).toBe(named.length);
  });
});
