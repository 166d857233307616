import { pathId, strict } from '../fields.ts';
import { channelSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';

const endpoint = z.string().max(1000).refine(isPublicHttps, channelSentence('push_address_invalid'));

/** A push subscription in the form of `subscription.toJSON()`. The keys are as in RFC 8291, in base64url. */
const pushSubscriptionBody = z.strictObject({
  endpoint,
  expirationTime: strict(z.number()).nullish(),
  keys: z.strictObject({
    // An uncompressed point of P-256: 65 bytes, the first of them 4.
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/, channelSentence('push_key_invalid')),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, channelSentence('push_auth_invalid')),
  }),
});
export const pushSubscribeInput = pushSubscriptionBody.extend({
  userId: pathId,
  /** True when a browser registers again at its start; false when its member switches push on in it. */
  again: strict(z.boolean()).optional(),
});
/** `removed` is true when the member removed this browser elsewhere, so it was not stored and must unsubscribe. */
export const pushSubscribeOutput = z.object({ success: z.literal(true), removed: z.boolean() });
export type PushSubscription = z.infer<typeof pushSubscriptionBody>;

/** The site's own public key, with which a browser subscribes (RFC 8292). */
export const pushKeyOutput = z.object({ publicKey: z.string() });

/** A browser that gets push messages. Its endpoint is a secret, so its id names it. */
export const pushBrowser = z.object({
  id: z.number().int(),
  userAgent: z.string().nullable(),
  seenAt: z.date().nullable(),
  /** True for the browser that asks. */
  current: z.boolean(),
});
export type PushBrowser = z.infer<typeof pushBrowser>;
export const pushListInput = z.object({ userId: pathId });
export const pushListOutput = z.object({ browsers: z.array(pushBrowser) });
export const pushRemoveInput = z.strictObject({ userId: pathId, id: pathId });

/** The browser to forget; all of the member's browsers when absent. */
export const pushUnsubscribeInput = z.strictObject({ userId: pathId, endpoint: z.string().max(1000).optional() });

// Names inside a church's own network (RFC 6761, RFC 6762, RFC 8375).
const INNER_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Returns whether a URL can belong to a push service: https, the default port, and a name of the public internet.
 * Numeric addresses are always rejected: push services have names, and nobody may make the server call its neighbours
 * (rules.md C27).
 */
export function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/\.$/, '');
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  return !isAddress && host.includes('.') && !INNER_NAMES.test(host);
}
