import { type AnyRouter, TRPCError } from '@trpc/server';
import type { z } from 'zod';

interface Middleware {
  (call: { next(): Promise<Result> }): Promise<Result>;
  _type?: string;
}
interface Result {
  ok: boolean;
  data?: unknown;
}

/**
 * Lets every call check its answer against its contract at once. tRPC awaits each check, and zod, which compiles its
 * schemas, then goes by the uncompiled ones: seven times the work for an answer that is always at hand.
 */
export function checkOutputsAtOnce(router: AnyRouter): void {
  for (const procedure of Object.values(router._def.procedures)) {
    const { middlewares, output } = (procedure as { _def: { middlewares: Middleware[]; output?: z.ZodType } })._def;
    const at = middlewares.findIndex(({ _type }) => _type === 'output');
    if (output && at >= 0) middlewares[at] = checkAtOnce(output);
  }
}

function checkAtOnce(output: z.ZodType): Middleware {
  return async function checkOutput({ next }) {
    const result = await next();
    if (!result.ok) return result;
    try {
      return { ...result, data: output.parse(result.data) };
    } catch (cause) {
      throw new TRPCError({ message: 'Output validation failed', code: 'INTERNAL_SERVER_ERROR', cause });
    }
  };
}
