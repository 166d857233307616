import { initTRPC, type TRPCDefaultErrorShape, type TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { AppError } from '../lib/app-error.ts';
import type { Context } from './context.ts';
import { toAppError, toTrpcError } from './to-app-error.ts';
import { transformer } from './transformer.ts';

/**
 * Facts about a call besides its code: its REST route, its access level, whether it needs a sign-in within the hour,
 * and the additional statuses it can answer.
 */
export type CallMeta = OpenApiMeta<{ access?: Access; fresh?: boolean; alsoAnswers?: number[] }>;

/**
 * The callers of a call: anyone; a member by a session or a token; a member in a session only; an administrator by a
 * session or a token; an administrator in a session only; a reviewer or an administrator in a session only. The procedures
 * set it.
 */
export type Access = 'anyone' | 'member' | 'session' | 'admin' | 'admin_session' | 'reviewer_session';

// A little more than two heartbeats of the stream (domains/alerts/live).
const STREAM_SILENCE_MS = 50_000;

const trpc = initTRPC
  .context<Context>()
  .meta<CallMeta>()
  .create({
    transformer,
    isDev: false,
    // Our streams send their own heartbeat, which carries their position. A page that hears none reconnects.
    sse: { client: { reconnectAfterInactivityMs: STREAM_SILENCE_MS } },
    errorFormatter: describeError,
  });

export const { router, procedure, middleware } = trpc;

/** Adds what the product knows of an error to tRPC's description of it. */
export function describeError({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
  const known = toAppError(error);
  const data = {
    ...shape.data,
    reason: known.code,
    said: known.said,
    issues: known.issues,
    ...(known.present && { present: known.present }),
  };
  // tRPC wraps an error from before the call begins as an internal error, so take the status of its cause.
  if (error.cause instanceof AppError)
    Object.assign(data, { code: toTrpcError(error.cause).code, httpStatus: error.cause.status });
  return { ...shape, message: known.message, data };
}
