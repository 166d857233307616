import type { AddressInfo } from 'node:net';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Request } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { sessionsOf } from '../../src/server/domains/auth/sessions/sessions.ts';
import { appRouter } from '../../src/server/router.ts';
import { readEnv } from '../../src/server/site/env.ts';
import { openSite } from '../../src/server/site/open-site.ts';
import type { Context } from '../../src/server/trpc/context.ts';

/**
 * Serves the product's router on a data folder as most projects would: with tRPC's and trpc-to-openapi's Express
 * handlers and their defaults, and nothing else. Runs in a process of its own and sends its port to the parent.
 */
const site = openSite(readEnv({ DATA_DIR: process.argv[2] ?? '' }));

async function createContext({ req }: { req: Request }): Promise<Context> {
  const cookie = req.headers.cookie ?? null;
  const address = req.socket.remoteAddress ?? '';
  const session = await sessionsOf(site).read(cookie, false);
  return {
    site,
    actor: session && {
      kind: 'member',
      userId: session.userId,
      role: session.role,
      address,
      credential: { kind: 'session', sessionId: session.sessionId, startedAt: session.startedAt },
    },
    caller: { address, userAgent: req.headers['user-agent'] ?? null, secure: false, cookie },
    responseHeaders: new Headers(),
    async recordRead() {},
  };
}

const app = express();
app.use('/trpc', createExpressMiddleware({ router: appRouter, createContext }));
app.use('/api', createOpenApiExpressMiddleware({ router: appRouter, createContext }));
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
