import { expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { findTexts } from './found-texts.ts';

const entry = {
  title: 'A friend at all times',
  content: 'Love that stays.',
  scripture: 'Ruth 1:16 (KJV) Intreat me not to leave thee.',
  contentType: 'reflection',
  actionSteps: [],
  reflectionQuestions: ['Whom did you leave?', 'Who came along?'],
  gratitudePrompt: 'Give thanks for one who came along.',
  userReflection: `I thought of Orpah. ${'And so on. '.repeat(20)}`,
} as Partial<GuidanceEntry> as GuidanceEntry;

const found = (search: string, isCompleted = false) =>
  findTexts({ ...entry, isCompleted }, search).map(({ name, pieces }) => [
    name,
    pieces
      .filter(({ marked }) => marked)
      .map(({ text }) => text)
      .join(' '),
  ]);

test('a text that another screen shows is not repeated', () => {
  const shown = ['A friend at all times', 'Whom did you leave?', 'Who came along?'];
  const names = (search: string) => findTexts(entry, search, shown).map(({ name }) => name);
  expect(names('friend leave along')).toEqual([]);
  expect(names('stays along')).toEqual(['content']);
  expect(names('intreat')).toEqual(['scripture']);
});

test.each([
  ['friend', []],
  ['thee ruth friend', []],
  ['stays', [['content', 'stays']]],
  ['leave', []],
  ['whom', [['reflectionQuestions', 'Whom']]],
  ['along', [['reflectionQuestions', 'along']]],
  [
    'stays whom',
    [
      ['content', 'stays'],
      ['reflectionQuestions', 'Whom'],
    ],
  ],
  [
    'friend stays thanks',
    [
      ['content', 'stays'],
      ['gratitudePrompt', 'thanks'],
    ],
  ],
  ['orpah', [['userReflection', 'Orpah']]],
])('a search for %s shows only texts that the card does not show', (search, texts) => {
  expect(found(search)).toEqual(texts);
});

test('a completed card hides its verse and cuts off a long reflection', () => {
  expect(found('thee', true)).toEqual([['scripture', 'thee']]);
  expect(found('orpah', true)).toEqual([['userReflection', 'Orpah']]);
  expect(findTexts({ ...entry, isCompleted: true, userReflection: 'Orpah.' }, 'orpah')).toEqual([]);
});

test('words far apart in one text are shown in two excerpts', () => {
  const content = `Naomi came home. ${'And so on, and so on. '.repeat(20)}Then Orpah left.`;
  const texts = findTexts({ ...entry, content, userReflection: null }, 'orpah naomi');
  expect(texts.map(({ name }) => name)).toEqual(['content', 'content']);
  expect(texts.flatMap(({ pieces }) => pieces.filter(({ marked }) => marked).map(({ text }) => text))).toEqual([
    'Naomi',
    'Orpah',
  ]);
});
