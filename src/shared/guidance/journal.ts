import { pathId } from '../fields.ts';
import { contentType } from '../guidance.ts';
import { z } from '../zod.ts';

/** What a member wrote when they completed an entry, and what they answered with it. */
export const journalEntry = z.object({
  id: z.number().int(),
  localDate: z.string(),
  title: z.string(),
  language: z.string(),
  contentType,
  reference: z.string().nullable(),
  questions: z.array(z.string()),
  userReflection: z.string(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

export const journalInput = z.object({ userId: pathId, q: z.string().max(200).optional() });

/** A member's whole journal, or what a search found of it, newest first. */
export const journalOutput = z.object({
  site: z.string(),
  timezone: z.string(),
  exportedAt: z.date(),
  entries: z.array(journalEntry),
});
export type Journal = z.infer<typeof journalOutput>;
