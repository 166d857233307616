import { isPublicHttps } from '../../../shared/push.ts';
import type { SiteEnv } from '../../lib/env.ts';

// Names that exist on no public network (RFC 2606, RFC 6761).
const RESERVED_NAMES = /(?:^|\.)(?:example|invalid|test|onion)$/;

/**
 * Returns the contact for push services, the `sub` of a VAPID token: SUPPORT_EMAIL, else an https PUBLIC_URL, each at a
 * public domain. Returns null where neither is one, because Apple then answers 403 (rules.md C21).
 */
export function pushContact({
  SUPPORT_EMAIL,
  PUBLIC_URL,
}: Pick<SiteEnv, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string | null {
  const domain = SUPPORT_EMAIL?.split('@').at(-1);
  if (domain && isAtPublicDomain(`https://${domain}`)) return `mailto:${SUPPORT_EMAIL}`;
  return PUBLIC_URL && isAtPublicDomain(PUBLIC_URL) ? PUBLIC_URL : null;
}

function isAtPublicDomain(address: string): boolean {
  return isPublicHttps(address) && !RESERVED_NAMES.test(new URL(address).hostname.replace(/\.$/, ''));
}
