import { isPublicHttps } from '../../../shared/alerts/push.ts';
import type { SiteEnv } from '../../lib/settings/site-settings.ts';
import type { PushEnv } from './settings.ts';

// Names that exist on no public network (RFC 2606, RFC 6761).
const RESERVED_NAMES = /(?:^|\.)(?:example|invalid|test|onion)$/;

/**
 * Returns the contact for push services, the `sub` of a VAPID token: VAPID_SUBJECT, else SUPPORT_EMAIL, else PUBLIC_URL,
 * the first of them at a public domain. Returns null where none is, because Apple then answers 403 (rules.md C21).
 */
export function pushContact({
  VAPID_SUBJECT,
  SUPPORT_EMAIL,
  PUBLIC_URL,
}: Pick<SiteEnv & PushEnv, 'VAPID_SUBJECT' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string | null {
  const contacts = [VAPID_SUBJECT, SUPPORT_EMAIL && `mailto:${SUPPORT_EMAIL}`, PUBLIC_URL];
  return contacts.find((contact) => contact !== undefined && isAtPublicDomain(contact)) ?? null;
}

function isAtPublicDomain(contact: string): boolean {
  const address = contact.startsWith('mailto:') ? `https://${contact.split('@').at(-1)}` : contact;
  return isPublicHttps(address) && !RESERVED_NAMES.test(new URL(address).hostname.replace(/\.$/, ''));
}
