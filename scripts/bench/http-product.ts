import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../src/server/app.ts';
import { openSite } from '../../src/server/site/open-site.ts';

/** Runs the product's own server on a data folder in a process of its own, and sends its port to the parent. */
const site = await openSite({ DATA_DIR: process.argv[2] ?? '' });
const app = createApp(site, { lastBeat: () => Date.now() });
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
