import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appRouter } from '../../src/server/router.ts';
import { openSite } from '../../src/server/site/open-site.ts';
import { contextOf } from './http-context.ts';

/**
 * Serves the dashboard and the history by tRPC's `createCaller` behind bare node:http: the session check, the call with
 * the checks of its input and output, and JSON, but no library's HTTP handler. Nothing that uses the router's public
 * interface can be faster. Runs in its own process and sends its port to the parent.
 */
const site = await openSite({ DATA_DIR: process.argv[2] ?? '' });

const server = createServer(async (request, response) => {
  const match = /^\/(dashboard|history)\/(\d+)(?:\?page=(\d+))?$/.exec(request.url ?? '');
  const context = await contextOf(site, request);
  if (!match || !context.actor) {
    response.writeHead(403).end();
    return;
  }
  const caller = appRouter.createCaller(context);
  const userId = Number(match[2]);
  const answer =
    match[1] === 'dashboard'
      ? await caller.guidance.dashboard({ userId })
      : await caller.guidance.history({ userId, page: Number(match[3] ?? 1) });
  const body = JSON.stringify(answer);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
