import type { SiteEnv } from '../../lib/env.ts';

export const STATUS_PATH = '/webhooks/twilio/status';

/**
 * The address to which Twilio reports what became of a message. It names the site's own id of the message, because a report
 * may come before the answer that names Twilio's (rules.md C7).
 */
export function statusUrl({ publicUrl }: Pick<SiteEnv, 'publicUrl'>, id: string): string {
  return `${publicUrl}${STATUS_PATH}?${new URLSearchParams({ message: id })}`;
}

/** The site's own id of the message that a report is about. */
export function messageIdIn(calledUrl: string): string | undefined {
  return new URL(calledUrl).searchParams.get('message') ?? undefined;
}
