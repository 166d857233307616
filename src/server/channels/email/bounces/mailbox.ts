import { ImapFlow } from 'imapflow';
import type { IncomingEvent, Polling, Received } from '../../incoming.ts';
import { readBounce } from './report.ts';

/** What becomes of a report that was read. Other mail in the mailbox is never touched. */
export type AfterReading = 'mark' | 'delete';

/** A mailbox that is fetched from until it is closed. */
export interface BounceMailbox extends Polling {
  close(): void;
}

const BATCH = 50;
// A report repeats the message, so this holds the fields and its headers; the rest is not read.
const MOST_BYTES = 512 * 1024;
const FIRST_LOOK_BACK_MS = 7 * 86_400_000;
// Servers end a session that is silent for half an hour, and some do not announce new mail.
const LOOK_EVERY_MS = 5 * 60_000;
const CONNECT_MS = 15_000;

/**
 * Fetches reports from a mailbox by IMAP, such as `imaps://user:password@mail.example/INBOX`. The cursor is the mailbox's
 * UIDVALIDITY and its last UID that was read, so a report is read once, whatever becomes of its flags. A mailbox that is
 * new to the site is read from a week before.
 */
export function openBounceMailbox(imapUrl: string, after: AfterReading, now: () => number = Date.now): BounceMailbox {
  let open: ImapFlow | null = null;

  async function connected(): Promise<ImapFlow> {
    if (open?.usable) return open;
    const client = new ImapFlow({ ...optionsOf(imapUrl), logger: false, disableAutoIdle: true });
    // A lost connection fails the command that runs, which is where it is handled.
    client.on('error', () => {});
    open = client;
    await client.connect();
    return client;
  }

  function disconnect(): void {
    open?.close();
    open = null;
  }

  async function fetchNext(client: ImapFlow, cursor: string | null, calledOff: AbortSignal): Promise<Received> {
    const lock = await client.getMailboxLock(pathOf(imapUrl));
    try {
      if (!client.mailbox) throw new Error('the mailbox is not open');
      const { uidValidity, uidNext } = client.mailbox;
      const [validity, last] = (cursor ?? '').split(':');
      const isKnown = validity === String(uidValidity);
      const place = isKnown ? Number(last) : null;
      const uids = await findUids(client, place, now());
      if (uids.length === 0) {
        if (place === null) return { events: [], cursor: `${uidValidity}:${uidNext - 1}` };
        await newMail(client, calledOff);
        return { events: [], cursor: `${uidValidity}:${place}` };
      }
      const events = await readReports(client, uids, after);
      return { events, cursor: `${uidValidity}:${uids.at(-1)}` };
    } finally {
      lock.release();
    }
  }

  return {
    async receive(cursor, calledOff) {
      calledOff.addEventListener('abort', disconnect, { once: true });
      try {
        calledOff.throwIfAborted();
        return await fetchNext(await connected(), cursor, calledOff);
      } catch (error) {
        disconnect();
        throw faultOf(error);
      } finally {
        calledOff.removeEventListener('abort', disconnect);
      }
    },
    // Nobody who wrote to this mailbox is answered.
    async reply() {},
    close: disconnect,
  };
}

/** Returns the next messages after a UID, or those of the last week where there is none, the oldest first. */
async function findUids(client: ImapFlow, place: number | null, now: number): Promise<number[]> {
  const query = place === null ? { since: new Date(now - FIRST_LOOK_BACK_MS) } : { uid: `${place + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // `n:*` names the last message too, where all are older than n (RFC 9051 §9).
  return found
    .filter((uid) => place === null || uid > place)
    .sort((a, b) => a - b)
    .slice(0, BATCH);
}

/** Reads messages, and marks or deletes those that are reports. The rows that follow from them are stored afterwards. */
async function readReports(client: ImapFlow, uids: number[], after: AfterReading): Promise<IncomingEvent[]> {
  const messages = await client.fetchAll(uids, { uid: true, source: { maxLength: MOST_BYTES } }, { uid: true });
  const events: IncomingEvent[] = [];
  const reports: number[] = [];
  for (const { uid, source } of messages) {
    const { isReport, failures } = await readBounce(source ?? Buffer.alloc(0));
    if (isReport) reports.push(uid);
    events.push(...failures);
  }
  if (reports.length && after === 'mark') await client.messageFlagsAdd(reports, ['\\Seen'], { uid: true });
  if (reports.length && after === 'delete') await client.messageDelete(reports, { uid: true });
  return events;
}

/** Waits until the server announces new mail, at most {@link LOOK_EVERY_MS}. */
async function newMail(client: ImapFlow, calledOff: AbortSignal): Promise<void> {
  const woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const timer = setTimeout(wake, LOOK_EVERY_MS).unref();
  client.on('exists', wake);
  calledOff.addEventListener('abort', wake, { once: true });
  try {
    // A connection that is lost meanwhile ends the idling, and the next command fails.
    await Promise.race([woken.promise, client.idle()]);
    await client.noop();
  } finally {
    clearTimeout(timer);
    client.off('exists', wake);
    calledOff.removeEventListener('abort', wake);
  }
}

function optionsOf(imapUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 2 * LOOK_EVERY_MS,
  };
}

function pathOf(imapUrl: string): string {
  return decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX';
}

/** Returns an error that holds no text of the server, which may repeat a name or an address. */
function faultOf(error: unknown): Error {
  const { authenticationFailed, code } = (error ?? {}) as { authenticationFailed?: boolean; code?: unknown };
  const why = authenticationFailed
    ? 'the sign-in was refused'
    : typeof code === 'string'
      ? code
      : 'the connection failed';
  return new Error(`the bounce mailbox could not be read: ${why}`);
}
