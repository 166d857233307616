import { expect, test } from 'vitest';
import { LIBRARY } from '../../../../../content/library/library.ts';
import { freeText } from '../../../../../content/library/measures/texts.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import { allTexts } from '../check-output.ts';
import { findPromises } from './promises.ts';

test.each([
  // Money and success.
  'God gives wealth to those who tithe.',
  'The Lord always grants success to the faithful.',
  'He pours riches on all who ask.',
  'Faith pays your debts.',
  'Tithing clears every debt you have.',
  'God pays the rent of those who trust him.',
  'Generosity makes you rich.',
  'God wants you healthy and wealthy.',
  'Jesus wants his children to prosper.',
  'Those who tithe prosper.',
  'Whoever believes becomes wealthy.',
  'Everyone who gives receives money from heaven.',
  'Believers are never poor.',
  'Nobody who tithes is ever in debt.',
  'What you give comes back to you tenfold.',
  'Wealth comes to those who pray.',
  'Prayer is the key to success.',
  'Prayer always works.',
  'GOD GIVES WEALTH TO THOSE WHO TITHE.',
  'God gives wéalth to those who tithe.',
  // Health.
  'Prayer heals every illness.',
  'Faith cures.',
  'God heals all who believe.',
  'Jesus heals your body tonight.',
  'Christ cures those who come in faith.',
  'Faith drives out cancer.',
  'The Lord takes away all sickness and pain.',
  'Your illness is gone already.',
  'You are already healed.',
  'No disease can stand before a praying church.',
  'Sickness is a sign of weak faith.',
  'Illness always comes from little faith.',
  // What is broken between people.
  'Prayer restores every friendship.',
  'God repairs your marriage while you sleep.',
  'Prayer brings your husband back.',
])('G7: a promise for the present is found: %s', (sentence) => {
  expect(findPromises(`Sit down first. ${sentence} Then rest.`)).not.toEqual([]);
});

test.each([
  'Christ became poor to make us rich in mercy.',
  'God gives more than money can buy.',
  'God never promises wealth to those who follow him.',
  'God gives grace to the humble, and sleep to those he loves.',
  'God gives you this day, and it is enough.',
  'Faith does not pay your debts, and a friend can help you count them.',
  'Prayer does not heal every illness.',
  'Prayer is no key to success.',
  'Nobody is healed because they gave enough.',
  'No prayer heals by its length.',
  'Prayer changes the one who prays.',
  'Jesus forgives the debt that nobody could pay.',
  'Christ cancels our debts, and we forgive our debtors.',
  'The Samaritan pays the bill at the inn.',
  'He heals the brokenhearted and binds up their wounds.',
  'Jesus heals a man at the pool, and asks him first.',
  'Illness is no sign of weak faith.',
  'The father gives his younger son the money.',
  'Those who are rich can share, and those who are poor can too.',
  'Whoever gives a cup of water gives it to him.',
  'God gives friends, and a wealth of patience to keep them.',
  'Love is patient, and it covers a multitude of sins.',
])('G3: what promises nothing passes: %s', (sentence) => {
  expect(findPromises(sentence)).toEqual([]);
});

test('G3: no entry of the library and no honest answer promises anything', () => {
  const texts = [
    ...LIBRARY.flatMap((entry) => freeText(entry).map(({ text }) => text)),
    ...HONEST_ANSWERS.flatMap((honest) => allTexts(wholeAnswer(honest))),
  ];
  expect(texts.flatMap((text) => findPromises(text).map(({ words }) => words))).toEqual([]);
});
