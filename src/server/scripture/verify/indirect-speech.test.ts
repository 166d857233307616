import { expect, test } from 'vitest';
import { LIBRARY } from '../../../content/library/library.ts';
import { freeText } from '../../../content/library/measures/texts.ts';
import { allTexts } from '../../domains/guidance/model/check-output.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../testing/guidance/honest-answers.ts';
import { parseReference } from '../reference.ts';
import { findUnplacedSpeech } from './indirect-speech.ts';

const NO_GREATER_LOVE = parseReference('John 15:13-15');

test.each([
  'Jesus taught that God helps those who help themselves.',
  'Jesus said that the faithful are never ill.',
  'Jesus taught us that good people go to heaven.',
  'Christ has promised that believers will never be poor.',
  'Our Lord once said that a kind word costs nothing.',
  'Paul wrote that money answers every prayer.',
  'Paul taught that we are saved by our works.',
  'The apostle Paul also said that God gives us no more than we can bear.',
  'Peter wrote that time heals all wounds.',
  'James reminds us that cleanliness is next to godliness.',
  'The apostles taught that a good man never worries.',
  'God says that everything happens for a reason.',
  'God promised that you will be rich if you believe.',
  'The Lord promised that prayer always brings healing.',
  'The Holy Spirit assures us that our plans will work.',
  'Jesus taught that money answers every prayer (John 3:16).',
  'Jesus told his disciples that money answers every prayer.',
  'Christ promised that he heals everybody who asks in faith.',
  'Proverbs teaches that God helps those who help themselves.',
  'The gospel says that God helps those who help themselves.',
  // Without “that”.
  'Paul says be proud.',
  'Jesus said God helps those who help themselves.',
  'Paul says money answers every prayer.',
  'Jesus teaches us prayer always brings success.',
  'The apostle Paul wrote good works are the price of heaven.',
  'God promises you will never be poor.',
  // By a reference.
  'Proverbs 17:17 tells us that money answers everything.',
  'John 15:13 says God helps the busy.',
  'As John 15:13 reminds us that the busy are helped, begin early.',
  'God helps the busy (John 15:13).',
])('G1: what nobody in the Bible taught is put into nobody’s mouth: %s', (sentence) => {
  expect(findUnplacedSpeech(`Sit down first. ${sentence}`, NO_GREATER_LOVE)).not.toEqual([]);
});

test.each([
  'God loves you.',
  'Jesus wept.',
  'Jesus calls us friends.',
  'Jesus said that the greatest love lays down its life.',
  'Jesus said that the meek will inherit the earth (Matthew 5:5).',
  'Jesus promised that where two or three gather in his name he is there (Matthew 18:20).',
  'Christ said that he would come again (John 14:3).',
  'Paul wrote that love is patient and kind (1 Corinthians 13:4).',
  'Paul taught that we were saved by grace through faith (Ephesians 2:8).',
  'James says that faith without works is dead (James 2:26).',
  'Peter tells us that love covers a multitude of sins (1 Peter 4:8).',
  'Paul tells the Romans that nothing can separate them from the love of Christ (Romans 8:38-39).',
  'God wants mercy, and Jesus shows it.',
  'Jesus said the meek will inherit the earth.',
  'Jesus said love is greatest when it lays down its life.',
  'Jesus told his friends a story, and they understood it later.',
  'Jesus taught the crowds from a boat.',
  'Jesus told Peter the truth at supper.',
  'Paul wrote letters to friends whom he had never met.',
  'Paul says so, and he had reason to.',
  'Proverbs 17:17 says that a friend loves at all times.',
  'Proverbs 17:17 speaks of the hard days.',
  'John 15:13 tells of the price.',
  'A friend loves at all times (Proverbs 17:17).',
  'See also what he says elsewhere (John 13:34-35, Romans 5:8).',
])('what a verse shows, and what is no teaching, passes: %s', (sentence) => {
  expect(findUnplacedSpeech(`Sit down first. ${sentence}`, NO_GREATER_LOVE)).toEqual([]);
});

test('G3, S6: of an answer that tells very often what somebody taught, only the first times are looked up', () => {
  const text = 'Jesus said that the meek will inherit the earth. '.repeat(400);
  expect(findUnplacedSpeech(text, NO_GREATER_LOVE)).toHaveLength(400 - 8);
});

test('G3: no honest answer is refused', () => {
  const answers = HONEST_ANSWERS.map(wholeAnswer);
  expect(answers.flatMap((answer) => findUnplacedSpeech(allTexts(answer).join('\n'), answer.scripture))).toEqual([]);
});

test('G3: no entry of the library is refused', () => {
  const refused = LIBRARY.flatMap((entry) =>
    freeText(entry).flatMap(({ text }) =>
      findUnplacedSpeech(text.replaceAll("'", '’'), parseReference(entry.scripture)),
    ),
  );
  expect(refused).toEqual([]);
});
