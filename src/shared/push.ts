import { z } from 'zod';
import { pathId, strict } from './fields.ts';
import { contractSentence } from './messages/contracts.ts';

const endpoint = z.string().max(1000).refine(isPublicHttps, contractSentence('push_address_invalid'));

/** What a browser gives as `subscription.toJSON()`; the keys are those of RFC 8291, in base64url. */
export const pushSubscriptionBody = z.strictObject({
  endpoint,
  expirationTime: strict(z.number()).nullish(),
  keys: z.strictObject({
    // An uncompressed point of P-256: 65 bytes, the first of them 4.
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/, contractSentence('push_key_invalid')),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, contractSentence('push_auth_invalid')),
  }),
});
export const pushSubscribeInput = pushSubscriptionBody.extend({ userId: pathId });
export type PushSubscription = z.infer<typeof pushSubscriptionBody>;

/** What a browser subscribes with: the site's own key (RFC 8292). */
export const pushKeyOutput = z.object({ publicKey: z.string() });

/** Which of a member's browsers to forget; all of them where none is named. */
export const pushUnsubscribeInput = z.strictObject({ userId: pathId, endpoint: z.string().max(1000).optional() });

// Names that a church's own network answers to (RFC 6761, RFC 6762, RFC 8375).
const INNER_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Whether a URL can be a push service's: https, on its usual port, at a name of the public internet. Addresses in
 * numbers are refused whatever they are: push services have names, and a server must not be made to call its
 * neighbours (rules.md C27).
 */
export function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/\.$/, '');
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  return !isAddress && host.includes('.') && !INNER_NAMES.test(host);
}
