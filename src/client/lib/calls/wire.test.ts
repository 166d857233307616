import fc from 'fast-check';
import superjson from 'superjson';
import { expect, it } from 'vitest';
import { wire } from './wire.ts';

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.date({ noInvalidDate: true }),
  fc.bigInt(),
);
const name = fc.string({ minLength: 1 }).filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
const values = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(name, tie('value'))),
})).value;

const travel = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it('reads whatever superjson writes of plain data and dates', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(wire.deserialize(travel(superjson.serialize(value)) as never)).toEqual(value);
    }),
  );
});

it('writes what superjson reads, but for what JSON leaves out', () => {
  const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.date({ noInvalidDate: true }));
  const bodies = fc.dictionary(name, fc.oneof(plain, fc.array(plain), fc.dictionary(name, plain)));
  fc.assert(
    fc.property(bodies, (value) => {
      expect(superjson.deserialize(travel(wire.serialize(value)) as never)).toEqual(value);
    }),
  );
  expect(superjson.deserialize(travel(wire.serialize(undefined)) as never)).toBeUndefined();
  expect(superjson.deserialize(travel(wire.serialize({ code: undefined })) as never)).toEqual({});
});

it('says so where a call answers with what it cannot read', () => {
  expect(() => wire.deserialize(travel(superjson.serialize({ tags: new Set(['a']) })) as never)).toThrow('a set');
});
