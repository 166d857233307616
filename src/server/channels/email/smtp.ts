import { isIP, type LookupFunction, Socket } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import { isThisMachine } from '../this-machine.ts';
import { withTimeout } from '../time-limit.ts';

/** Time-outs of one hand-over, in milliseconds. */
export interface SmtpTimeouts {
  /** From the look-up of the name to a session that is set up. */
  connection: number;
  /** For the server's first line, within the above. */
  greeting: number;
  /** Without a byte from the server, once the session is set up. */
  socket: number;
  /**
   * For the whole hand-over and the wait for a free connection: a server that sends a byte now and then never reaches
   * `socket`.
   */
  total: number;
}

/** Well under a delivery's lease, so that no mail is handed over while another run takes it up (rules.md S9). */
const SMTP_TIMEOUTS: SmtpTimeouts = { connection: 8_000, greeting: 6_000, socket: 10_000, total: 20_000 };

/** Connections are kept for a burst, not for the next slot, because a server may drop an idle one. */
const IDLE_TIMEOUT = 10_000;

/** Hands mail to one SMTP server. */
export interface Mailer {
  /**
   * @param signal ends the hand-over wherever it is.
   * @throws nodemailer's error, which names the recipient: it must not be shown or logged.
   */
  send(mail: SendMailOptions, signal?: AbortSignal): Promise<void>;
  /**
   * Signs in on a connection of its own, sends nothing, and closes the connection.
   * @throws nodemailer's error.
   */
  verify(signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Loads nodemailer when the first mail goes out, because it would take a part of every start. */
export async function loadNodemailer() {
  const [{ createTransport }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer'),
    import('nodemailer/lib/shared'),
  ]);
  return { createTransport, parseConnectionUrl };
}

/**
 * A pool of connections to an SMTP server. The URL may carry nodemailer's options, such as
 * `?maxConnections=2&tls.rejectUnauthorized=false`, but neither longer time-outs nor retries (rules.md C35). A password
 * goes to another machine only over TLS, unless the URL says `?requireTLS=false` (RFC 8314).
 * @param lookup finds the addresses to connect to; without it every address is allowed.
 */
export function createMailer(smtpUrl: string, timeouts: Partial<SmtpTimeouts> = {}, lookup?: LookupFunction): Mailer {
  const { connection, greeting, socket, total } = { ...SMTP_TIMEOUTS, ...timeouts };
  const fixed = {
    connectionTimeout: connection,
    dnsTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: socket,
    socketCloseTimeout: 1_000,
    // Nodemailer's own log names recipients.
    logger: false,
    debug: false,
    transactionLog: false,
    ...(lookup && { getSocket: socketsBy(lookup, connection) }),
  };
  const loadOptions = async () => {
    const { createTransport, parseConnectionUrl } = await loadNodemailer();
    const named = parseConnectionUrl(smtpUrl);
    const requireTLS = !named.secure && named.auth !== undefined && !isThisMachine(named.host ?? '');
    return { createTransport, options: { requireTLS, ...named, ...fixed } };
  };
  const open = async () => {
    const { createTransport, options } = await loadOptions();
    return createTransport({ ...options, pool: true, maxRequeues: 0, idleTimeout: IDLE_TIMEOUT });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send(mail, signal) {
      const limited = withTimeout(total, signal);
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({ ...mail, signal: limited });
    },
    async verify(signal) {
      const { createTransport, options } = await loadOptions();
      // Nodemailer would keep its connection until the server answers QUIT. On a given socket it connects to the name, so
      // Node tries the addresses; for sending it looks the name up itself, keeps the addresses and tries each in turn.
      const socket = new Socket();
      const transport = createTransport({ ...options, pool: false, socket });
      const overdue = Promise.withResolvers<never>();
      const end = () => overdue.reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
      const limited = withTimeout(total, signal);
      limited.addEventListener('abort', end, { once: true });
      if (limited.aborted) end();
      try {
        await Promise.race([transport.verify(), overdue.promise]);
        socket.destroySoon();
      } catch (error) {
        // A socket that still looks up the name connects though it is destroyed.
        socket.once('connect', () => socket.destroy());
        socket.destroy();
        throw error;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

interface Target {
  host?: string;
  port?: number | string;
  secure?: boolean;
  socket?: Socket;
}

/** Opens the connections to a mail server at addresses that a lookup allows, on the given socket or a new one. */
function socketsBy(lookup: LookupFunction, timeoutMs: number) {
  return (
    { host = '', port, secure, socket = new Socket() }: Target,
    done: (error: Error | null, socket?: { connection: Socket }) => void,
  ): void => {
    // A numeric address skips the lookup of a connection, so it is looked up here.
    lookup(host, { all: false }, (error) => {
      if (error) return done(error);
      if (socket.destroyed) return done(new Error('closed before it connects'));
      socket.connect({ host, port: Number(port ?? (secure ? 465 : 587)), ...(!isIP(host) && { lookup }) });
      socket.setTimeout(timeoutMs);
      const end = (failure: Error) => {
        socket.destroy();
        done(failure);
      };
      const overdue = () => end(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
      const refused = (failure: Error) => end(Object.assign(failure, { code: 'ECONNECTION' }));
      socket.once('timeout', overdue);
      socket.once('error', refused);
      socket.once('connect', () => {
        socket.off('timeout', overdue);
        socket.off('error', refused);
        socket.setTimeout(0);
        done(null, { connection: socket });
      });
    });
  };
}
