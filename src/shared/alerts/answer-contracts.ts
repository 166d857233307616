import { longText } from '../fields.ts';
import { careCard } from '../guidance/care/care-card.ts';
import { contentType } from '../guidance.ts';
import { z } from '../zod.ts';
import { ANSWER_OUTCOMES, ANSWERS } from './answers.ts';

const capability = z.string().max(200);
const open = z.array(z.enum(ANSWERS));

/** The page behind a link in a message: its entry, which is null for a link that leads nowhere, and the open answers. */
export const answerViewInput = z.object({ capability });
export const answerViewOutput = z.object({
  entry: z.object({ title: z.string(), language: z.string(), contentType, isCompleted: z.boolean() }).nullable(),
  open,
  isPaused: z.boolean(),
  isComing: z.boolean(),
});

/** One answer to one message; `words` is the text of a reflection. */
export const answerBody = z.strictObject({ capability, answer: z.enum(ANSWERS), words: longText.optional() });
/**
 * The outcome, the open answers, and the card that offers help where the words showed a sign of crisis. `wordsSaved` is
 * false where the answer had words that were not stored.
 */
export const answerOutput = z.object({
  outcome: z.enum(ANSWER_OUTCOMES),
  open,
  care: careCard.nullable(),
  wordsSaved: z.boolean(),
});
