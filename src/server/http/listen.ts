import { createServer, type Server, type ServerOptions } from 'node:http';

/** How long and how large a request may be before it is heard: times in milliseconds, sizes in bytes. */
export const SERVER_LIMITS = {
  // All headers of a request, its address included; more is answered 431.
  maxHeaderSize: 16 * 1024,
  // A request that trickles in holds a connection for no longer than this: headers first, then with its body.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than proxies keep an idle connection, so that they never send into one that is being closed.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

const MAX_HEADERS = 100;

/** A server that cuts off what is too slow or too large; it listens to nothing yet. */
export function createHttpServer(limits: Partial<typeof SERVER_LIMITS> = {}): Server {
  const server = createServer({ ...SERVER_LIMITS, ...limits });
  server.maxHeadersCount = MAX_HEADERS;
  return server;
}
