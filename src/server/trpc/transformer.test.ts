import fc from 'fast-check';
import superjson from 'superjson';
import { describe, expect, test } from 'vitest';
import { transformer } from './transformer.ts';

const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.double(), fc.constant(null)) },
  { weight: 4, arbitrary: fc.date() },
  { weight: 1, arbitrary: fc.oneof(fc.constant(undefined), fc.bigInt(), fc.constant(-0), fc.constant(new Set([1]))) },
);
const name = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,6}$/) },
  { weight: 1, arbitrary: fc.constantFrom('a.b', 'a\\b', '', '1', '01', 'toString') },
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

/** The data to the byte, and the same notes about it, in whatever order. */
function expectSuperjson(value: unknown): void {
  const [ours, theirs] = [transformer.serialize(value), superjson.serialize(value)];
  expect(JSON.stringify(ours.json)).toBe(JSON.stringify(theirs.json));
  expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(JSON.stringify(theirs)));
}

test('whatever it is given, it writes what superjson writes', () => {
  fc.assert(fc.property(tree, expectSuperjson), { numRuns: 2_000 });
});

const once = new Date(0);
const shared = { when: new Date(1) };
test.each([
  ['a date in two places', { from: once, to: once }],
  ['an object in two places', [shared, { shared }]],
  ['a date that is none', { when: new Date(Number.NaN) }],
  ['nothing but a date', once],
  ['dates at every depth', { a: [{ b: [once] }, new Date(2)], c: { d: { e: new Date(3) } } }],
  ['names that are numbers', { 2: new Date(4), a: { 1: new Date(5), b: new Date(6) }, 1: new Date(7) }],
  ['a name without a letter', { '': { a: new Date(8), '': new Date(9) } }],
  ['an array with a hole', Array(2)],
  ['an Error', { error: new Error('x') }],
  ['an object of a class', { url: new URL('https://parish.example/') }],
])('%s is written as superjson writes it', (_what, value) => {
  expectSuperjson(value);
});

test('a name that would reach a prototype is refused', () => {
  expect(() => transformer.serialize({ constructor: 1 })).toThrow(/prototype pollution/);
});

test('what it wrote arrives as it was', () => {
  const value = { entries: [{ id: 1, at: new Date(0), words: ['a'] }], hasMore: false };
  expect(superjson.deserialize(JSON.parse(JSON.stringify(transformer.serialize(value))))).toEqual(value);
});

describe('an input', () => {
  test.each([
    ['plain JSON', { userId: 1, words: ['a'], nothing: null }],
    ['dates at any depth', { from: new Date(0), days: [{ at: new Date(1) }] }],
    ['a field that is undefined', { userId: 1, code: undefined }],
    ['undefined', undefined],
    ['a date', new Date(2)],
  ])('may be %s', (_what, value) => {
    expect(transformer.deserialize(JSON.parse(JSON.stringify(superjson.serialize(value))))).toEqual(value);
  });

  const note = (type: unknown) => ({ json: { a: 1 }, meta: { values: { a: type } } });
  test.each<[what: string, sent: unknown]>([
    ['a typed array', note([['typed-array', 'Float64Array']])],
    ['a typed array as the root', { json: 3e9, meta: { values: [['typed-array', 'Uint8Array']] } }],
    ['a regular expression', { json: { a: '/(a+)+$/' }, meta: { values: { a: ['regexp'] } } }],
    ['a big integer', note(['bigint'])],
    ['a set', { json: { a: [1] }, meta: { values: { a: ['set'] } } }],
    ['a map', { json: { a: [[1, 2]] }, meta: { values: { a: ['map', { 'a.0': ['Date'] }] } } }],
    ['an Error', { json: { a: { message: 'x' } }, meta: { values: { a: ['Error'] } } }],
    ['a URL', { json: { a: 'http://x' }, meta: { values: { a: ['URL'] } } }],
    ['a number that JSON cannot write', note(['number'])],
    ['a class', note([['class', 'X']])],
    ['a custom type', note([['custom', 'X']])],
    ['a date with notes below it', note(['Date', { b: ['set'] }])],
    ['notes within notes', note({ b: ['Date'] })],
    ['one thing in two places', { json: { a: {}, b: {} }, meta: { referentialEqualities: { a: ['b'] } } }],
    ['a path to a prototype', { json: {}, meta: { values: { '__proto__.a': ['Date'] } } }],
    ['notes that are a text', { json: {}, meta: { values: 'Date' } }],
    ['notes that are null', { json: {}, meta: null }],
    ['nothing', null],
  ])('is refused as %s', (_what, sent) => {
    expect(() => transformer.deserialize(sent)).toThrow('The request may hold plain JSON and dates only.');
  });

  test('is refused with more values or levels than a call needs', () => {
    expect(() => transformer.deserialize({ json: { a: Array(1_000).fill(0) } })).toThrow('too many values');
    const paths = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`a.${at}`, ['Date']]));
    expect(() => transformer.deserialize({ json: { a: [] }, meta: { values: paths } })).toThrow('too many values');
    expect(() => transformer.deserialize({ json: JSON.parse('['.repeat(99) + ']'.repeat(99)) })).toThrow('too deeply');
  });
});
