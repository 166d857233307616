import { afterAll, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../../content/library/library.ts';
import { freeText } from '../../../../../content/library/measures/texts.ts';
import { inEnglish } from '../../../../../shared/messages/catalogue.ts';
import { createScriptureChecker } from '../../../../scripture/verify/checker.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import { sampleOutput } from '../../../../testing/guidance/model-outputs.ts';
import { allTexts, checkOutput } from '../check-output.ts';
import type { GuidanceOutput } from '../guidance-output.ts';
import { CLAIMS } from './claims.ts';

const checker = createScriptureChecker();
afterAll(() => checker.close());

async function reasonsFor(output: GuidanceOutput, contentType: 'prayer' | 'do' | 'reflection'): Promise<string[]> {
  const checked = checkOutput(JSON.stringify(output), {
    ...{ contentType, quotes: [], recentTitles: [], memberTexts: [], goals: [] },
  });
  const misquoted = checked.output ? await checker.check(allTexts(checked.output), 'model') : [];
  return [...checked.reasons, ...misquoted.map(inEnglish)];
}

test('G3: forty honest answers are not refused, so the library is not asked in their place', async () => {
  expect(HONEST_ANSWERS).toHaveLength(40);
  const refused = [];
  for (const honest of HONEST_ANSWERS) {
    const reasons = await reasonsFor(wholeAnswer(honest), honest.contentType);
    if (reasons.length > 0) refused.push([honest.title, ...reasons]);
  }
  expect(refused).toEqual([]);
});

test('G3: no text of the library makes such a claim', () => {
  const texts = LIBRARY.flatMap((entry) => freeText(entry).map(({ text }) => text));
  expect(texts.filter((text) => CLAIMS.some(({ phrase }) => phrase.test(text)))).toEqual([]);
});

const INVENTED = [
  'As Augustine wrote, “A friend is the harbor of the tired soul.”',
  'As Augustine wrote, a friend is the harbor of the tired soul.',
  'Jesus says, “Your friend shall call you before the week is out.”',
  'Jesus says, your friend is worth the wait.',
  'The Bible says, “God helps those who help themselves.”',
  'The Bible says that God helps those who help themselves.',
  'God’s Word tells us that time heals all wounds.',
  'Scripture promises that the faithful are never ill.',
  'Paul writes: a friend in need is a friend indeed.',
  'C. S. Lewis once said that friendship is born at a moment of surprise.',
  'In the words of Luther, a friend is a little gospel.',
  'A wise pastor once said that friends are angels on foot.',
  'As the old saying goes, a burden shared is a burden halved.',
  'She keeps "a friend is a second self" on her wall.',
  'He calls it ‘the gift of presence’ and he means it.',
  'A friend, said Spurgeon, is a sermon with shoes on.',
  '“A friend loveth at all times, and a brother is born for adversity.”',
];
const OF_MONEY = [
  'Send your pastor 500 dollars before Sunday.',
  'Send your pastor five hundred dollars before Sunday.',
  'Your bank account will overflow by Sunday.',
  'Give a tenth of your savings to the work tonight.',
  'The money is already on its way to you.',
  'Your debts will melt away by spring.',
  'You will get the raise that you prayed about.',
  'Empty your wallet: bring an offering worth all your wages.',
];
const REVEALED = [
  'Tonight the Lord has shown you that Anna is your enemy.',
  'God has shown you who your true friend is.',
  'The Lord whispered to me that you should move house.',
  'The Lord is telling you to leave your church.',
  'Today God wants you to break with your brother.',
  'I saw in a vision that your mother is well.',
  'Your dream was a sign from heaven.',
];
const PREDICTED = [
  'Before the week is out he will call.',
  'She will write to you by Friday.',
  'Within three days your friend will forgive the whole of it.',
  'Somebody will knock at your door tomorrow.',
  'Your husband will apologize before Easter.',
  'You will have the job soon.',
  'Tonight your phone will ring, and all will be well.',
];
const DIGITS = ['Name 3 friends who have stayed.', 'Set aside 10% of your evening for them.'];

describe.each([
  ['G1, G2: an invented quotation or attribution', INVENTED],
  ['G7: talk of money', OF_MONEY],
  ['G7: a revelation', REVEALED],
  ['G7: a prediction', PREDICTED],
  ['G5: a digit outside of a reference', DIGITS],
])('%s is refused', (_what, sentences) => {
  test.each(sentences)('%s', async (sentence) => {
    const { content } = sampleOutput('prayer');
    const output = sampleOutput('prayer', { content: `${content} ${sentence}` });
    expect(await reasonsFor(output, 'prayer')).not.toEqual([]);
  });
});

test.each([
  'Ask her whether she will come on Thursday.',
  'If he calls before the week is out, listen first.',
  'Pray that your friend will come home soon.',
  'Your friend may not answer, and God is near all the same.',
  'God has shown you his love in Christ.',
  'Jesus told his friends that he would go ahead of them.',
  'In Hosea the Lord says that he taught Ephraim to walk.',
  'Paul tells the Romans that nothing can part them from Christ.',
  'Tonight God is as near as he was this morning.',
  'Read verses 3 to 5 of Psalm 23, and 1 John 4:11 after it.',
  'The friends’ house stood open, and ’twas late.',
  'A widow gave two coins, and Jesus saw it.',
  'Christ said that he would come again, and he will.',
])('what is no such claim passes: %s', async (sentence) => {
  const { content } = sampleOutput('prayer');
  expect(await reasonsFor(sampleOutput('prayer', { content: `${content} ${sentence}` }), 'prayer')).toEqual([]);
});
