import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { AppError } from '../lib/app-error.ts';
import type { Context } from './context.ts';
import { toAppError, toTrpcError } from './to-app-error.ts';
import { transformer } from './transformer.ts';

/**
 * What is known of a call besides its code: where it stands in REST, who may make it, whether they must have signed in
 * within the hour, and which statuses it answers for reasons of its own.
 */
export type CallMeta = OpenApiMeta<{ access?: Access; fresh?: boolean; alsoAnswers?: number[] }>;

/**
 * Anyone; a member by a session or a token; a member in a session only; an administrator by a session or a token; an
 * administrator in a session only. Set by the procedures.
 */
export type Access = 'anyone' | 'member' | 'session' | 'admin' | 'admin_session';

// Two beats and some (domains/alerts/live).
const STREAM_SILENCE_MS = 50_000;

const trpc = initTRPC
  .context<Context>()
  .meta<CallMeta>()
  .create({
    transformer,
    isDev: false,
    // Streams have a beat of their own, which carries how far they are; a page that hears none of it comes anew.
    sse: { client: { reconnectAfterInactivityMs: STREAM_SILENCE_MS } },
    errorFormatter({ shape, error }) {
      const known = toAppError(error);
      const data = {
        ...shape.data,
        reason: known.code,
        said: known.said,
        issues: known.issues,
        ...(known.present && { present: known.present }),
      };
      // What refuses a request before its call begins reaches us wrapped as an internal error.
      if (error.cause instanceof AppError)
        Object.assign(data, { code: toTrpcError(error.cause).code, httpStatus: error.cause.status });
      return { ...shape, message: known.message, data };
    },
  });

export const { router, procedure, middleware, _config: config } = trpc;
