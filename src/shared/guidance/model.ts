import { wordingLanguage } from '../consent/wording-language.ts';
import { strict } from '../fields.ts';
import { z } from '../zod.ts';

/** Whether a member agrees that a language model reads what they wrote about themselves, and writes for them. */
export const modelConsentBody = z.strictObject({ agreed: strict(z.boolean()), wordingLanguage });
export const modelConsentOutput = z.object({ success: z.literal(true), agreed: z.boolean() });

/** What the model cost this month (UTC), what is left, and whether the site leaves it alone. Money is in dollars. */
export const modelFacts = z.object({
  name: z.string(),
  entries: z.number().int(),
  calls: z.number().int(),
  tokens: z.number().int(),
  spent: z.number(),
  left: z.number(),
  dailyCap: z.number().int(),
  membersAgreed: z.number().int(),
  membersAtCap: z.number().int(),
  restsUntil: z.date().nullable(),
  lastError: z.string().nullable(),
  lastFailedAt: z.date().nullable(),
  lastAnsweredAt: z.date().nullable(),
});
export type ModelFacts = z.infer<typeof modelFacts>;
