import type { GuidanceMessage, Message } from '../../../channels/channel.ts';
import type { Site } from '../../../lib/site.ts';
import { verificationUrl } from '../../auth/email-verification.ts';
import { unsubscribeUrl } from '../unsubscribe/service.ts';
import type { findForSending } from './repo.ts';

export type Sendable = NonNullable<Awaited<ReturnType<typeof findForSending>>>;

/** The message a delivery carries; null when what it was about is gone. */
export function composeMessage(site: Site, { delivery, name, address, entry }: Sendable): Message | null {
  if (!address) return null;
  const id = messageId(site, delivery.id);
  const to = { name, address };
  if (delivery.kind === 'verify_email')
    return { kind: 'verify_email', id, to, verifyUrl: verificationUrl(site, delivery.id) };
  if (!entry) return null;
  const { publicUrl } = site.env;
  return {
    kind: 'guidance',
    id,
    to,
    entry: entry satisfies GuidanceMessage['entry'],
    openUrl: `${publicUrl}/dashboard`,
    settingsUrl: `${publicUrl}/settings`,
    unsubscribeUrl: unsubscribeUrl(site, delivery.userId),
  };
}

/** The same for every attempt of a delivery, and different on every other site (rules.md C19). */
function messageId(site: Site, deliveryId: number): string {
  return `${deliveryId}.${site.keys.sign('message-id', String(deliveryId)).slice(0, 16)}`;
}
