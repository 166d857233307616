import { describe, expect, test } from 'vitest';
import { parseReference } from '../../../../scripture/reference.ts';
import { identifiesReader } from '../../../../scripture/verify/shared-words.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import { allTexts } from '../check-output.ts';
import { findSharedWords, repeatsOwnWords } from './own-words.ts';

const repeatsGoal = (text: string, goal: string) => repeatsOwnWords([text], { goals: [goal], memberTexts: [goal] });
const repeatsText = (text: string, written: string) => repeatsOwnWords([text], { goals: [], memberTexts: [written] });

describe('G5: the title of a goal is not repeated', () => {
  test.each([
    ['Tell Anna about my abortion', 'Tell Anna About My Abortion'],
    ['Tell Anna about my abortion', 'Tell Anna about your abortion today.'],
    ['Tell Anna about my abortion', 'Telling Anna the Truth About Your Abortion'],
    ['Tell Anna about my abortion', 'The abortion is a thing that Anna may hear of.'],
    ['Quit gambling', 'It is time to quit the gambling.'],
    ['Sobriety', 'A Week of Sobriety'],
    ['Tell my wife the truth about Lisbon', 'Today you tell your wife the truth about Lisbon.'],
    ['Tell my wife the truth', 'Tell Your Wife the Truth'],
    ['Forgive Boaz', 'Ask for the grace to forgive Boaz.'],
  ])('%s: %s', (goal, text) => {
    expect(repeatsGoal(text, goal)).toBe(true);
  });

  test.each([
    ['Be a better friend', 'To be a better friend, begin by listening.'],
    ['Pray', 'Pray for somebody who is tired.'],
    ['Patience', 'Patience grows slowly in the company of Christ.'],
    ['Love my neighbor', 'You love your neighbor because Christ loved you.'],
    ['Forgive my father', 'God is a Father who forgives.'],
    ['Tell Anna about my abortion', 'Tell somebody about your week.'],
    ['Forgive Boaz', 'Ask for the grace to forgive.'],
    ['', 'Call a friend tonight.'],
  ])('and what many say is no repetition: %s: %s', (goal, text) => {
    expect(repeatsGoal(text, goal)).toBe(false);
  });
});

describe('G5: four telling words in a row are not repeated', () => {
  const WRITTEN =
    'My neighbor Boaz owes me forty silver coins. I want to be there for others, and a friend is somebody who prays.';

  test.each([
    'You say that Boaz owes you forty silver pieces.',
    'He owes the forty silver coins to you.',
    'Your neighbor, Boaz, owes forty of something.',
  ])('%s', (text) => {
    expect(repeatsText(text, WRITTEN)).toBe(true);
  });

  test.each([
    'Your neighbor owes you something.',
    'You want to be there for others, and so does Christ.',
    'A friend is somebody who prays and stays.',
    'Somebody owes you. Forty days were long. Silver tarnishes.',
  ])('and what is shorter, or other words, is no repetition: %s', (text) => {
    expect(repeatsText(text, WRITTEN)).toBe(false);
  });
});

// Sentences that many readers write about friendship, and goals that many have.
const PHILOSOPHIES = [
  'A friend is someone who listens, tells me the truth and stays when life is hard. I want to be a better friend.',
  'Friends are there for each other in good times and bad, share meals and pray together.',
  'I believe that a true friend loves at all times and helps to carry burdens, as God does.',
];
const ROMANS = parseReference('Romans 5:8');
const COMMON_GOALS = [
  ...['Pray for my friends every day', 'Spend time with God', 'Learn to listen', 'Love people well', 'Say sorry first'],
  ...['Find a close friend', 'Write to an old friend', 'Reach out to someone lonely', 'Share meals with others'],
  ...['Serve at church', 'Read the Bible every day', 'Be kinder', 'Call one friend a week', 'Help a neighbor'],
];
const GOALS = [...new Set([...HONEST_ANSWERS.flatMap(({ goals }) => goals), ...COMMON_GOALS])];

test.each(HONEST_ANSWERS)('G3: an honest answer is not refused for what many readers write: $title', (honest) => {
  const texts = allTexts(wholeAnswer(honest));
  const refusing = [...GOALS, ...PHILOSOPHIES].filter((text) =>
    repeatsOwnWords(texts, { goals: PHILOSOPHIES.includes(text) ? [] : [text], memberTexts: [text] }),
  );
  expect(refusing).toEqual([]);
  const identified = [...GOALS, ...PHILOSOPHIES].filter((text) =>
    identifiesReader(texts.join('\n'), { passage: ROMANS, sharedWords: findSharedWords(texts, [text]) }),
  );
  expect(identified).toEqual([]);
});
