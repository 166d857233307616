import type { Reply } from '../../../channels/incoming.ts';
import type { Site } from '../../../site/site.ts';
import { callInTurn } from '../deliveries/pace.ts';

/**
 * Sends a reply when the rates of its channel allow it, together with the messages of the site (rules.md C29). It is
 * tried once: a reply that fails, or whose turn does not come before it is called off, is logged and dropped.
 */
export async function replyInTurn(
  site: Site,
  reply: Reply,
  send: (reply: Reply, calledOff: AbortSignal) => Promise<void>,
  calledOff: AbortSignal,
): Promise<void> {
  const { channel } = reply;
  try {
    const { kind } = await callInTurn(site, reply, { call: () => send(reply, calledOff) }, calledOff);
    if (kind !== 'ended') site.log.warn({ channel }, 'a reply was not sent in time');
  } catch (err) {
    site.log.warn({ err, channel }, 'a reply was not sent');
  }
}
