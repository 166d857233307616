import type { ImapFlow } from 'imapflow';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { Finding } from '../../channel-check.ts';
import type { IncomingEvent, Polling, Received } from '../../incoming.ts';
import { checkMailbox, createClient, listenForMail, pathOf, toFetchError } from './imap-client.ts';
import { readBounce } from './report.ts';

/** The site marks or deletes a report whose events are stored. It never touches other mail in the mailbox. */
type WhatToDoWithReports = 'mark' | 'delete';

/** A mailbox that is fetched from until it is closed. */
interface BounceMailbox extends Polling {
  /** Signs in on a connection of its own, opens the folder, and reads nothing. */
  check(signal?: AbortSignal): Promise<Finding>;
  close(): void;
}

/** The reports that the last answer brought, and its cursor, which comes back once the caller has stored their events. */
interface Batch {
  cursor: string;
  reports: number[];
}

const BATCH = 50;
// A report repeats the message, so this holds the fields and its headers; the rest is not read.
const MAX_BYTES = 512 * 1024;
const FIRST_LOOK_BACK_MS = 7 * DAY_MS;

/**
 * Fetches reports from a mailbox by IMAP, such as `imaps://user:password@mail.example/INBOX`. The cursor is the
 * mailbox's UIDVALIDITY and its last UID that was read, so a report is read once, even where its flags change. A
 * mailbox that is new to the site is read from a week before. The password goes to another machine only over TLS, unless the
 * URL says `?requireTLS=false` (RFC 8314).
 */
export function openBounceMailbox(
  imapUrl: string,
  after: WhatToDoWithReports,
  now: () => number = Date.now,
): BounceMailbox {
  let client: ImapFlow | null = null;
  let lastBatch: Batch | null = null;

  async function connected(signal: AbortSignal): Promise<ImapFlow> {
    if (client?.usable) return client;
    const opening = await createClient(imapUrl);
    signal.throwIfAborted();
    client = opening;
    await opening.connect();
    return opening;
  }

  function disconnect(): void {
    client?.close();
    client = null;
  }

  return {
    async receive(cursor, signal, reached) {
      signal.addEventListener('abort', disconnect, { once: true });
      try {
        signal.throwIfAborted();
        const open = await connected(signal);
        const lock = await open.getMailboxLock(pathOf(imapUrl));
        try {
          reached?.();
          if (lastBatch && lastBatch.cursor === cursor && isOfMailbox(open, cursor))
            await markOrDelete(open, lastBatch.reports, after);
          lastBatch = null;
          const { events, ...batch } = await readNext(open, { cursor, signal, now: now() });
          lastBatch = batch;
          return { events, cursor: batch.cursor };
        } finally {
          lock.release();
        }
      } catch (error) {
        disconnect();
        throw toFetchError(error);
      } finally {
        signal.removeEventListener('abort', disconnect);
      }
    },
    // The site answers nobody who wrote to this mailbox.
    async reply() {},
    check: (signal) => checkMailbox(imapUrl, signal),
    close: disconnect,
  };
}

/** Reads the next messages after a cursor, and waits for some where there are none. */
async function readNext(
  client: ImapFlow,
  { cursor, signal, now }: { cursor: string | null; signal: AbortSignal; now: number },
): Promise<Received & Batch> {
  const { uidValidity, uidNext } = openFolder(client);
  const lastUid = isOfMailbox(client, cursor) ? Number(cursor?.split(':')[1]) : null;
  const listening = listenForMail(client, signal);
  try {
    const uids = await findUids(client, lastUid, now);
    if (uids.length > 0) return { ...(await readReports(client, uids)), cursor: `${uidValidity}:${uids.at(-1)}` };
    if (lastUid !== null) await listening.wait();
    return { events: [], reports: [], cursor: `${uidValidity}:${lastUid ?? uidNext - 1}` };
  } finally {
    listening.end();
  }
}

/** Returns whether a cursor is one of the open folder: a folder that was created again numbers its messages anew. */
function isOfMailbox(client: ImapFlow, cursor: string | null): boolean {
  return cursor?.split(':')[0] === String(openFolder(client).uidValidity);
}

function openFolder(client: ImapFlow) {
  if (!client.mailbox) throw new Error('the mailbox is not open');
  return client.mailbox;
}

/** Returns the next messages after a UID, oldest first, or those of the last week without a UID. */
async function findUids(client: ImapFlow, lastUid: number | null, now: number): Promise<number[]> {
  const query = lastUid === null ? { since: new Date(now - FIRST_LOOK_BACK_MS) } : { uid: `${lastUid + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // The range `n:*` includes the last message even where its UID is below n (RFC 9051 §9).
  return found
    .filter((uid) => lastUid === null || uid > lastUid)
    .sort((a, b) => a - b)
    .slice(0, BATCH);
}

/** Reads messages, and returns the events of those that are reports, with their UIDs. */
async function readReports(client: ImapFlow, uids: number[]): Promise<{ events: IncomingEvent[]; reports: number[] }> {
  const messages = await client.fetchAll(uids, { uid: true, source: { maxLength: MAX_BYTES } }, { uid: true });
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
async function markOrDelete(client: ImapFlow, reports: number[], after: WhatToDoWithReports): Promise<void> {
  if (reports.length === 0) return;
  if (after === 'mark') await client.messageFlagsAdd(reports, ['\\Seen'], { uid: true });
  else await client.messageDelete(reports, { uid: true });
}
