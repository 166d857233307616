import { AskedToWait, type Reply } from '../../../channels/incoming.ts';
import { waitBy } from '../../../lib/clock.ts';
import type { Site } from '../../../site/site.ts';
import { callWithinRate } from '../deliveries/send-rate.ts';

/** A reply that was not sent after so many milliseconds is dropped, because its reader has gone on. */
const REPLY_MS = 30_000;
/** The least wait before a reply is tried again, in milliseconds. */
const MIN_WAIT_MS = 1_000;

// The replies of each site that are not sent yet.
const waitingOf = new WeakMap<Site, Set<Promise<void>>>();

/**
 * Sends a reply when the rates of its channel allow it, together with the messages of the site (rules.md C29, C32). It is
 * tried again where the provider asks to wait. A reply that fails otherwise, or that is not sent within half a minute, is
 * logged and dropped.
 */
export function replyInTurn(
  site: Site,
  reply: Reply,
  send: (reply: Reply, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const all = waitingOf.get(site) ?? new Set();
  waitingOf.set(site, all);
  const sent = sendInTurn(site, reply, send, signal).finally(() => all.delete(sent));
  all.add(sent);
  return sent;
}

/** Resolves when every reply of a site is sent or dropped. */
export async function repliesEnded(site: Site): Promise<void> {
  await Promise.all(waitingOf.get(site) ?? []);
}

async function sendInTurn(
  site: Site,
  reply: Reply,
  send: (reply: Reply, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { channel } = reply;
  const tooLate = new AbortController();
  const cancel = site.clock.after(REPLY_MS, () => tooLate.abort());
  const over = AbortSignal.any([signal, tooLate.signal]);
  try {
    while (!over.aborted) {
      const end = await callWithinRate(site, reply, { call: () => sendOrWait(() => send(reply, over)) }, over);
      if (end.kind !== 'ended') break;
      if (end.result === null) return;
      await waitBy(site.clock, end.result, over);
    }
    site.log.warn({ channel }, 'a reply was not sent in time');
  } catch (err) {
    site.log.warn({ err, channel }, 'a reply was not sent');
  } finally {
    cancel();
  }
}

/** Returns null after a call, or the milliseconds to wait before the next where the provider asks for it. */
async function sendOrWait(call: () => Promise<void>): Promise<number | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (error instanceof AskedToWait) return Math.max(error.afterMs, MIN_WAIT_MS);
    throw error;
  }
}
