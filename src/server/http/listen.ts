import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { METHODS } from './guard.ts';

/** Limits on a request before the app handles it: times in milliseconds, sizes in bytes. */
export const SERVER_LIMITS = {
  // All headers of a request, including its URL; a larger one is answered with 431.
  maxHeaderSize: 16 * 1024,
  // Limits how long a slow request holds a connection: first its headers, then headers and body.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than proxies keep an idle connection, so a proxy never sends a request into one that is closing.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

const MAX_HEADERS = 100;

/** The answer to a message that is no valid request. */
interface Refusal {
  status: string;
  sentence: string;
  /** The accepted methods, when the method is the error. */
  allow?: string;
}

// Errors of Node's parser and their answers; any other error is a bad request.
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

/** Creates a server that cuts off requests that are too slow or too large. It does not listen on a port yet. */
export function createHttpServer(limits: Partial<typeof SERVER_LIMITS> = {}): Server {
  const server = createServer({ ...SERVER_LIMITS, ...limits });
  server.maxHeadersCount = MAX_HEADERS;
  server.on('clientError', refuse);
  // Node sends CONNECT only to this listener, and without a listener closes the connection without an answer.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    hangUp(socket, NO_TUNNEL);
  });
  return server;
}

/**
 * Creates the request listener of an app. A request that fetch cannot represent, such as one with a backslash in its
 * path, is answered as a bad request.
 */
export function createListener(app: Pick<Hono, 'fetch'>) {
  return getRequestListener(app.fetch, { errorHandler: refuseUnreadable });
}

function refuseUnreadable(error: unknown): Response {
  // The app answers its own errors, so this one is about a request that never reached the app.
  if (!(error instanceof RequestError)) throw error;
  const headers = { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(bodyOf(BAD_REQUEST), { status: 400, headers });
}

/** Answers an unreadable request in the form of every error (decisions.md D32), and closes the connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // When an answer has begun, a second one must not be written into it.
  const begun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || error.code === 'ECONNRESET' || begun) {
    socket.destroy();
    return;
  }
  hangUp(socket, REFUSALS[error.code ?? ''] ?? BAD_REQUEST);
}

/** Writes an error to a raw socket without a request, and closes it. */
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
