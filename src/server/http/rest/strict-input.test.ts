import { expect, test } from 'vitest';
import { z } from 'zod';
import { listCalls } from '../list-calls.ts';

const COERCED = ['number', 'boolean', 'bigint', 'date'];

/** The fields below a schema that trpc-to-openapi would switch coercion on in, by their paths. */
function coercedFields(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return coercedFields(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return coercedFields(schema.element, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => coercedFields(field, `${path}.${name}`));
  return schema instanceof z.ZodType && COERCED.includes(schema.type) ? [path] : [];
}

test('no number and no boolean of an input can be switched to coercion: each is made by `strict`', () => {
  const served = listCalls().filter(({ meta }) => meta.openapi);
  expect(served.length).toBeGreaterThan(50);
  expect(served.flatMap(({ name, input }) => coercedFields(input, name))).toEqual([]);
});

test('a field that is not strict would be found, however it is wrapped', () => {
  const schema = z.object({ days: z.array(z.object({ on: z.boolean().default(true) }).nullable()).optional() });
  expect(coercedFields(schema, 'call')).toEqual(['call.days.on']);
});
