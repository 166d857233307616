import { describe, expect, it } from 'vitest';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { entryFields, hasFoldedText } from './entry-fields.ts';

const minimal: GuidanceEntry = {
  id: 1,
  userId: 1,
  title: 'Carry one name',
  content: 'Short.',
  scripture: null,
  scriptureNote: null,
  language: 'en',
  scriptureLanguage: 'en',
  actionSteps: [],
  contentType: 'prayer',
  responseId: null,
  prayerPrompt: 'Name one friend.',
  encouragement: null,
  focusPoint: null,
  actionPrompt: null,
  practicalStep: null,
  checkInQuestion: null,
  motivationalNote: null,
  historicalQuote: null,
  reflectionQuestions: [],
  gratitudePrompt: null,
  tomorrowPreparation: null,
  isCompleted: false,
  isHelpful: false,
  userReflection: null,
  isDev: false,
  localDate: '2026-11-20',
  availableAt: new Date(0),
  completedAt: null,
  createdAt: new Date(0),
  chosenBecause: null,
  chosenFor: null,
};
const names = (entry: GuidanceEntry) => entryFields(entry).map(({ name }) => name);

describe('the fields of an entry', () => {
  it('come in the specified order for each type', () => {
    const full: GuidanceEntry = {
      ...minimal,
      encouragement: 'e',
      focusPoint: 'f',
      actionPrompt: 'a',
      practicalStep: 'p',
      checkInQuestion: 'c',
      motivationalNote: 'm',
      historicalQuote: 'h',
      reflectionQuestions: ['r'],
      gratitudePrompt: 'g',
      tomorrowPreparation: 't',
      actionSteps: ['s'],
    };
    expect(names(full)).toEqual(['prayerPrompt', 'encouragement', 'focusPoint', 'actionSteps']);
    expect(names({ ...full, contentType: 'do' })).toEqual([
      'actionPrompt',
      'practicalStep',
      'checkInQuestion',
      'motivationalNote',
      'actionSteps',
    ]);
    expect(names({ ...full, contentType: 'reflection' })).toEqual([
      'historicalQuote',
      'reflectionQuestions',
      'gratitudePrompt',
      'tomorrowPreparation',
      'actionSteps',
    ]);
  });

  it('are left out when empty', () => {
    expect(names({ ...minimal, encouragement: '', actionSteps: [] })).toEqual(['prayerPrompt']);
  });

  it('fold only when there is more than the essential field', () => {
    expect(hasFoldedText(minimal)).toBe(false);
    expect(hasFoldedText({ ...minimal, focusPoint: 'Held up' })).toBe(true);
    expect(hasFoldedText({ ...minimal, content: 'x'.repeat(300) })).toBe(true);
  });
});
