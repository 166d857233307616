import { expect, test } from 'vitest';
import { trpc } from '../../trpc.ts';
import { getQueryKey } from './calls.ts';

test.each([
  ['a query with its input', { userId: 7 }, 'query'],
  ['a query without an input', undefined, 'query'],
  ['every answer of a call', undefined, undefined],
] as const)('the key of %s has its path, input and type', (_what, input, type) => {
  const call = trpc.schedule.get;
  const expected = [['schedule', 'get'], ...(type ? [{ ...(input && { input }), type }] : [])];
  expect(getQueryKey(call, input, type)).toEqual(expected);
});
