import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, createTelegramBot, error, type TelegramBot } from './telegram-bot.ts';

/** The token of the double's one bot. */
export const BOT_TOKEN = '123456789:AAE-the-token-of-the-tests-0123456789';

/** A failure of a method. */
export type TelegramFailure =
  | { does: 'reply'; status: number; description: string; retryAfter?: number }
  /** Never answers. */
  | { does: 'hang' }
  /** Does its work, then closes the connection without an answer. */
  | { does: 'drop' }
  /** Answers with something that is no JSON. */
  | { does: 'garbage' }
  /** Announces an answer and sends half of it. */
  | { does: 'half' }
  /** Does its work, begins an answer and never ends it. */
  | { does: 'slow_body' }
  /** Sends the caller to a page of another host, or to a path of this one. */
  | { does: 'redirect'; status?: number; path?: string };

/**
 * A double of the Bot API on loopback (https://core.telegram.org/bots/api): updates are kept until they are confirmed by
 * a higher offset, one poll at a time, errors as github.com/TelegramBotAPI/errors lists them.
 */
export interface TelegramServer extends Omit<TelegramBot, 'run'> {
  readonly url: string;
  /** The methods that were called, in order. */
  readonly calls: string[];
  fail(method: string, failure: TelegramFailure): void;
  heal(): void;
  close(): Promise<void>;
}

/** Starts a {@link TelegramServer} on a free port. */
export async function startTelegramServer(): Promise<TelegramServer> {
  const bot = createTelegramBot();
  const calls: string[] = [];
  const failures = new Map<string, TelegramFailure>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    calls.push(request.url === '/elsewhere' ? 'elsewhere' : method);
    const body = await readBody(request);
    if (token !== BOT_TOKEN) return send(response, error(401, 'Unauthorized'));
    const failure = failures.get(method);
    if (failure?.does === 'hang') return;
    if (failure?.does === 'redirect') {
      // Another name of this host, where every call is answered 401.
      const elsewhere = `http://localhost:${(server.address() as AddressInfo).port}/elsewhere`;
      const location = failure.path ?? elsewhere;
      return void response.writeHead(failure.status ?? 302, { location }).end();
    }
    if (failure?.does === 'reply')
      return send(response, error(failure.status, failure.description, failure.retryAfter));
    const leaving = new AbortController();
    response.on('close', () => leaving.abort());
    const done = await bot.run(method, body, leaving.signal);
    if (!done) return send(response, error(404, 'Not Found'));
    const text = JSON.stringify(done.body);
    if (failure?.does === 'drop') return void request.socket.destroy();
    if (failure?.does === 'garbage') return void response.end('<html>It works!</html>');
    if (failure?.does === 'slow_body') return void response.writeHead(200).write(text.slice(0, text.length / 2));
    if (failure?.does === 'half') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
    }
    send(response, done);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection: Omit<TelegramServer, keyof TelegramBot> = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (method, failure) => void failures.set(method, failure),
    heal: () => failures.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  // The bot is the target, because its webhook changes.
  return Object.assign(bot, connection);
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}
