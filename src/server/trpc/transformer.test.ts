import superjson from 'superjson';
import { describe, expect, test } from 'vitest';
import { transformer } from './transformer.ts';

test('serialized values arrive unchanged', () => {
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
    expect(() => transformer.deserialize(sent)).toThrow('The request may only contain plain JSON and dates.');
  });

  test('is rejected with more values or levels than a call needs', () => {
    expect(() => transformer.deserialize({ json: { a: Array(1_000).fill(0) } })).toThrow('too many values');
    const paths = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`a.${at}`, ['Date']]));
    expect(() => transformer.deserialize({ json: { a: [] }, meta: { values: paths } })).toThrow('too many values');
    expect(() => transformer.deserialize({ json: JSON.parse('['.repeat(99) + ']'.repeat(99)) })).toThrow('too deeply');
  });
});
