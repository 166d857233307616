import type { Season } from '../../shared/guidance/choice-reasons.ts';
import type { Concept } from '../../shared/guidance/concepts.ts';
import type { Challenge } from '../../shared/onboarding/onboarding-choices.ts';

/**
 * The form of an entry's body. Two entries of one concept and type that stand next to each other have different
 * shapes (docs/writing.md).
 */
export const SHAPES = [
  'story',
  'question and answer',
  'letter',
  'close reading',
  'plain instruction',
  'scene from Scripture',
  'scene from church history',
] as const;
export type Shape = (typeof SHAPES)[number];

/** The parts of life and friendship that the library speaks about (docs/writing.md). */
export const THEMES = [
  'laughter',
  'meals',
  'work',
  'age',
  'youth',
  'singleness',
  'marriage',
  'bereavement',
  'illness',
  'moving',
  'betrayal',
  'envy',
  'difference of opinion',
  'unbelieving friends',
  'online friends',
  'Christ as Friend',
  'heaven',
] as const;
export type Theme = (typeof THEMES)[number];

/** Notes for reviewers and for the checks. They are never shown to a member and are in no answer of the server. */
interface ReviewNotes {
  /** The point of the whole chapter in one line, so that a reviewer sees whether the entry is true to it. */
  point: string;
  shape: Shape;
  /** True where the body closes with a sentence that could hang on a wall. At most one entry in six does. */
  maxim?: true;
  themes?: Theme[];
}

interface CommonFields extends ReviewNotes {
  /** Stable name of the entry; a member's history refers to it, so it never changes. */
  key: string;
  concept: Concept;
  title: string;
  content: string;
  /** A reference only, such as `Galatians 6:2`: the server puts the words in (rules.md G1). */
  scripture: string;
  actionSteps: string[];
  /** The challenges that the entry is about, best match first. */
  challenges: Challenge[];
  /**
   * True where it urges to seek out, answer, forgive or be reconciled with somebody who may have done wrong. It is not
   * chosen for a member who named abuse in the last seven days (rules.md G6).
   */
  urgesContact?: true;
  /** True for an entry that this church wrote. It is in no file of the library. */
  byChurch?: true;
  /** The language of its words, as in `<html lang>`. Entries of the library are in `CONTENT_LANGUAGE` and leave it out. */
  language?: string;
  /** The seasons of the church year for which it is chosen first, where the site keeps them. */
  seasons?: Season[];
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
  /** Key of a quote in `content/quotes/` (rules.md G2). */
  quote: string;
  reflectionQuestions: string[];
  gratitudePrompt: string;
  tomorrowPreparation: string;
}

/** One piece of guidance written for this product: every field of its type filled (rules.md G4). */
export type LibraryEntry = PrayerEntry | ActionEntry | ReflectionEntry;

/** An entry as its file has it. The file states the concept and the type once, for all its entries. */
type Written<Entry extends LibraryEntry> = Omit<Entry, 'concept' | 'contentType'>;

/** Returns the prayers of one concept. */
export function prayers(concept: Concept, entries: Written<PrayerEntry>[]): PrayerEntry[] {
  return entries.map((entry) => ({ ...entry, concept, contentType: 'prayer' }));
}

/** Returns the actions of one concept. */
export function actions(concept: Concept, entries: Written<ActionEntry>[]): ActionEntry[] {
  return entries.map((entry) => ({ ...entry, concept, contentType: 'do' }));
}

/** Returns the reflections of one concept. */
export function reflections(concept: Concept, entries: Written<ReflectionEntry>[]): ReflectionEntry[] {
  return entries.map((entry) => ({ ...entry, concept, contentType: 'reflection' }));
}
