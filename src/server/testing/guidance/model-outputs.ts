import type { LibraryEntry } from '../../../content/library/library-entry.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import type { GuidanceOutput } from '../../domains/guidance/model/guidance-output.ts';
import { parseReference } from '../../scripture/reference.ts';

// The fields of library entries that model answers do not have.
const LIBRARY_FIELDS = [
  'key',
  'concept',
  'contentType',
  'challenges',
  'point',
  'shape',
  'maxim',
  'themes',
  'seasons',
  'urgesContact',
];

/** Converts a library entry to the form of a model's answer. */
export function toModelOutput(entry: LibraryEntry): GuidanceOutput {
  const scripture = parseReference(entry.scripture);
  const fields = Object.entries(entry).filter(([name]) => !LIBRARY_FIELDS.includes(name));
  return { ...Object.fromEntries(fields), scripture } as GuidanceOutput;
}

const COMMON = {
  title: 'From the model',
  content:
    'A load that two people carry is not half as heavy; it is another kind of load. You see a face beside it. Christ came near to people who had nothing to give him, and he stayed at their tables. Somebody close to you carries more than they show. You need not solve it. You can ask, and you can wait for the answer.',
  scripture: parseReference('Galatians 6:2'),
  actionSteps: ['Write down one name.', 'Sit still for two minutes before you call.'],
};
const OF_TYPE: Record<ContentType, object> = {
  prayer: {
    prayerPrompt: 'Bring the name of one friend before God, and ask for the patience to hear how they are.',
    encouragement: 'Christ carries you too, and he waits for slow learners.',
    focusPoint: 'Carried, and carrying',
  },
  do: {
    actionPrompt: 'Find out what one friend is carrying this week, and take an end of it.',
    practicalStep: 'Ask one friend what is heavy this week, and offer an hour.',
    checkInQuestion: 'Did you ask one friend today?',
    motivationalNote: 'You are carried yourself, so you have a hand free.',
  },
  reflection: {
    quote: null,
    reflectionQuestions: ['Whose load do you know by heart?', 'Which of yours does nobody know?'],
    gratitudePrompt: 'Thank God for one person who noticed your load.',
    tomorrowPreparation: 'Put one free hour into your day for somebody else.',
  },
};

/** Returns a valid model answer with a title of its own. A reflection has no quotation. */
export function sampleOutput(contentType: ContentType, changes: Record<string, unknown> = {}): GuidanceOutput {
  return { ...COMMON, ...OF_TYPE[contentType], ...changes } as GuidanceOutput;
}
