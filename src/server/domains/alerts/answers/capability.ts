import { type Answer, CHOSEN_ANSWER } from '../../../../shared/alerts/answers.ts';
import { equalInConstantTime } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';

// 22 characters of base64url are 132 bits, and fit into the 64 bytes of a Telegram button.
const CODE_LENGTH = 22;

/** The delivery of a capability; `entryId` is null once the entry was deleted. */
interface AnswerableMessage {
  id: number;
  userId: number;
  entryId: number | null;
}

/**
 * Creates the capability that a message carries. Anybody who sends it back may answer this one message without a
 * session (decisions.md D43). It holds no address, is derived from the delivery and is stored nowhere. It has at most
 * 38 characters.
 */
export function capabilityOf(site: Site, delivery: AnswerableMessage): string {
  return `${delivery.id}-${codeOf(site, delivery)}`;
}

/** Reads the delivery that a capability names, or null for any other text. {@link isCapabilityOf} verifies it. */
export function deliveryIdOf(capability: string): number | null {
  const [, id] = /^(\d{1,15})-[A-Za-z0-9_-]{22}$/.exec(capability) ?? [];
  return id === undefined ? null : Number(id);
}

/** Returns whether the site made a capability for this delivery and its present entry. */
export function isCapabilityOf(site: Site, capability: string, delivery: AnswerableMessage): boolean {
  return delivery.entryId !== null && equalInConstantTime(capability, capabilityOf(site, delivery));
}

/** Returns the page that offers the answers. Opening it changes nothing; its button does. */
export function answerUrl(site: Site, capability: string, answer: Answer): string {
  return `${site.env.publicUrl}/answer/${capability}?${CHOSEN_ANSWER}=${answer}`;
}

function codeOf(site: Site, { id, userId, entryId }: AnswerableMessage): string {
  return site.keys.sign('answer', `${id}:${userId}:${entryId}`).slice(0, CODE_LENGTH);
}
