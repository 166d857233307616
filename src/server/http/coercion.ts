import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';

interface Schema {
  _zod: { def: z.core.$ZodTypeDef & Record<string, unknown> };
}

const COERCIBLE = ['number', 'boolean', 'bigint', 'date'];
// Where a schema keeps the schemas it is made of: one, a list, or one per field.
const PARTS = ['innerType', 'element', 'shape', 'in', 'out', 'options', 'left', 'right', 'items', 'rest', 'valueType'];

/**
 * Keeps every field of every call's input as strict or as lenient as its contract says. trpc-to-openapi switches
 * coercion on in the schemas it serves, for REST and tRPC alike, and a coerced boolean reads "false" as consent.
 */
export function lockCoercion(router: AnyRouter): void {
  const seen = new Set<Schema>();
  for (const procedure of Object.values(router._def.procedures)) {
    const { inputs } = (procedure as { _def: { inputs: Schema[] } })._def;
    for (const input of inputs) lock(input, seen);
  }
}

function lock(schema: Schema, seen: Set<Schema>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  for (const part of PARTS) for (const inner of schemasIn(def[part])) lock(inner, seen);
  if (!COERCIBLE.includes(def.type)) return;
  // Contracts share fields: one that is locked stays locked.
  if (Object.getOwnPropertyDescriptor(def, 'coerce')?.get) return;
  const coerce = def.coerce ?? false;
  Object.defineProperty(def, 'coerce', { get: () => coerce, set() {} });
}

function schemasIn(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null) return [];
  return '_zod' in part ? [part as Schema] : Object.values(part).flatMap(schemasIn);
}
