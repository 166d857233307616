import type { TokenScope } from '../../shared/auth.ts';
import type { MemberActor } from '../lib/actor.ts';
import { AppError, internalError } from '../lib/errors.ts';
import type { Context } from './context.ts';
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
export const publicProcedure = procedure.meta({ access: 'anyone' }).use(answerErrors);

const signedIn = publicProcedure
  .meta({ access: 'member' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireActor(ctx) } }));

/**
 * For members: by a session, or by a token with the scope that reading or writing asks for. `ctx.actor` says who; what
 * an admin does to somebody else is written down (decisions.md D1, D2, D8).
 */
export const memberProcedure = signedIn.use(async ({ ctx, next, path, type, getRawInput }) => {
  requireScope(ctx.actor, type === 'query' ? 'read' : 'write');
  const result = await next();
  if (!result.ok || ctx.actor.role !== 'admin') return result;
  const targetId = memberNamedIn(await getRawInput());
  if (targetId !== null && targetId !== ctx.actor.userId)
    await ctx.recordAct({ actor: ctx.actor, action: path, targetId, details: null });
  return result;
});

/** For what only the person themselves may do, such as changing how they sign in: never by a token. */
export const sessionProcedure = memberProcedure.meta({ access: 'session' }).use(({ ctx, next }) => {
  const { credential } = ctx.actor;
  if (credential.kind !== 'session')
    throw toTrpcError(new AppError('forbidden', 'This needs you to be signed in; a token is not enough.'));
  return next({ ctx: { ...ctx, sessionId: credential.sessionId } });
});

/** For administrators, by a session or a token with the admin scope; what they change is written down (decisions.md D2). */
export const adminProcedure = signedIn.meta({ access: 'admin' }).use(async ({ ctx, next, path, type, getRawInput }) => {
  requireScope(ctx.actor, 'admin');
  if (ctx.actor.role !== 'admin') throw toTrpcError(new AppError('forbidden', 'This is for administrators.'));
  const result = await next();
  if (!result.ok || type === 'query') return result;
  const input = await getRawInput();
  await ctx.recordAct({ actor: ctx.actor, action: path, targetId: memberNamedIn(input), details: plainFields(input) });
  return result;
});

function requireActor({ actor }: Context): MemberActor {
  if (actor) return actor;
  throw toTrpcError(new AppError('unauthorized', 'Please sign in first.'));
}

function requireScope({ credential }: MemberActor, scope: TokenScope): void {
  if (credential.kind === 'session' || credential.scopes.includes(scope)) return;
  throw toTrpcError(new AppError('forbidden', `This token does not have the scope "${scope}".`));
}

function memberNamedIn(input: unknown): number | null {
  const named = Number((input as { userId?: unknown } | undefined)?.userId);
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}

function plainFields(input: unknown): Record<string, string | number | boolean> | null {
  const fields = Object.entries(input ?? {}).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return fields.length ? (Object.fromEntries(fields) as Record<string, string | number | boolean>) : null;
}
