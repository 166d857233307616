import { expect, test } from 'vitest';
import { transformer as serverTransformer } from '../../../server/trpc/transformer.ts';
import { transformer } from './transformer.ts';

const travel = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test.each([
  ['nothing', undefined],
  ['plain data', { userId: 7, text: 'a.b\\c', flags: [true, null] }],
  ['dates, however deep', { days: [{ at: new Date('2027-03-01T08:00:00Z') }], until: null }],
  ['a field without a value', { code: undefined }],
])('the server reads %s as it was sent', (_what, value) => {
  expect(serverTransformer.deserialize(travel(transformer.serialize(value)))).toEqual(value);
});

test('the server reads an input that contains one object twice', () => {
  const slots = [{ time: '9:00 AM' }];
  const week = { monday: slots, tuesday: slots };
  expect(serverTransformer.deserialize(travel(transformer.serialize(week)))).toEqual(week);
});

test('dates in an answer become dates again', () => {
  const answer = { entries: [{ createdAt: new Date('2027-03-01T08:00:00Z') }] };
  expect(transformer.deserialize(travel(serverTransformer.serialize(answer)))).toEqual(answer);
});
