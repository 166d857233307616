import fc from 'fast-check';
import superjson from 'superjson';
import { expect, test } from 'vitest';
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
  expect(transformer.deserialize(JSON.parse(JSON.stringify(transformer.serialize(value))))).toEqual(value);
});
