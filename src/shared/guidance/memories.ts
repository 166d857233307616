import { wordingLanguage } from '../consent/wording-language.ts';
import { strict } from '../fields.ts';
import { z } from '../zod.ts';

/** Whether a member agrees that what they wrote themselves is shown to them again. */
export const memoriesConsentBody = z.strictObject({ agreed: strict(z.boolean()), wordingLanguage });
export const memoriesConsentOutput = z.object({ success: z.literal(true), agreed: z.boolean() });

/** The beginning of what a member wrote about a year ago, and the entry that it answers, with the language of its title. */
export const memory = z.object({
  entryId: z.number().int(),
  localDate: z.string(),
  title: z.string(),
  language: z.string(),
  text: z.string(),
});
export type Memory = z.infer<typeof memory>;

/** The most characters of a member's own words that are quoted to them. */
export const MAX_MEMORY_LENGTH = 300;
