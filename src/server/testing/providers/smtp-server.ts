import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { recordArrival } from './arrivals.ts';

/** A received mail. */
interface ReceivedMail {
  /** The envelope's sender. */
  from: string;
  /** The envelope's recipients. */
  to: string[];
  /** The unchanged message, decoded as UTF-8. */
  raw: string;
  email: Email;
  /** The signed-in user, if any. */
  user: string | null;
}

/** A failure of the server, and its moment: `data` is after the whole message, `connect` instead of the greeting. */
export type SmtpFailure = { at: 'connect' | 'mail' | 'rcpt' | 'data' } & (
  | { does: 'reply'; code: number; text?: string }
  /** Never answers. */
  | { does: 'hang' }
  /** Sends half a reply and closes. */
  | { does: 'drop' }
  /** Answers normally when the promise of this call resolves. */
  | { does: 'wait'; until: () => Promise<void> }
);

export interface SmtpServerOptions {
  /** The only account that may send; without it everybody may. */
  account?: { user: string; password: string };
  /** The kind of TLS, with a self-signed certificate. */
  tls?: 'starttls' | 'implicit';
  /** Lets clients send commands without waiting for each reply (RFC 2920). */
  pipelining?: boolean;
}

/** A real SMTP server on loopback that stores received mails and fails on request. */
export interface TestSmtpServer {
  /** `smtp://` or `smtps://`, with the account. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The users of every sign-in, whatever its outcome. */
  readonly signIns: string[];
  /** The number of connections so far. */
  readonly connections: number;
  /** Fails from now on, for everybody or, at `rcpt` and `data`, for one recipient. */
  fail(failure: SmtpFailure, recipient?: string): void;
  /** Stops failing. */
  heal(): void;
  /** Ends every open connection, like a server that restarts. Resolves when the clients have closed theirs too. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a {@link TestSmtpServer} on a free port. */
export async function startSmtpServer({
  account,
  tls,
  pipelining = true,
}: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  const failures = new Map<string, SmtpFailure>();
  const sockets = trackSockets();

  function act(
    at: SmtpFailure['at'],
    session: SMTPServerSession,
    recipients: string[],
    proceed: (error?: Error) => void,
  ) {
    const failure = ['*', ...recipients].map((key) => failures.get(key)).find((found) => found?.at === at);
    if (failure?.does === 'hang') return;
    if (failure?.does === 'wait') return void failure.until().then(() => proceed());
    if (failure?.does === 'drop') return sockets.byPort(session.remotePort)?.end('25');
    if (failure)
      return proceed(Object.assign(new Error(failure.text ?? 'as the test asked'), { responseCode: failure.code }));
    proceed();
  }

  const server = new SMTPServer({
    logger: false,
    secure: tls === 'implicit',
    disabledCommands: [...(tls === 'starttls' ? [] : ['STARTTLS']), ...(account ? [] : ['AUTH'])],
    authOptional: !account,
    allowInsecureAuth: true,
    hidePIPELINING: !pipelining,
    disableReverseLookup: true,
    // A connection pool sends many messages over one connection that never signs in.
    maxAllowedUnauthenticatedCommands: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      signIns.push(username ?? '');
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(Object.assign(new Error(`5.7.8 ${username} may not sign in`), { responseCode: 535 }));
    },
    onConnect: (session, done) => act('connect', session, [], done),
    onMailFrom: (_sender, session, done) => act('mail', session, [], done),
    onRcptTo: ({ address }, session, done) => act('rcpt', session, [address], done),
    async onData(stream, session, done) {
      // A client that is killed in the middle of its message needs no answer.
      const pieces = await stream.toArray().catch(() => null);
      if (!pieces) return;
      const raw = Buffer.concat(pieces);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      const email = await PostalMime.parse(raw);
      act('data', session, to, (error) => {
        if (!error) received.push(recordArrival({ from, to, raw: raw.toString(), email, user: session.user ?? null }));
        done(error);
      });
    },
  });
  // Some tests have clients that disconnect or do not trust the certificate.
  server.on('error', () => {});
  server.server.on('connection', sockets.add);
  const port = await listen(server.server, () => server.listen(0, '127.0.0.1'));

  function breakOff() {
    // Destroying a socket during a TLS handshake crashes Node, so with TLS the server ends its own connections.
    if (tls) for (const connection of server.connections) connection.close();
    else sockets.destroyAll();
  }

  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@` : ''}127.0.0.1:${port}`,
    received,
    signIns,
    get connections() {
      return sockets.count();
    },
    fail: (failure, recipient = '*') => failures.set(recipient, failure),
    heal: () => failures.clear(),
    hangUp: sockets.endAll,
    async close() {
      breakOff();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** A server that does not speak SMTP. */
export interface RawServer {
  readonly url: string;
  /** The number of clients that are connected now. */
  readonly open: number;
  close(): Promise<void>;
}

/**
 * Starts a {@link RawServer} on a free port. It sends `greeting`, or nothing, to each client, and answers each command
 * with a line of `answers`, or with nothing.
 */
export async function startRawServer(
  greeting: string | null,
  answers: Readonly<Record<string, string>> = {},
): Promise<RawServer> {
  const sockets = trackSockets();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (greeting !== null) socket.write(greeting);
    socket.on('data', (line) => socket.write(answers[String(line).slice(0, 4)] ?? ''));
  });
  const port = await listen(server, () => server.listen(0, '127.0.0.1'));
  return {
    url: `smtp://127.0.0.1:${port}`,
    get open() {
      return sockets.open();
    },
    async close() {
      sockets.destroyAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function trackSockets() {
  const open = new Set<Socket>();
  let count = 0;
  return {
    add(socket: Socket) {
      count += 1;
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => open.delete(socket));
    },
    count: () => count,
    open: () => open.size,
    byPort: (port: number) => [...open].find((socket) => socket.remotePort === port),
    async endAll() {
      const closed = [...open].map((socket) => once(socket, 'close'));
      for (const socket of open) socket.end();
      await Promise.all(closed);
    },
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

async function listen(server: Server, start: () => void): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
    start();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  return address.port;
}
