import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendServiceUpdateBody } from './alerts/service-updates.ts';
import { createTokenBody } from './auth/credentials.ts';
import { changeUsernameBody } from './auth.ts';
import { atLeastVisible, longText, pageNumber, pathId, queryFlag, rowLimit, shortText } from './fields.ts';
import { goalBody, goalChangeBody } from './goals.ts';
import { themeWeekBody } from './guidance/plans.ts';
import { onboardingSteps } from './onboarding.ts';
import { MAX_TEXT_LENGTH } from './text/text-limit.ts';
import { visibleLength } from './text/visible-length.ts';

/** Returns the error of a schema for a value, at a field. */
function sentence(schema: z.ZodType, value: unknown): string | undefined {
  const result = z.object({ field: schema }).safeParse(value === undefined ? {} : { field: value });
  return result.error?.issues[0]?.message;
}

describe('the error of an invalid field', () => {
  test.each([
    [z.string(), undefined, 'field is required'],
    [z.string(), 5, 'field must be text'],
    [z.string(), null, 'field must be text'],
    [z.number(), 'x', 'field must be a number'],
    [z.number().int(), 1.5, 'field must be a whole number'],
    [z.boolean(), 'true', 'field must be true or false'],
    [z.array(z.string()), 'x', 'field must be a list'],
    [z.object({}), 'x', 'field must be an object'],
    [z.enum(['a', 'b']), 'c', 'field must be one of: a, b'],
    [z.number().min(1), 0, 'field must be at least 1'],
    [z.number().positive(), 0, 'field must be more than 0'],
    [z.number().max(5), 6, 'field must be at most 5'],
    [z.string().min(2), 'a', 'field must be at least 2 characters'],
    [z.string().max(2), 'abc', 'field must be at most 2 characters'],
    [z.array(z.string()).min(1), [], 'field must be at least 1 item'],
    [z.array(z.string()).max(1), ['a', 'b'], 'field must be at most 1 item'],
    [z.string().regex(/x/), 'y', 'field is not valid'],
    [z.email(), 'y', 'field is not valid'],
  ])('%#: %j', (schema, value, expected) => {
    expect(sentence(schema, value)).toBe(expected);
  });

  test('names the whole path, or the request when there is none', () => {
    const schema = z.strictObject({ days: z.array(z.object({ hour: z.number() })) });
    expect(schema.safeParse({ days: [{ hour: 1 }, {}] }).error?.issues[0]?.message).toBe('days.1.hour is required');
    expect(schema.safeParse(5).error?.issues[0]?.message).toBe('The request must be an object');
    expect(schema.safeParse({ days: [], a: 1, b: 2 }).error?.issues[0]?.message).toBe('Unknown field: a, b');
  });

  test('is the schema’s own sentence when it has one', () => {
    expect(sentence(z.string().min(2, 'Too short'), 'a')).toBe('Too short');
  });
});

test('of a text that is too long names the limit', () => {
  expect(sentence(longText, 'x'.repeat(MAX_TEXT_LENGTH))).toBeUndefined();
  expect(sentence(longText, 'x'.repeat(MAX_TEXT_LENGTH + 1))).toBe('Please use at most 16,384 characters');
  expect(sentence(shortText, 'x'.repeat(200))).toBeUndefined();
  expect(sentence(shortText, 'x'.repeat(201))).toBe('Please use at most 200 characters');
});

test.each([
  ['\u200b\u200b', 'field must be at least 2 characters'],
  [' \u2060a\u2060 ', 'field must be at least 2 characters'],
  ['a', 'field must be at least 2 characters'],
  ['a\u200db', undefined],
  ['  ab  ', undefined],
])('%j has at least two visible characters, or the error says so', (value, expected) => {
  const schema = atLeastVisible(z.string(), 2);
  expect(sentence(schema, value)).toBe(expected);
  expect(z.object({ field: schema }).safeParse({ field: value }).error?.issues ?? []).toHaveLength(expected ? 1 : 0);
});

test.each([
  ['a philosophy', onboardingSteps[0], { friendshipPhilosophy: '\u200b'.repeat(60), satisfactionRating: 3 }],
  ['the title of a goal', goalBody, { title: '\u200b\u200b' }],
  ['the new title of a goal', goalChangeBody, { title: '\u200b\u200b' }],
  ['the name of a token', createTokenBody, { name: '\u200b', scopes: ['read'] }],
  ['a username', changeUsernameBody, { username: '\u3164\u3164' }],
  [
    'the title of a week',
    themeWeekBody,
    { title: '\u2060', startsOn: '2027-03-01', endsOn: '2027-03-07', passages: [] },
  ],
  ['an update', sendServiceUpdateBody, { subject: '\u200b', preview: '\u200b', text: '\u200b', language: 'en' }],
])('%s cannot be invisible', (_, schema, body) => {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const texts = Object.values(body).filter((value) => typeof value === 'string' && visibleLength(value) === 0);
  expect(issues).toHaveLength(texts.length);
});

test.each([
  ['1', 1],
  [7, 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('an id may be %j', (value, expected) => {
  expect(pathId.parse(value)).toBe(expected);
});

test.each([
  '0',
  '-1',
  '1.5',
  '',
  ' ',
  'abc',
  'Infinity',
  '9007199254740992',
  '99999999999999999999',
  null,
  undefined,
  {},
  [],
  [1, 2],
  [5],
  ['5'],
  true,
  '1e3',
  ' 1',
  '1 ',
  '0x1',
  '+1',
  '1.0',
  '1_000',
  '05',
  '١',
])('an id cannot be %j: digits only', (value) => {
  expect(pathId.safeParse(value).success).toBe(false);
  expect(rowLimit(50, 10).unwrap().safeParse(value).success).toBe(false);
  expect(pageNumber.unwrap().safeParse(value).success).toBe(false);
});

test('a number in another spelling gets an error with the expected spelling', () => {
  expect(sentence(pageNumber, '1e3')).toBe('field must be a whole number, in digits only');
  expect(sentence(pageNumber, true)).toBe('field must be a number');
  expect(sentence(pageNumber, 1.5)).toBe('field must be a whole number');
  expect(sentence(pathId, undefined)).toBe('field is required');
});

test.each([
  ['true', true],
  ['false', false],
  [undefined, false],
])('a flag of %j is read as %s', (value, expected) => {
  expect(queryFlag.parse(value)).toBe(expected);
});

test.each(['', '0', '1', 'TRUE', 'yes', true, false, null])('a flag cannot be %j', (value) => {
  expect(queryFlag.safeParse(value).success).toBe(false);
});
