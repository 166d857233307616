import { afterAll, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../../content/library/library.ts';
import { freeText } from '../../../../../content/library/measures/texts.ts';
import { createScriptureChecker } from '../../../../scripture/verify/checker.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import { sampleOutput } from '../../../../testing/guidance/model-outputs.ts';
import { checkAnswer } from '../check-output.ts';
import type { GuidanceOutput } from '../guidance-output.ts';
import { CLAIMS } from './claims.ts';

const checker = createScriptureChecker();
afterAll(() => checker.close());

async function reasonsFor(
  output: GuidanceOutput,
  contentType: 'prayer' | 'do' | 'reflection',
  goals: string[] = [],
): Promise<string[]> {
  const expected = { contentType, quotes: [], recentTitles: [], memberTexts: goals, goals };
  return (await checkAnswer(JSON.stringify(output), expected, checker)).reasons;
}

test('G3: forty honest answers are not refused, so the library is not asked in their place', async () => {
  expect(HONEST_ANSWERS).toHaveLength(40);
  const refused = [];
  for (const honest of HONEST_ANSWERS) {
    const reasons = await reasonsFor(wholeAnswer(honest), honest.contentType, honest.goals);
    if (reasons.length > 0) refused.push([honest.title, ...reasons]);
  }
  expect(refused).toEqual([]);
});

test.each(CLAIMS.map((claim) => [claim.like, claim.phrase] as const))(
  'G1, G5, G7: each expression finds what it is for: %s',
  (like, phrase) => {
    expect(like).toMatch(phrase);
  },
);

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
  'St. Augustine wrote that a friend is medicine.',
  'Saint Augustine tells us that friends are medicine.',
  'Augustine of Hippo once wrote that friends are medicine.',
  'The great preacher Spurgeon put it this way: be kind.',
  'Martin Luther said that friends are rare.',
  'Corrie ten Boom used to say that worry is empty.',
  'Jesus said to his friends: never be late.',
  'God says: call your friend tonight.',
  'God says call your friend tonight.',
  'The Lord says you should leave him.',
  'Jesus tells us, be rich in friends.',
  'Proverbs says, a friend is a mirror.',
  'The apostle Paul once wrote, friends are lamps.',
  'It is written that friends are lamps.',
  'The prophet said, friends are lamps.',
  'There is a saying among sailors: friends are lamps.',
  'An African proverb says that it takes a village.',
  'Jesus taught, love comes to those who earn it.',
  'As Jesus taught, love comes to those who earn it.',
  'Our Lord taught, love comes to those who earn it.',
  'Paul says be proud.',
  'Luther taught that friends are rare.',
  'Augustine believed friends are medicine.',
  'The Bible is clear: friends come first.',
  'Scripture teaches love comes to those who earn it.',
  'Proverbs 17:17 tells us: money makes friends.',
  'Proverbs 17:17: money makes friends.',
  'As John 15:13 says, God helps those who help themselves.',
  'God helps those who help themselves (John 15:13).',
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
  'Make a gift of fifty dollars to your church.',
  'Donate to this ministry today.',
  'Give generously to your pastor today.',
  'Money will come to you before the month ends.',
  'Your finances are about to turn around.',
  'You will be debt free by summer.',
  'A check is in the mail for you.',
  'God is going to bless your business.',
  'You were born to be rich.',
];
const REVEALED = [
  'Tonight the Lord has shown you that Anna is your enemy.',
  'God has shown you who your true friend is.',
  'The Lord whispered to me that you should move house.',
  'The Lord is telling you to leave your church.',
  'Today God wants you to break with your brother.',
  'I saw in a vision that your mother is well.',
  'Your dream was a sign from heaven.',
  'God showed you in a dream that Anna lies.',
  'God is asking you to leave your job today.',
  'The Spirit is telling me that you are chosen.',
  'I have a word from God for you.',
  'God revealed to me that you are chosen.',
];
const PREDICTED = [
  'Before the week is out he will call.',
  'She will write to you by Friday.',
  'Within three days your friend will forgive the whole of it.',
  'Somebody will knock at your door tomorrow.',
  'Your husband will apologize before Easter.',
  'You will have the job soon.',
  'Tonight your phone will ring, and all will be well.',
  'He is going to call you this week.',
  'Expect a call before Friday.',
  'Your phone will ring tonight.',
  'Anna will call you on Monday.',
  'By Sunday your friend will have forgiven you.',
  'Next week everything will be different.',
  'In three days the pain will be gone.',
  'Tomorrow you will meet the friend you prayed for.',
  'This is the week in which your marriage is restored.',
  'She is coming back to you, the Lord has promised it.',
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
  'God is our refuge, and a friend can be a small one.',
  'Jesus taught his friends to pray together.',
  'Paul wrote this letter from custody, and he was glad.',
  'Luke tells of a woman who wept at his feet.',
  'The psalm says that God is near to the brokenhearted.',
  'David said his name, and he came in afraid.',
  'Ask for the bill and pay it quietly.',
  'Bring a coffee, and let it be your treat.',
  'You need no money to be a friend.',
  'Judas was given thirty coins, and it was the price of a friend.',
  'Tomorrow, ask your sister how she slept.',
  'On Sunday you will see them across the aisle; go over.',
  'If she does not answer tonight, leave it.',
  'Soon you will know whether they want to talk.',
  'Christ will come again, and all tears will be wiped away.',
  'God will never leave those who are his.',
  'He will not turn away the one who comes.',
  'Your friend will notice that you remembered.',
  'They will know that they were not forgotten.',
  'Today Jesus is not ashamed to call you his friend.',
  'The Spirit prays for us when words are gone.',
  'God calls his people to love one another.',
  'The Lord knows what you need before you ask.',
  'Jesus asked Peter three times whether he loved him.',
  'Nobody can say what your friend will do.',
  'As you read, listen for the name of Christ.',
  'As a father has pity, so the Lord has pity.',
  'When Ruth said that she would stay, she meant the grave as well.',
  'In Christ you are already received.',
  'The debt was paid, and nothing is left to pay.',
  'Lend the drill, and do not keep accounts.',
  'Tell one friend the truth about your week.',
  'The gospel says that he came for sinners.',
  'Thank God that he has shown you mercy in Christ.',
  'He told them to come away and rest.',
  'Hebrews calls him a high priest who knows our weakness.',
  'Paul taught, and some believed him.',
  'Pray the prayer that Jesus taught, slowly.',
  'Proverbs 17:17 tells us: a friend loveth at all times.',
  'Proverbs 17:17 says that a friend loves at all times.',
])('what is no such claim passes: %s', async (sentence) => {
  const { content } = sampleOutput('prayer');
  expect(await reasonsFor(sampleOutput('prayer', { content: `${content} ${sentence}` }), 'prayer')).toEqual([]);
});
