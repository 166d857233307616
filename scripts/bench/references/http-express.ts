import type { AddressInfo } from 'node:net';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Request } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { appRouter } from '../../../src/server/router.ts';
import { openSite } from '../../../src/server/site/open-site.ts';
import { contextOf } from '../http-context.ts';

/**
 * Serves the product's router on a data folder as most projects would: with tRPC's and trpc-to-openapi's Express
 * handlers and their defaults, and nothing else. Runs in a process of its own and sends its port to the parent.
 */
const site = await openSite({ DATA_DIR: process.argv[2] ?? '' });

const createContext = ({ req }: { req: Request }) => contextOf(site, req);

const app = express();
app.use('/trpc', createExpressMiddleware({ router: appRouter, createContext }));
app.use('/api', createOpenApiExpressMiddleware({ router: appRouter, createContext }));
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
