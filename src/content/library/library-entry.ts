import type { Concept } from '../../shared/guidance/concepts.ts';
import type { Challenge } from '../../shared/onboarding/onboarding-choices.ts';

interface CommonFields {
  /** Stable name of the entry; a member's history refers to it, so it never changes. */
  key: string;
  concept: Concept;
  title: string;
  content: string;
  /** A reference only, such as `Galatians 6:2`: the server puts the words in (rules.md G1). */
  scripture: string;
  actionSteps: string[];
  /** What the entry speaks to, best match first. */
  challenges: Challenge[];
}

export interface PrayerEntry extends CommonFields {
  contentType: 'prayer';
  prayerPrompt: string;
  encouragement: string;
  focusPoint: string;
}

export interface ActionEntry extends CommonFields {
  contentType: 'do';
  actionPrompt: string;
  practicalStep: string;
  checkInQuestion: string;
  motivationalNote: string;
}

export interface ReflectionEntry extends CommonFields {
  contentType: 'reflection';
  /** Key of a quote in `content/quotes.ts` (rules.md G2). */
  quote: string;
  reflectionQuestions: string[];
  gratitudePrompt: string;
  tomorrowPreparation: string;
}

/** One piece of guidance written for this product: every field of its type filled (rules.md G4). */
export type LibraryEntry = PrayerEntry | ActionEntry | ReflectionEntry;
