import { expect, test } from 'vitest';
import { z } from 'zod';
import { listCalls } from '../list-calls.ts';

const COERCED = ['number', 'boolean', 'bigint', 'date'];

/** Returns the paths of the fields in a schema for which trpc-to-openapi would switch coercion on. */
function coercedFields(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return coercedFields(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return coercedFields(schema.element, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => coercedFields(field, `${path}.${name}`));
  return schema instanceof z.ZodType && COERCED.includes(schema.type) ? [path] : [];
}

test('the library cannot switch any number or boolean of an input to coercion: `strict` makes each of them', () => {
  const served = listCalls().filter(({ meta }) => meta.openapi);
  expect(served.length).toBeGreaterThan(50);
  expect(served.flatMap(({ name, input }) => coercedFields(input, name))).toEqual([]);
});

test('a field that is not strict is detected, however it is wrapped', () => {
  const schema = z.object({ days: z.array(z.object({ on: z.boolean().default(true) }).nullable()).optional() });
  expect(coercedFields(schema, 'call')).toEqual(['call.days.on']);
});
