import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';

/** The parts of an entry that stand under a heading of their own (product.md §2). */
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

/** The texts of an entry. */
export type EntryTexts = Pick<GuidanceEntry, FieldName | 'contentType'>;

/** A filled part of an entry; the essence is what the member is asked to do, and is never folded away. */
export interface EntryField {
  name: FieldName;
  value: string | string[];
  essence: boolean;
}

const FIELDS: Record<ContentType, { essence: FieldName; inOrder: FieldName[] }> = {
  prayer: { essence: 'prayerPrompt', inOrder: ['prayerPrompt', 'encouragement', 'focusPoint', 'actionSteps'] },
  do: {
    essence: 'practicalStep',
    inOrder: ['actionPrompt', 'practicalStep', 'checkInQuestion', 'motivationalNote', 'actionSteps'],
  },
  reflection: {
    essence: 'reflectionQuestions',
    inOrder: ['historicalQuote', 'reflectionQuestions', 'gratitudePrompt', 'tomorrowPreparation', 'actionSteps'],
  },
};

/** The filled parts of an entry in the order they are read. */
export function entryFields(entry: EntryTexts): EntryField[] {
  const { essence, inOrder } = FIELDS[entry.contentType];
  return inOrder.flatMap((name) => {
    const value = entry[name];
    return value && value.length > 0 ? [{ name, value, essence: name === essence }] : [];
  });
}

// About what four lines hold on the widest card; below it nothing is cut, so there is nothing to open.
const SHORT_CONTENT = 220;

/** Returns whether an entry has more text than its folded card shows. */
export function holdsMore(entry: GuidanceEntry): boolean {
  return entry.content.length > SHORT_CONTENT || entryFields(entry).some((field) => !field.essence);
}
