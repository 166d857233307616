import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
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

/** The response to bytes that are not a valid request. Node has no response object for them. */
interface RawResponse {
  status: string;
  sentence: string;
  /** The accepted methods, when the method is the error. */
  allow?: string;
}

// The responses to errors of Node's parser; any other error is a bad request.
const ERROR_RESPONSES: Record<string, RawResponse> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', sentence: 'The request is too large.' },
};
const METHOD_NOT_ALLOWED: RawResponse = {
  status: '405 Method Not Allowed',
  sentence: 'This call does not take that method.',
  allow: METHODS.join(', '),
};
const BAD_REQUEST: RawResponse = { status: '400 Bad Request', sentence: 'The request could not be read.' };

/** Creates a server that rejects requests that are too slow or too large. It does not listen on a port yet. */
export function createHttpServer(limits: Partial<typeof SERVER_LIMITS> = {}): Server {
  const server = createServer({ ...SERVER_LIMITS, ...limits });
  server.maxHeadersCount = MAX_HEADERS;
  const isAnswering = watchResponses(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    handleClientError(error, socket, isAnswering(socket)),
  );
  // Node passes CONNECT only to this listener. Without it, Node closes the connection without an answer.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    respondAndClose(socket, METHOD_NOT_ALLOWED);
  });
  return server;
}

/**
 * Creates the request listener of an app. A request that fetch cannot represent, such as one with a backslash in its
 * path, is answered as a bad request.
 */
export function createListener(app: Pick<Hono, 'fetch'>) {
  return getRequestListener(app.fetch, { errorHandler: answerUnreadable });
}

function answerUnreadable(error: unknown): Response {
  // The app answers its own errors, so this one is about a request that never reached the app.
  if (!(error instanceof RequestError)) throw error;
  const headers = { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(bodyOf(BAD_REQUEST), { status: 400, headers });
}

/**
 * Watches the responses of a server. Returns a function that says whether a response on a connection has begun and not ended.
 * A connection has several responses when a client sends its next request before the answer to the last.
 */
function watchResponses(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, response) => {
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  return (socket) =>
    [...(open.get(socket) ?? [])].some(({ headersSent, writableFinished }) => headersSent && !writableFinished);
}

/** Answers an unreadable request with the error body of decisions.md D32, and closes the connection. */
function handleClientError(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  // When an answer has begun, a second one must not be written into it.
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
    socket.destroy();
    return;
  }
  respondAndClose(socket, ERROR_RESPONSES[error.code ?? ''] ?? BAD_REQUEST);
}

/** Writes an error to a raw socket without a request, and closes it. */
function respondAndClose(socket: Duplex, response: RawResponse): void {
  const { status, allow } = response;
  const body = JSON.stringify(bodyOf(response));
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

function bodyOf({ status, sentence }: RawResponse): object {
  const code = status.slice(4).toUpperCase().replaceAll(' ', '_');
  return { message: sentence, code, error: sentence };
}
