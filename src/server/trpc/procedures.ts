import { createHash } from 'node:crypto';
import type { AuditedAct } from '../../shared/admin/audited-acts.ts';
import type { TextTraces } from '../../shared/admin-lists.ts';
import type { TokenScope } from '../../shared/auth.ts';
import { pathId } from '../../shared/fields.ts';
import { message } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import { hasAdminSignIn, isFresh, type MemberActor } from '../lib/actor.ts';
import { AppError, internalError } from '../lib/app-error.ts';
import type { Site } from '../site/site.ts';
import type { Context } from './context.ts';
import { middleware, procedure } from './init.ts';
import { toTrpcError } from './to-app-error.ts';

const answerErrors = middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError) throw toTrpcError(cause);
  if (result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const { site, requestId } = ctx;
  site.log.error({ err: cause ?? result.error, call: path, requestId }, 'a call failed');
  throw toTrpcError(internalError(cause));
});

/** Anyone may call. */
export const publicProcedure = procedure.meta({ access: 'anyone' }).use(answerErrors);

const signedIn = publicProcedure
  .meta({ access: 'member' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireActor(ctx) } }));

/**
 * Members may call, by a session, or by a token with the scope for reading or writing. `ctx.actor` is the member. An
 * administrator who changes another member carries an act for the audit log, and the service stores the act with its
 * change. An administrator's read of another member is written to the audit log before the answer (decisions.md D1, D2,
 * D8).
 */
export const memberProcedure = signedIn.use(async ({ ctx, next, path, type, getRawInput }) => {
  const { actor, site } = ctx;
  requireScope(actor, type === 'query' ? 'read' : 'write');
  if (type === 'query' && actor.role !== 'admin') return next();
  const targetId = memberNamedIn(await getRawInput());
  const isOnOther = actor.role === 'admin' && targetId !== null && targetId !== actor.userId;
  if (isOnOther) requireAdminSignIn(ctx);
  const act = isOnOther ? { action: path as AuditedAct, targetId, details: null } : null;
  const result = await next({ ctx: { ...ctx, actor: act && type === 'mutation' ? { ...actor, act } : actor } });
  if (!result.ok) return result;
  if (type === 'mutation') site.live.announce(targetId ?? actor.userId);
  if (act && type === 'query') await ctx.recordRead(actor, act);
  return result;
});

/** Only the person may call, by a session and never by a token, for example to change how they sign in. */
export const sessionProcedure = memberProcedure.meta({ access: 'session' }).use(({ ctx, next }) => {
  const { credential } = ctx.actor;
  if (credential.kind !== 'session') throw needsPerson();
  return next({ ctx: { ...ctx, sessionId: credential.sessionId, startedAt: credential.startedAt } });
});

/** A session that signed in within the hour may call. For changes that would let an intruder keep an account. */
export const freshProcedure = sessionProcedure.meta({ access: 'session', fresh: true }).use(({ ctx, next }) => {
  if (isFresh(ctx.actor, ctx.site.clock.now())) return next();
  throw needsFreshSignIn();
});

/**
 * Administrators may call, by a session that signed in within 12 hours or by a token with the admin scope. `ctx.actor`
 * carries the act for the audit log, and the service stores it with its change (decisions.md D2).
 */
export const adminProcedure = signedIn.meta({ access: 'admin' }).use(async ({ ctx, next, path, type, getRawInput }) => {
  requireScope(ctx.actor, 'admin');
  if (ctx.actor.role !== 'admin') throw toTrpcError(new AppError('forbidden', message('admins_only')));
  requireAdminSignIn(ctx);
  if (type === 'query') return next();
  const input = await getRawInput();
  const targetId = memberNamedIn(input);
  const act = { action: path as AuditedAct, targetId, details: plainFields(input) };
  const result = await next({ ctx: { ...ctx, actor: { ...ctx.actor, act } } });
  if (result.ok) ctx.site.live.announce(targetId ?? ctx.actor.userId);
  return result;
});

/**
 * Administrators may call in a session that signed in within the hour, never by a token. For changes that give or take
 * administrator powers.
 */
export const freshAdminProcedure = adminProcedure
  .meta({ access: 'admin_session', fresh: true })
  .use(({ ctx, next }) => {
    if (ctx.actor.credential.kind !== 'session') throw needsPerson();
    if (!isFresh(ctx.actor, ctx.site.clock.now())) throw needsFreshSignIn();
    return next();
  });

/**
 * Reviewers and administrators may call, in a session that signed in within 12 hours, never by a token. What they decide
 * reaches every member, so `ctx.actor` carries the act for the audit log.
 */
export const reviewerProcedure = signedIn
  .meta({ access: 'reviewer_session' })
  .use(async ({ ctx, next, path, type, getRawInput }) => {
    const { actor } = ctx;
    if (actor.credential.kind !== 'session') throw needsPerson();
    if (actor.role === 'member') throw toTrpcError(new AppError('forbidden', message('reviewers_only')));
    requireAdminSignIn(ctx);
    if (type === 'query') return next();
    const act = { action: path as AuditedAct, targetId: null, details: plainFields(await getRawInput()) };
    return next({ ctx: { ...ctx, actor: { ...actor, act } } });
  });

function needsPerson() {
  return toTrpcError(new AppError('forbidden', message('token_not_enough')));
}

function needsFreshSignIn() {
  return signInAgain(message('sign_in_again_hour'));
}

function requireActor({ actor }: Context): MemberActor {
  if (actor) return actor;
  throw toTrpcError(new AppError('unauthorized', message('not_signed_in')));
}

function requireAdminSignIn({ site, actor }: { site: Site; actor: MemberActor }): void {
  if (hasAdminSignIn(actor, site.clock.now())) return;
  throw signInAgain(message('sign_in_again_half_day'));
}

function signInAgain(said: CodedMessage) {
  return toTrpcError(new AppError('fresh_sign_in_required', said));
}

function requireScope({ credential }: MemberActor, scope: TokenScope): void {
  if (credential.kind === 'session' || credential.scopes.includes(scope)) return;
  throw toTrpcError(new AppError('forbidden', message('scope_missing', { scope })));
}

function memberNamedIn(input: unknown): number | null {
  const { data } = pathId.safeParse((input as { userId?: unknown } | undefined)?.userId);
  return data ?? null;
}

function plainFields(input: unknown): Record<string, string | number | boolean> | null {
  const fields = Object.entries(input ?? {})
    .filter(([name, value]) => isAuditable(name) && ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, MAX_DETAILS)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string') return [[name, value]];
      return isLongText(name) ? fingerprintOf(value) : [[name, value.slice(0, MAX_DETAIL_LENGTH).toWellFormed()]];
    });
  return fields.length ? (Object.fromEntries(fields) as Record<string, string | number | boolean>) : null;
}

/** Returns what is kept of a text: enough to recognise it, and not a word of it. */
function fingerprintOf(text: string): [keyof TextTraces, string | number][] {
  const digest = createHash('sha256').update(text.trim()).digest('hex').slice(0, DIGEST_DIGITS);
  return [
    ['textLength', [...text.trim()].length],
    ['textDigest', digest],
  ];
}

// These details are logged before any schema has validated the input. So keep few and short fields, and none that may
// hold a secret, or a mail address that would outlive its account here. The target has its own column.
const MAX_DETAILS = 10;
const MAX_DETAIL_LENGTH = 200;
const DIGEST_DIGITS = 12;
const isLongText = (name: string) => name === 'text';
// The clock of the caller's device says nothing about the act.
const isAuditable = (name: string) =>
  /^[a-zA-Z]{1,40}$/.test(name) && !/^(?:userId|callerTime)$|pass|token|code|secret|key|mail/i.test(name);
