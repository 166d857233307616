import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';

/** The fields of an entry that have a heading of their own (product.md §2). */
export type FieldName =
  | 'prayerPrompt'
  | 'encouragement'
  | 'focusPoint'
  | 'actionPrompt'
  | 'practicalStep'
  | 'checkInQuestion'
  | 'motivationalNote'
  | 'historicalQuote'
  | 'reflectionQuestions'
  | 'gratitudePrompt'
  | 'tomorrowPreparation'
  | 'actionSteps';

/** The fields of an entry and the type that orders them. */
export type EntryTexts = Pick<GuidanceEntry, FieldName | 'contentType'>;

/** A filled field of an entry. The essential one says what to do, and is never folded. */
export interface EntryField {
  name: FieldName;
  value: string | string[];
  isEssential: boolean;
}

const FIELDS: Record<ContentType, { essential: FieldName; inOrder: FieldName[] }> = {
  prayer: { essential: 'prayerPrompt', inOrder: ['prayerPrompt', 'encouragement', 'focusPoint', 'actionSteps'] },
  do: {
    essential: 'practicalStep',
    inOrder: ['actionPrompt', 'practicalStep', 'checkInQuestion', 'motivationalNote', 'actionSteps'],
  },
  reflection: {
    essential: 'reflectionQuestions',
    inOrder: ['historicalQuote', 'reflectionQuestions', 'gratitudePrompt', 'tomorrowPreparation', 'actionSteps'],
  },
};

/** Returns the filled fields of an entry in reading order. */
export function entryFields(entry: EntryTexts): EntryField[] {
  const { essential, inOrder } = FIELDS[entry.contentType];
  return inOrder.flatMap((name) => {
    const value = entry[name];
    return value && value.length > 0 ? [{ name, value, isEssential: name === essential }] : [];
  });
}

// About four lines on the widest card. Shorter content is never cut off.
const SHORT_CONTENT = 220;

/** Returns whether an entry has more text than its folded card shows. */
export function hasFoldedText(entry: GuidanceEntry): boolean {
  return entry.content.length > SHORT_CONTENT || entryFields(entry).some((field) => !field.isEssential);
}
