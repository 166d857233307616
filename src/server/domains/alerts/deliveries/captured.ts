import type { Channel } from '../../../channels/channel.ts';
import type { Site } from '../../../lib/site.ts';
import { messageId } from './messages.ts';

// As long as the deliveries themselves are kept (decisions.md D22).
const KEEP_MS = 90 * 86_400_000;

/**
 * Deletes what the site itself keeps of deliveries, such as captured mail (decisions.md D33). What cannot be deleted is
 * logged: by then the rows are gone, and nothing brings them back.
 */
export async function forgetMessages(site: Site, deliveryIds: number[]): Promise<void> {
  const ids = deliveryIds.map((id) => messageId(site, id));
  await tellChannels(site, (channel) => channel.forget?.(ids));
}

/** Deletes what the site itself keeps of messages for longer than 90 days. */
export async function forgetOldMessages(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - KEEP_MS);
  await tellChannels(site, (channel) => channel.forgetBefore?.(before));
}

async function tellChannels(site: Site, tell: (channel: Channel) => Promise<void> | undefined): Promise<void> {
  for (const channel of site.channels.values()) {
    try {
      await tell(channel);
    } catch (err) {
      site.log.warn({ err, channel: channel.name }, 'captured messages could not be deleted');
    }
  }
}
