import { wordingLanguage } from '../consent/wording-language.ts';
import { atLeastVisible, pathId, strict } from '../fields.ts';
import { channelSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';

export const telegramStatus = z.object({
  subscribed: z.boolean(),
  telegramUsername: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscribedAt: z.date().nullable(),
});
export type TelegramStatus = z.infer<typeof telegramStatus>;

export const telegramMemberInput = z.object({ userId: pathId });
export const telegramStartLinkInput = z.strictObject({ userId: pathId });
export const telegramUnlinkInput = z.strictObject({ userId: pathId, wordingLanguage });

/** The address that opens the bot with a secret of the member, good once and until an instant (decisions.md D26). */
export const telegramStartLinkOutput = z.object({ url: z.url(), expiresAt: z.date() });

/** The error for an empty token field (product.md §5). */
const TELEGRAM_TOKEN_MESSAGE = channelSentence('telegram_token_needed');

export const telegramLinkBody = z.strictObject({
  userId: strict(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
  subscriptionToken: atLeastVisible(z.string(), 1, TELEGRAM_TOKEN_MESSAGE).max(200),
});
/** What a member types to link a chat by its token. */
export const telegramTokenBody = telegramLinkBody.pick({ subscriptionToken: true });
export const telegramLinkOutput = z.object({ success: z.literal(true), subscription: telegramStatus });
