import type { Channel } from '../../../channels/channel.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { messageId } from './messages.ts';

/**
 * Deletes the site's own copies of deliveries, such as captured mail (decisions.md D33). A copy that cannot be deleted
 * is only logged, because its row is already deleted.
 */
export async function deleteCopies(site: Site, deliveryIds: number[]): Promise<void> {
  const ids = deliveryIds.map((id) => messageId(site, id));
  await tellChannels(site, (channel) => channel.deleteCopies?.(ids));
}

/** Deletes the site's own copies of messages that are older than {@link RETENTION_MS} allows. */
export async function deleteOldCopies(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.capturedMail);
  await tellChannels(site, (channel) => channel.deleteCopiesBefore?.(before));
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
