import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';

type Definition = z.core.$ZodTypeDef & { innerType?: Schema; shape?: Record<string, Schema>; coerce?: boolean };
interface Schema {
  _zod: { def: Definition };
}

/**
 * Keeps every field of every call's input as strict or as lenient as its contract says. trpc-to-openapi switches
 * coercion on in the schemas it serves, for REST and tRPC alike, and a coerced boolean reads "false" as consent.
 */
export function lockCoercion(router: AnyRouter): void {
  for (const procedure of Object.values(router._def.procedures)) {
    const { inputs } = (procedure as { _def: { inputs: Schema[] } })._def;
    for (const input of inputs) lock(input);
  }
}

function lock(schema: Schema): void {
  const { def } = schema._zod;
  if (def.innerType) lock(def.innerType);
  if (def.shape) for (const field of Object.values(def.shape)) lock(field);
  if (!['number', 'boolean', 'bigint', 'date'].includes(def.type)) return;
  // Contracts share fields: one that is locked stays locked.
  if (Object.getOwnPropertyDescriptor(def, 'coerce')?.get) return;
  const coerce = def.coerce ?? false;
  Object.defineProperty(def, 'coerce', { get: () => coerce, set() {} });
}
