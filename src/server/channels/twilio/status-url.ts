import type { SiteEnv } from '../../lib/settings/site-settings.ts';

export const STATUS_PATH = '/webhooks/twilio/status';

/**
 * Returns the address for Twilio's reports about a message. It names the site's own id of the message, because a report
 * may come before the response with Twilio's id (rules.md C7).
 */
export function statusUrl({ publicUrl }: Pick<SiteEnv, 'publicUrl'>, id: string): string {
  return `${publicUrl}${STATUS_PATH}?${new URLSearchParams({ message: id })}`;
}

/** Returns the site's own id of the message that a report is about. */
export function messageIdIn(calledUrl: string): string | undefined {
  return new URL(calledUrl).searchParams.get('message') ?? undefined;
}
