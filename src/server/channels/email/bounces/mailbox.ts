import type { ImapFlow } from 'imapflow';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { broken, type Finding, works } from '../../channel-check.ts';
import { FetchError, type IncomingEvent, type Polling, type Received } from '../../incoming.ts';
import { isThisMachine } from '../../this-machine.ts';
import { readBounce } from './report.ts';

/** The site marks or deletes a report whose events are stored. It never touches other mail in the mailbox. */
type AfterReading = 'mark' | 'delete';

/** A mailbox that is fetched from until it is closed. */
interface BounceMailbox extends Polling {
  /** Signs in on a connection of its own, opens the folder, and reads nothing. */
  check(signal?: AbortSignal): Promise<Finding>;
  close(): void;
}

const BATCH = 50;
// A report repeats the message, so this holds the fields and its headers; the rest is not read.
const MOST_BYTES = 512 * 1024;
const FIRST_LOOK_BACK_MS = 7 * DAY_MS;
// Servers end a session that is silent for half an hour, and some do not announce new mail.
const LOOK_EVERY_MS = 5 * MINUTE_MS;
const CONNECT_MS = 15_000;

/**
 * Fetches reports from a mailbox by IMAP, such as `imaps://user:password@mail.example/INBOX`. The cursor is the
 * mailbox's UIDVALIDITY and its last UID that was read, so a report is read once, even where its flags change. A
 * mailbox that is new to the site is read from a week before. The password goes to another machine only over TLS, unless the
 * URL says `?requireTLS=false` (RFC 8314).
 */
export function openBounceMailbox(imapUrl: string, after: AfterReading, now: () => number = Date.now): BounceMailbox {
  let open: ImapFlow | null = null;
  // The reports of the last answer, and its cursor, which comes back once the caller has stored their events.
  let answered: { cursor: string; reports: number[] } | null = null;

  async function connected(signal: AbortSignal): Promise<ImapFlow> {
    if (open?.usable) return open;
    const client = await createClient(imapUrl);
    signal.throwIfAborted();
    // A lost connection also fails the running command, and the error is handled there.
    client.on('error', () => {});
    open = client;
    await client.connect();
    return client;
  }

  function disconnect(): void {
    open?.close();
    open = null;
  }

  async function fetchNext(
    client: ImapFlow,
    { cursor, signal, reached }: { cursor: string | null; signal: AbortSignal; reached: (() => void) | undefined },
  ): Promise<Received> {
    const lock = await client.getMailboxLock(pathOf(imapUrl));
    try {
      if (!client.mailbox) throw new Error('the mailbox is not open');
      reached?.();
      const { uidValidity, uidNext } = client.mailbox;
      const [validity, last] = (cursor ?? '').split(':');
      const isKnown = validity === String(uidValidity);
      if (isKnown && answered?.cursor === cursor) await markOrDelete(client, answered.reports, after);
      answered = null;
      const place = isKnown ? Number(last) : null;
      const uids = await findUids(client, place, now());
      if (uids.length === 0) {
        if (place === null) return { events: [], cursor: `${uidValidity}:${uidNext - 1}` };
        await waitForNewMail(client, signal);
        return { events: [], cursor: `${uidValidity}:${place}` };
      }
      const { events, reports } = await readReports(client, uids);
      answered = { cursor: `${uidValidity}:${uids.at(-1)}`, reports };
      return { events, cursor: answered.cursor };
    } finally {
      lock.release();
    }
  }

  return {
    async receive(cursor, signal, reached) {
      signal.addEventListener('abort', disconnect, { once: true });
      try {
        signal.throwIfAborted();
        return await fetchNext(await connected(signal), { cursor, signal, reached });
      } catch (error) {
        disconnect();
        throw faultOf(error);
      } finally {
        signal.removeEventListener('abort', disconnect);
      }
    },
    // The site answers nobody who wrote to this mailbox.
    async reply() {},
    async check(signal) {
      const client = await createClient(imapUrl);
      client.on('error', () => {});
      const end = () => client.close();
      signal?.addEventListener('abort', end, { once: true });
      try {
        signal?.throwIfAborted();
        await client.connect();
        await client.mailboxOpen(pathOf(imapUrl), { readOnly: true });
        return works(message('bounce_check_works'));
      } catch (error) {
        return broken(CHECKED[faultOf(error).code] ?? message('bounce_check_unreachable'));
      } finally {
        signal?.removeEventListener('abort', end);
        client.close();
      }
    },
    close: disconnect,
  };
}

const CHECKED: Readonly<Record<string, CodedMessage>> = {
  imap_auth: message('bounce_check_auth'),
  imap_folder: message('bounce_check_folder'),
  imap_tls: message('bounce_check_tls'),
};

/** Returns the next messages after a UID, oldest first, or those of the last week without a UID. */
async function findUids(client: ImapFlow, place: number | null, now: number): Promise<number[]> {
  const query = place === null ? { since: new Date(now - FIRST_LOOK_BACK_MS) } : { uid: `${place + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // The range `n:*` includes the last message even where its UID is below n (RFC 9051 §9).
  return found
    .filter((uid) => place === null || uid > place)
    .sort((a, b) => a - b)
    .slice(0, BATCH);
}

/** Reads messages, and returns the events of those that are reports, with their UIDs. */
async function readReports(client: ImapFlow, uids: number[]): Promise<{ events: IncomingEvent[]; reports: number[] }> {
  const messages = await client.fetchAll(uids, { uid: true, source: { maxLength: MOST_BYTES } }, { uid: true });
  const events: IncomingEvent[] = [];
  const reports: number[] = [];
  for (const { uid, source } of messages) {
    const { isReport, failures } = await readBounce(source ?? Buffer.alloc(0));
    if (isReport) reports.push(uid);
    events.push(...failures);
  }
  return { events, reports };
}

/** Marks or deletes reports. */
async function markOrDelete(client: ImapFlow, reports: number[], after: AfterReading): Promise<void> {
  if (reports.length === 0) return;
  if (after === 'mark') await client.messageFlagsAdd(reports, ['\\Seen'], { uid: true });
  else await client.messageDelete(reports, { uid: true });
}

/** Waits until the server announces new mail, at most {@link LOOK_EVERY_MS}. */
async function waitForNewMail(client: ImapFlow, signal: AbortSignal): Promise<void> {
  const woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const timer = setTimeout(wake, LOOK_EVERY_MS).unref();
  client.on('exists', wake);
  signal.addEventListener('abort', wake, { once: true });
  try {
    // A connection that is lost while idling ends the idling, and the next command fails.
    await Promise.race([woken.promise, client.idle()]);
    await client.noop();
  } finally {
    clearTimeout(timer);
    client.off('exists', wake);
    signal.removeEventListener('abort', wake);
  }
}

/** Loads the library when it is first used: it would take a part of every start, and many sites have no such mailbox. */
async function createClient(imapUrl: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  return new ImapFlow({ ...optionsOf(imapUrl), logger: false, disableAutoIdle: true });
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

function pathOf(imapUrl: string): string {
  return decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX';
}

/** Returns an error without the server's text, which may repeat a name or an address. */
function faultOf(error: unknown): FetchError {
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
