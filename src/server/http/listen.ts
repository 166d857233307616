import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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

// What never becomes a request, by Node's words for it; anything else is a bad request.
const REFUSALS: Record<string, { status: string; sentence: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', sentence: 'The request is too large.' },
};
const BAD_REQUEST = { status: '400 Bad Request', sentence: 'The request could not be read.' };

/** A server that cuts off what is too slow or too large; it listens to nothing yet. */
export function createHttpServer(limits: Partial<typeof SERVER_LIMITS> = {}): Server {
  const server = createServer({ ...SERVER_LIMITS, ...limits });
  server.maxHeadersCount = MAX_HEADERS;
  server.on('clientError', refuse);
  return server;
}

/** Answers what is no request as every refusal is answered (decisions.md D32), and hangs up. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // An answer that is on its way already must not have another written into it.
  const begun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || error.code === 'ECONNRESET' || begun) {
    socket.destroy();
    return;
  }
  const { status, sentence } = REFUSALS[error.code ?? ''] ?? BAD_REQUEST;
  const code = status.slice(4).toUpperCase().replaceAll(' ', '_');
  const body = JSON.stringify({ message: sentence, code, error: sentence });
  const headers = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
