import { type Answer, CHOSEN_ANSWER } from '../../../../shared/alerts/answers.ts';
import { sameCode } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';

// 22 characters of base64url are 132 bits. They leave room in the 64 bytes of a Telegram button.
const CODE_LENGTH = 22;

/** The delivery that a capability belongs to; `entryId` is null once the entry was deleted. */
interface Sent {
  id: number;
  userId: number;
  entryId: number | null;
}

/**
 * Makes the capability that a message carries: whoever sends it back may answer this one message, without a session
 * (decisions.md D43). It holds no address, is made from the delivery and is stored nowhere. At most 38 characters.
 */
export function capabilityOf(site: Site, delivery: Sent): string {
  return `${delivery.id}-${codeOf(site, delivery)}`;
}

/** Reads the delivery that a capability names; null for what is none. {@link isCapabilityOf} proves it. */
export function deliveryIdOf(capability: string): number | null {
  const [, id] = /^(\d{1,15})-[A-Za-z0-9_-]{22}$/.exec(capability) ?? [];
  return id === undefined ? null : Number(id);
}

/** Returns whether the site made a capability for this delivery and its present entry. */
export function isCapabilityOf(site: Site, capability: string, delivery: Sent): boolean {
  return delivery.entryId !== null && sameCode(capability, capabilityOf(site, delivery));
}

/** The page that offers the answers to whoever opens it. Opening it changes nothing: its button does. */
export function answerUrl(site: Site, capability: string, answer: Answer): string {
  return `${site.env.publicUrl}/answer/${capability}?${CHOSEN_ANSWER}=${answer}`;
}

function codeOf(site: Site, { id, userId, entryId }: Sent): string {
  return site.keys.sign('answer', `${id}:${userId}:${entryId}`).slice(0, CODE_LENGTH);
}
