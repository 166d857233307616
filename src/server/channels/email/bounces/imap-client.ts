import type { ImapFlow } from 'imapflow';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { broken, type Finding, works } from '../../channel-check.ts';
import { FetchError } from '../../incoming.ts';
import { isThisMachine } from '../../this-machine.ts';

// Servers end a session that is silent for half an hour, and some do not announce new mail.
const LOOK_EVERY_MS = 5 * MINUTE_MS;
// A server that takes no IDLE now, such as one that limits it, is asked again after this.
const AFTER_REFUSED_IDLE_MS = 1_000;
const CONNECT_MS = 15_000;

/** Loads the library when it is first used: it would take a part of every start, and many sites have no such mailbox. */
export async function createClient(imapUrl: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({ ...optionsOf(imapUrl), logger: false, disableAutoIdle: true });
  // A lost connection also fails the running command, and the error is handled there.
  client.on('error', () => {});
  return client;
}

function optionsOf(imapUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  const requiresTls = !secure && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'false';
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(requiresTls && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 2 * LOOK_EVERY_MS,
  };
}

/** Returns the folder of the address. */
export function pathOf(imapUrl: string): string {
  return decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX';
}

/**
 * Begins to listen for new mail. Call this before a search, so that no mail is missed that comes after it.
 * @returns a wait for the server's announcement, of at most {@link LOOK_EVERY_MS}, and a function that ends the listening.
 */
export function listenForMail(client: ImapFlow, signal: AbortSignal) {
  const woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const timer = setTimeout(wake, LOOK_EVERY_MS).unref();
  client.on('exists', wake);
  signal.addEventListener('abort', wake, { once: true });
  return {
    async wait(): Promise<void> {
      // A connection that is lost while idling ends the idling, and the next command fails.
      const idled = await Promise.race([woken.promise, client.idle()]);
      if (idled === false) {
        setTimeout(wake, AFTER_REFUSED_IDLE_MS).unref();
        await woken.promise;
      }
      await client.noop();
    },
    end(): void {
      clearTimeout(timer);
      client.off('exists', wake);
      signal.removeEventListener('abort', wake);
    },
  };
}

/** Signs in on a connection of its own, opens the folder, and reads nothing. */
export async function checkMailbox(imapUrl: string, signal?: AbortSignal): Promise<Finding> {
  const client = await createClient(imapUrl);
  const end = () => client.close();
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    await client.connect();
    await client.mailboxOpen(pathOf(imapUrl), { readOnly: true });
    return works(message('bounce_check_works'));
  } catch (error) {
    return broken(CHECKED[toFetchError(error).code] ?? message('bounce_check_unreachable'));
  } finally {
    signal?.removeEventListener('abort', end);
    client.close();
  }
}

const CHECKED: Readonly<Record<string, CodedMessage>> = {
  imap_auth: message('bounce_check_auth'),
  imap_folder: message('bounce_check_folder'),
  imap_tls: message('bounce_check_tls'),
};

/** Returns an error without the server's text, which may repeat a name or an address. */
export function toFetchError(error: unknown): FetchError {
  const { authenticationFailed, mailboxMissing, tlsFailed, code } = (error ?? {}) as {
    authenticationFailed?: boolean;
    mailboxMissing?: boolean;
    tlsFailed?: boolean;
    code?: unknown;
  };
  const [short, why] = authenticationFailed
    ? ['imap_auth', 'the sign-in was refused']
    : mailboxMissing
      ? ['imap_folder', 'there is no such folder']
      : tlsFailed
        ? ['imap_tls', 'there is no secure connection']
        : ['imap_unreachable', typeof code === 'string' ? code : 'the connection failed'];
  return new FetchError(short, `the bounce mailbox could not be read: ${why}`);
}
