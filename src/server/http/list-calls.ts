import type { z } from 'zod';
import { appRouter } from '../router.ts';
import type { CallMeta } from '../trpc/init.ts';

/** One call of the router. */
export interface RouterCall {
  /** Its path in the router, such as `guidance.history`. */
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: CallMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
}

/**
 * Lists every call in the router's order. tRPC has no public way to list procedures, so only this file reads `_def`:
 * the flat map of procedures, with each one's type, meta, inputs and output.
 */
export function listCalls(): RouterCall[] {
  return Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
    const { type, meta, inputs, output } = (
      procedure as unknown as {
        _def: { type: RouterCall['type']; meta?: CallMeta; inputs: z.ZodType[]; output?: z.ZodType };
      }
    )._def;
    return { name, type, meta: meta ?? {}, input: inputs[0], output };
  });
}
