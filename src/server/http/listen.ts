import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { METHODS } from './guard.ts';

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

/** How something that is no request is answered. */
interface Refusal {
  status: string;
  sentence: string;
  /** The methods that are taken, where the method is what is refused. */
  allow?: string;
}

// What never becomes a request, by Node's words for it; anything else is a bad request.
const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', sentence: 'The request is too large.' },
};
const NO_TUNNEL: Refusal = {
  status: '405 Method Not Allowed',
  sentence: 'This call does not take that method.',
  allow: METHODS.join(', '),
};
const BAD_REQUEST: Refusal = { status: '400 Bad Request', sentence: 'The request could not be read.' };

/** A server that cuts off what is too slow or too large; it listens to nothing yet. */
export function createHttpServer(limits: Partial<typeof SERVER_LIMITS> = {}): Server {
  const server = createServer({ ...SERVER_LIMITS, ...limits });
  server.maxHeadersCount = MAX_HEADERS;
  server.on('clientError', refuse);
  // Node gives a CONNECT to nobody else, and closes the connection without an answer where nobody takes it.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    hangUp(socket, NO_TUNNEL);
  });
  return server;
}

/**
 * What answers the requests of a server by an app. A request that cannot be one of fetch, such as one with a backslash in
 * its path, is refused as any bad request is.
 */
export function createListener(app: Pick<Hono, 'fetch'>) {
  return getRequestListener(app.fetch, { errorHandler: refuseUnreadable });
}

function refuseUnreadable(error: unknown): Response {
  // The app answers its own errors, so this is about a request that never reached it.
  if (!(error instanceof RequestError)) throw error;
  const headers = { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(bodyOf(BAD_REQUEST), { status: 400, headers });
}

/** Answers what is no request as every refusal is answered (decisions.md D32), and hangs up. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // An answer that is on its way already must not have another written into it.
  const begun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || error.code === 'ECONNRESET' || begun) {
    socket.destroy();
    return;
  }
  hangUp(socket, REFUSALS[error.code ?? ''] ?? BAD_REQUEST);
}

/** Writes a refusal to a socket that no request came on, and closes it. */
function hangUp(socket: Duplex, refusal: Refusal): void {
  const { status, allow } = refusal;
  const body = JSON.stringify(bodyOf(refusal));
  const headers = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(allow ? [`Allow: ${allow}`] : []),
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function bodyOf({ status, sentence }: Refusal): object {
  const code = status.slice(4).toUpperCase().replaceAll(' ', '_');
  return { message: sentence, code, error: sentence };
}
