import { describe, expect, test } from 'vitest';
import { readVerses } from '../../../../scripture/kjv.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import { PHILOSOPHIES } from '../../../../testing/guidance/philosophies.ts';
import { allTexts } from '../check-output.ts';
import { findReaderWords } from './reader-words.ts';

const found = (written: string, text: string, passage = '') => findReaderWords([text], [written], passage);

describe('G5: an answer does not repeat a rare word that its reader wrote', () => {
  test.each([
    ['a name', 'My brother Kevin drinks.', 'Ask Kevin how he slept.', 'kevin'],
    ['a name in small letters', 'my brother kevin drinks', 'Ask Kevin how he slept.', 'kevin'],
    ['a name of the Bible', 'My sister Dorcas is ill.', 'Bring Dorcas some soup.', 'dorcas'],
    ['a sickness', 'I live with fibromyalgia.', 'Your fibromyalgia is no secret to God.', 'fibromyalgia'],
    ['a place', 'We moved here from Tulsa.', 'In Tulsa somebody may remember you.', 'tulsa'],
    ['a rare word in another form', 'He gambles at night.', 'The gambling can stop today.', 'gambling'],
    [
      'a word of the Bible that is rare here',
      'I committed adultery.',
      'Nothing of the adultery is hidden.',
      'adultery',
    ],
    ['a time of life', 'I spent four years in prison.', 'After prison every door is heavy.', 'prison'],
    ['a profession', 'I serve in the army.', 'An army of helpers is not needed.', 'army'],
  ])('%s', (_what, written, text, word) => {
    expect(found(written, text)).toContain(word);
    expect(found('', text)).toEqual([]);
  });

  test('but it may have words of its own passage', () => {
    const written = 'I want a friend as Epaphroditus was for Paul.';
    const text = 'Epaphroditus nearly died on the way.';
    expect(found(written, text, readVerses({ book: 'Philippians', chapter: 2, from: 25, to: 27 }))).toEqual([]);
    expect(found(written, text)).toEqual(['epaphroditus']);
  });
});

describe('G5: the title of a goal is not repeated', () => {
  test.each([
    ['Tell Anna about my abortion', 'Tell Anna About My Abortion'],
    ['Tell Anna about my abortion', 'Tell somebody of the abortion today.'],
    ['Quit gambling', 'It is time to quit the gambling.'],
    ['Sobriety', 'A Week of Sobriety'],
    ['Tell my wife the truth about Lisbon', 'Today you tell your wife the truth about Lisbon.'],
    ['Tell my wife the truth', 'Tell Your Wife the Truth'],
    ['Forgive Boaz', 'Ask for the grace to forgive Boaz.'],
  ])('%s: %s', (goal, text) => {
    expect(found(goal, text)).not.toEqual([]);
  });
});

describe('G5: three telling words in a row are not repeated', () => {
  const WRITTEN = 'My neighbor owes me forty coins. I want to be there for others, and a friend is somebody who prays.';

  test.each(['Your neighbor owes forty of something.', 'He, your neighbor, owes you forty of these.'])('%s', (text) => {
    expect(found(WRITTEN, text)).toContain('neighbor owes forty');
  });

  test.each([
    'You want to be there for others, and so does Christ.',
    'A friend is somebody who prays and stays.',
    'Christ prays for a friend.',
  ])('and what is shorter is no repetition: %s', (text) => {
    expect(found(WRITTEN, text)).toEqual([]);
  });
});

test.each([
  ['Be a better friend', 'To be a better friend, begin by listening.'],
  ['Pray', 'Pray for somebody who is tired.'],
  ['Love my neighbor', 'You love your neighbor because Christ loved you.'],
  ['Forgive my father', 'God is a Father who forgives.'],
  ['', 'Call a friend tonight.'],
])('G3: what many say identifies nobody: %s: %s', (goal, text) => {
  expect(found(goal, text)).toEqual([]);
});

test('G3: honest answers are hardly ever refused for what their reader wrote', () => {
  const goals = HONEST_ANSWERS.flatMap((honest) => honest.goals);
  const refused = HONEST_ANSWERS.flatMap((honest) => {
    const output = wholeAnswer(honest);
    const passage = readVerses(output.scripture);
    return [...PHILOSOPHIES, ...goals].filter((text) => findReaderWords(allTexts(output), [text], passage).length > 0);
  });
  // Of each hundred pairs of an answer and a text less than one.
  expect(refused.length).toBeLessThan((HONEST_ANSWERS.length * (PHILOSOPHIES.length + goals.length)) / 100);
});
