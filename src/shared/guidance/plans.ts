import { atLeastVisible, pathId, strict } from '../fields.ts';
import { contentType } from '../guidance.ts';
import { contractSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';
import { MAX_PASSAGES, MAX_THEME_TITLE_LENGTH } from './review-choices.ts';

const date = z.iso.date(contractSentence('date_invalid'));
const entry = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** An entry in a plan: its name in the library, and its heading with its language. */
export const plannedEntry = z.object({ entry, title: z.string(), language: z.string(), contentType });

/** What all members get who receive guidance of its type on that date of theirs. */
export const pinnedEntry = plannedEntry.extend({
  id: z.number().int(),
  localDate: z.string(),
  /** The name of the reviewer who pinned it; null for an account that is gone. */
  pinnedBy: z.string().nullable(),
});
export type PinnedEntry = z.infer<typeof pinnedEntry>;

export const themeWeek = z.object({
  id: z.number().int(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  passages: z.array(z.string()),
  entries: z.array(plannedEntry),
});
export type ThemeWeek = z.infer<typeof themeWeek>;

/** What a church planned, from today on. */
export const plansOutput = z.object({ pins: z.array(pinnedEntry), weeks: z.array(themeWeek) });
export type Plans = z.infer<typeof plansOutput>;

export const pinBody = z.strictObject({
  entry,
  localDate: date,
  /** The pin of that date and type that the reviewer saw and replaces. Each pin has an id of its own. */
  replaces: strict(z.number().int().positive()).nullable().default(null),
});
export const planIdInput = z.object({ id: pathId });

export const themeWeekBody = z.strictObject({
  title: atLeastVisible(z.string(), 1, contractSentence('name_needed')).max(
    MAX_THEME_TITLE_LENGTH,
    contractSentence('text_too_long', { limit: MAX_THEME_TITLE_LENGTH }),
  ),
  startsOn: date,
  endsOn: date,
  passages: z.array(z.string().trim().max(60)).max(MAX_PASSAGES),
});
/** The passages with semicolons between them. */
export const previewWeekInput = z.object({ passages: z.string().max(MAX_PASSAGES * 62) });
export const previewWeekOutput = z.object({ entries: z.array(plannedEntry) });
