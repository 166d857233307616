import type { Actor } from '../lib/actor.ts';
import { AppError, internalError } from '../lib/errors.ts';
import { toTrpcError } from './errors.ts';
import { middleware, procedure } from './init.ts';

const answerErrors = middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError) throw toTrpcError(cause);
  if (result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  ctx.site.log.error({ err: cause ?? result.error, call: path }, 'a call failed');
  throw toTrpcError(internalError(cause));
});

/** For anyone. */
export const publicProcedure = procedure.use(answerErrors);

/** For whoever has a valid session; `ctx.actor` says who. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.actor?.kind !== 'member') throw toTrpcError(new AppError('unauthorized', 'Please sign in first.'));
  return next({ ctx: { ...ctx, actor: ctx.actor satisfies Actor } });
});

/** For administrators (decisions.md D2). */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw toTrpcError(new AppError('forbidden', 'This is for administrators.'));
  return next({ ctx });
});
