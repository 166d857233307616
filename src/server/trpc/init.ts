import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Context } from './context.ts';
import { toAppError } from './errors.ts';

const trpc = initTRPC
  .context<Context>()
  .meta<OpenApiMeta>()
  .create({
    transformer: superjson,
    isDev: false,
    errorFormatter({ shape, error }) {
      const known = toAppError(error);
      return { ...shape, message: known.message, data: { ...shape.data, reason: known.code, issues: known.issues } };
    },
  });

export const { router, procedure, middleware } = trpc;
