import { z } from 'zod';
import { wordingLanguage } from '../consent/wording-language.ts';
import { strict } from '../fields.ts';

/** Whether a member agrees that a language model reads what they wrote about themselves, and writes for them. */
export const modelConsentBody = z.strictObject({ agreed: strict(z.boolean()), wordingLanguage });
export const modelConsentOutput = z.object({ success: z.literal(true), agreed: z.boolean() });

/** The states of the model: it works, the site leaves it alone for a while, or the month’s budget is spent. */
export const MODEL_STATES = ['ready', 'resting', 'budget_spent'] as const;
