import { connect, type Socket } from 'node:net';
import { quantile } from './table.ts';

/** A server's results under load. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const SETTLE_MS = 150;
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * Sends requests to a server on this machine for some milliseconds: as fast as it answers, one at a time on each of
 * some keep-alive connections, with the given requests in turn.
 * @throws when an answer is not 200.
 */
export async function load(port: number, requests: Buffer[], connections: number, ms: number): Promise<Load> {
  const durations: number[] = [];
  // The connections open before the start, so that accepting them is not measured.
  const start = performance.now() + SETTLE_MS;
  const end = start + ms;
  let turn = 0;
  const next = () => requests[turn++ % requests.length] as Buffer;
  await Promise.all(Array.from({ length: connections }, () => loadConnection(port, next, { start, end, durations })));
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: durations.length / seconds,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
  };
}

/** Returns a GET request in wire format, without `Accept-Encoding`. */
export function get(path: string, cookie: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
}

/** One round of load: requests between two instants are measured. */
interface Round {
  start: number;
  end: number;
  durations: number[];
}

function loadConnection(port: number, next: () => Buffer, { start, end, durations }: Round): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sent = 0;
    // The bytes of the answer that are still missing; negative before its head was read.
    let missing = -1;
    let chunked = false;
    let head: Buffer = Buffer.alloc(0);
    const send = () => {
      sent = performance.now();
      missing = -1;
      head = Buffer.alloc(0);
      socket.write(next());
    };
    socket.on('connect', send);
    socket.on('error', fail);
    socket.on('data', (part: Buffer) => {
      if (missing < 0) {
        const seen = head.length ? Buffer.concat([head, part]) : part;
        const at = seen.indexOf(END_OF_HEAD);
        if (at < 0) {
          head = seen;
          return;
        }
        try {
          const length = bodyLength(seen.toString('latin1', 0, at));
          chunked = length === null;
          missing = length === null ? 1 : length - (seen.length - at - 4);
        } catch (error) {
          socket.destroy();
          fail(error);
          return;
        }
      } else if (!chunked) missing -= part.length;
      if (chunked && part.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) missing = 0;
      if (missing > 0) return;
      const now = performance.now();
      if (sent >= start) durations.push(now - sent);
      if (now < end) send();
      else socket.end(done);
    });
  });
}

/** Returns the length of an answer's body in bytes; null when it is chunked. */
function bodyLength(head: string): number | null {
  if (!head.startsWith('HTTP/1.1 200'))
    throw new Error(`a request was not answered with 200: ${head.slice(0, head.indexOf('\r\n'))}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return null;
  throw new Error('an answer has no length');
}
