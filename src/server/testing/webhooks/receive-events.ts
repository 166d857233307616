import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { IncomingEvent, Received, Reply } from '../../channels/incoming.ts';
import { handleEvents, handleReceived } from '../../domains/alerts/incoming/service.ts';
import type { Site } from '../../site/site.ts';

/** Handles the events of a provider's call, and returns the replies. */
export async function receiveEvents(site: Site, events: readonly IncomingEvent[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  await handleEvents(site, events, (reply) => replies.push(reply));
  return replies;
}

/** Handles events that were fetched from a provider, and returns the replies. */
export async function receiveFetched(site: Site, channel: AlertMethod, received: Received): Promise<Reply[]> {
  const replies: Reply[] = [];
  await handleReceived(site, channel, received, (reply) => replies.push(reply));
  return replies;
}
