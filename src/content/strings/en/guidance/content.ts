import { CONCEPTS, type Concept } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPE_LABELS, type ContentType } from '../../../../shared/guidance/content-types.ts';

/** The name of each type of guidance (product.md §2). */
export const typeWords: Record<ContentType, string> = CONTENT_TYPE_LABELS;

/** One of each kind, as it stands in a sentence. */
export const oneWords: Record<ContentType, string> = {
  prayer: 'a prayer',
  do: 'an action',
  reflection: 'a reflection',
};

/** Stands below an entry that no person wrote (rules.md G8). */
export const byModelNote = 'A language model wrote this, and a program checked it. No one read it before you.';

/** The days of the theological cycle (product.md §9). */
export const conceptWords = Object.fromEntries(CONCEPTS.map((concept) => [concept, concept])) as Record<
  Concept,
  string
>;

/** When something comes, as it stands in a sentence. */
export const whenWords = {
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  weekday: (weekday: string, time: string) => `on ${weekday} at ${time}`,
  date: (day: string, time: string) => `on ${day} at ${time}`,
};
