import type { SiteCheck } from '../../../../shared/admin/site.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Channel } from '../../../channels/channel.ts';
import { broken, type Finding, toSiteCheck } from '../../../channels/channel-check.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { reasonNotConfigured } from '../../alerts/method-states.ts';
import { atomicAs } from '../../authority/service.ts';

/** The longest that a check of a provider takes: a person waits for it. */
export const CHECK_TIMEOUT_MS = 10_000;

/** Returns whether a channel has a provider that can be asked about its settings. */
export function canCheck(site: Site, method: AlertMethod): boolean {
  return site.channels.get(method)?.check !== undefined;
}

/**
 * Asks a channel's provider whether it takes the site's settings; nothing is sent, and nothing changes.
 * @throws {AppError} conflict where the channel is not set up or has no provider to ask, too_many_requests after 60 in an
 * hour.
 */
export async function checkChannel(site: Site, actor: MemberActor, method: AlertMethod): Promise<SiteCheck> {
  const channel = site.channels.get(method);
  if (!channel?.check)
    throw new AppError('conflict', reasonNotConfigured(site, method) ?? message('nothing_to_check', { method }));
  await site.rateLimits.consume('channel_checks', String(actor.userId));
  // The audit row is written before the provider is called, so that every call has one.
  await atomicAs(site, actor, function* () {});
  return toSiteCheck(await findingsOf(site, channel));
}

/** Returns what a check of a channel finds; an error of the check itself is logged, and is a finding. */
export async function findingsOf(site: Site, channel: Channel): Promise<Finding[]> {
  try {
    return (await channel.check?.(AbortSignal.timeout(CHECK_TIMEOUT_MS))) ?? [];
  } catch (err) {
    site.log.error({ err, channel: channel.name }, 'a check of a channel failed');
    return [broken(message('check_ended'))];
  }
}
