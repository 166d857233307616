import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../../content/library/library.ts';
import { QUOTES } from '../../../../../content/quotes/quotes.ts';
import { HONEST_ANSWERS, wholeAnswer } from '../../../../testing/guidance/honest-answers.ts';
import * as hostile from '../../../../testing/guidance/hostile-sentences.ts';
import { sampleOutput, toModelOutput } from '../../../../testing/guidance/model-outputs.ts';
import { checkOutput, type Expected } from '../check-output.ts';
import { buildInstructions } from '../prompt.ts';
import { RULES } from './rules.ts';

const EXPECTED: Expected = { contentType: 'prayer', quotes: [], recentTitles: [], memberTexts: [] };

function reasonsFor(sentence: string): string[] {
  const { content } = sampleOutput('prayer');
  return checkOutput(JSON.stringify(sampleOutput('prayer', { content: `${content} ${sentence}` })), EXPECTED).reasons;
}

describe.each([
  ['G1, G2: words in the mouth of somebody', hostile.ATTRIBUTIONS],
  ['G7: talk of money, health and success', hostile.OF_MONEY_AND_HEALTH],
  ['G7: a revelation', hostile.REVELATIONS],
  ['G7: a prediction', hostile.PREDICTIONS],
  ['G7: what could do harm', hostile.HARMFUL],
])('%s is refused', (_what, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(reasonsFor(sentence)).not.toEqual([]);
  });
});

test.each(hostile.FOUND_BY_NO_RULE)('no rule finds this, so that only a reviewer can: %s', (sentence) => {
  expect(reasonsFor(sentence)).toEqual([]);
});

test.each(HONEST_ANSWERS)('G3: an honest answer is not refused: $title', (honest) => {
  const expected = { ...EXPECTED, contentType: honest.contentType, memberTexts: honest.goals };
  expect(checkOutput(JSON.stringify(wholeAnswer(honest)), expected).reasons).toEqual([]);
});

test('G3: there are forty honest answers', () => {
  expect(HONEST_ANSWERS).toHaveLength(40);
});

test('docs/guidance.md tells how many entries of the library would break a rule, though people wrote and read them', () => {
  const refused = LIBRARY.filter((entry) => {
    const expected = { ...EXPECTED, contentType: entry.contentType, quotes: Object.keys(QUOTES) };
    return checkOutput(JSON.stringify(toModelOutput(entry)), expected).reasons.length > 0;
  });
  const docs = readFileSync(new URL('../../../../../../docs/guidance.md', import.meta.url), 'utf8');
  expect(docs).toContain(`${refused.length} of its ${LIBRARY.length} entries`);
});

test.each([
  'God loves you, and he is near.',
  'Christ knows the worst of you, and he stays.',
  'Thank God for the friend who came.',
  'Jesus sat at tables where nobody wanted him.',
  'Jesus broke bread with them, and he slept in their boat.',
  'The Lord has carried you this far.',
  'God does not wait until you are strong.',
  'Ask for his will, and not for yours.',
  'Grace is a gift, and friends are too.',
  'Prayer begins where you are.',
  'Faith takes time, and so does a friendship.',
  'God’s kindness came first.',
  'Tell a friend what weighs on you, and ask what weighs on them.',
  'If she does not answer tonight, leave it.',
  'On Sunday sit beside somebody who sits alone.',
])('G3: what no rule forbids passes: %s', (sentence) => {
  expect(reasonsFor(sentence)).toEqual([]);
});

test('the model is told every rule and every forbidden word before it writes', () => {
  const instructions = buildInstructions('prayer');
  for (const { tell, forbidden = '' } of RULES) {
    expect(instructions).toContain(tell);
    expect(instructions).toContain(forbidden);
  }
});

test('a reason names the words that broke a rule, and the rule', () => {
  expect(reasonsFor('The Lord said that money comes, and he told you so.')).toEqual([
    '“said”, “told”: Report nobody’s words and nobody’s thoughts, neither God’s nor the Bible’s nor anybody’s. Tell what people did, and let the verse speak for itself.',
    '“money”: Neither ask for money nor promise it.',
    expect.stringMatching(/^“Lord said”: In the present say of God only this/),
  ]);
});
