import { beforeAll, describe, expect, test } from 'vitest';
import { readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import { type Bibles, findMisquotations, findQuotations } from './verify.ts';

let bibles: Bibles;
beforeAll(async () => {
  // A translation in words of our own.
  const own = await BibleIndex.build('OWN', [
    {
      book: 'Proverbs',
      chapter: 17,
      verse: 17,
      through: 17,
      text: 'Your friend is there in every season of your life.',
    },
    {
      book: 'Galatians',
      chapter: 6,
      verse: 2,
      through: 3,
      text: 'Take the loads of others on your own back, every day.',
    },
  ]);
  bibles = { main: await BibleIndex.build('KJV', readAll()), others: [own] };
});

const errors = (text: string) => findQuotations(text, bibles).map(({ error }) => error?.kind ?? null);

describe('a right quotation is found and passes', () => {
  test.each([
    [
      'with its reference',
      'Paul writes, “Bear ye one another’s burdens, and so fulfil the law of Christ” (Galatians 6:2).',
    ],
    ['with an abbreviation and a label', '"Bear ye one another\'s burdens" (Gal. 6:2, KJV)'],
    ['with its reference before it', 'In John 15:13 he says, “Greater love hath no man than this”.'],
    ['with an ellipsis', '“Bear ye one another’s burdens … the law of Christ” (Galatians 6:2).'],
    [
      'over two verses',
      '“Open rebuke is better than secret love. Faithful are the wounds of a friend” (Proverbs 27:5-6).',
    ],
    [
      'of two places, one after the other',
      '“Two are better than one … a threefold cord is not quickly broken” (Ecclesiastes 4:9, 12).',
    ],
    ['of a chapter', '“The LORD is my shepherd; I shall not want” (Psalm 23).'],
    [
      'without a reference',
      'She knew it by heart: “A friend loveth at all times, and a brother is born for adversity.”',
    ],
    [
      'in other letters and points',
      '“a friend loveth at all times. And a brother is born for adversity!” (Prov 17:17)',
    ],
    ['behind its reference, without quotation marks', 'Proverbs 17:17 tells us: a friend loveth at all times.'],
    ['behind its reference and a comma', 'As John 11:35 says, Jesus wept.'],
    ['in the stored form', "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of Christ."],
    [
      'in the stored form, from inside a sentence',
      'Galatians 5:23 (KJV) … Meekness, temperance: against such there is no law.',
    ],
    [
      'of another translation under its name',
      '“Your friend is there in every season of your life” (Proverbs 17:17, OWN).',
    ],
    ['of another translation without a name', '“Your friend is there in every season of your life.”'],
    ['of verses that are printed as one', '“Take the loads of others on your own back” (Galatians 6:2, OWN).'],
    [
      'without quotation marks',
      'Remember: bear ye one another’s burdens, and so fulfil the law of Christ. It is hard.',
    ],
  ])('%s', (_what, text) => {
    expect(errors(text)).toEqual([null]);
  });
});

describe('a wrong quotation is refused', () => {
  test.each([
    ['a word replaced', '“Bear ye one another’s sorrows, and so fulfil the law of Christ” (Galatians 6:2).', 'altered'],
    [
      'a word added',
      '“Bear ye gladly one another’s burdens, and so fulfil the law of Christ” (Galatians 6:2).',
      'altered',
    ],
    [
      'a modern form',
      '“A friend loves at all times, and a brother is born for adversity” (Proverbs 17:17).',
      'altered',
    ],
    [
      'a word replaced, without a reference',
      '“A friend loveth at all times, and a brother is made for adversity.”',
      'altered',
    ],
    [
      'a word replaced, without quotation marks',
      'So bear ye one another’s burdens, and so fulfil the law of love, my friend.',
      'altered',
    ],
    [
      'a word replaced in the stored form',
      "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of love.",
      'altered',
    ],
    ['words left out', '“Bear ye one another’s burdens, the law of Christ” (Galatians 6:2).', 'omission'],
    ['a word left out', '“Bear one another’s burdens, and so fulfil the law of Christ” (Galatians 6:2).', 'omission'],
    ['parts in another order', '“the law of Christ … bear ye one another’s burdens” (Galatians 6:2).', 'order'],
    [
      'two verses as one',
      '“A friend loveth at all times, and faithful are the wounds of a friend” (Proverbs 17:17).',
      'merged',
    ],
    [
      'two verses as one, without a reference',
      '“A friend loveth at all times, and faithful are the wounds of a friend.”',
      'merged',
    ],
    [
      'two verses around an ellipsis',
      '“A friend loveth at all times … faithful are the wounds of a friend” (Proverbs 17:17).',
      'merged',
    ],
    [
      'two chapters around an ellipsis',
      '“A friend loveth at all times … faithful are the wounds of a friend.”',
      'merged',
    ],
    [
      'another verse',
      '“Bear ye one another’s burdens, and so fulfil the law of Christ” (Galatians 6:3).',
      'wrong reference',
    ],
    [
      'half a verse too far',
      '“Open rebuke is better than secret love. Faithful are the wounds of a friend” (Proverbs 27:5).',
      'wrong reference',
    ],
    [
      'other words behind a reference, without quotation marks',
      'Proverbs 17:17 tells us: money makes friends.',
      'not found',
    ],
    ['the same behind a comma', 'As John 15:13 says, God helps those who help themselves.', 'not found'],
    ['the same in other words of introduction', 'In Proverbs 17:17 we read this: money makes friends.', 'not found'],
    [
      'the same behind a sentence that ends with a number',
      'Read this first. John 15:13 says: be rich and wise.',
      'not found',
    ],
    ['two words behind a reference', 'Proverbs 17:17 says: be rich.', 'not found'],
    ['a word replaced behind a reference', 'Proverbs 17:17 (KJV) says: A friend loveth at most times.', 'altered'],
    ['a verse that does not exist', '“Bear ye one another’s burdens” (Galatians 6:22).', 'no such verse'],
    ['a chapter that does not exist', '“Bear ye one another’s burdens” (Galatians 9:2).', 'no such verse'],
    ['words that stand nowhere', '“Help yourself and heaven will help you” (Proverbs 17:17).', 'not found'],
    [
      'another translation under this one’s name',
      '“Your friend is there in every season of your life” (Proverbs 17:17, KJV).',
      'other translation',
    ],
    [
      'another translation where none is named',
      '“Your friend is there in every season of your life” (Proverbs 17:17).',
      'other translation',
    ],
  ])('%s', (_what, text, error) => {
    expect(errors(text)).toEqual([error]);
  });

  test('and its error says what stands there, what is left out, and where', () => {
    const [altered] = findMisquotations(
      '“Bear ye one another’s sorrows, and so fulfil the law of Christ” (Galatians 6:2)',
      bibles,
    );
    expect(altered).toMatchObject({
      text: 'Bear ye one another’s sorrows, and so fulfil the law of Christ',
      reference: 'Galatians 6:2',
      translation: 'KJV',
      error: { kind: 'altered', expected: "bear ye one another's burdens and so fulfil the law of christ" },
    });
    const [last] = findMisquotations(
      "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of love.",
      bibles,
    );
    expect(last?.error).toEqual(altered?.error);
    const told = (text: string) => findMisquotations(text, bibles)[0]?.error;
    expect(told('“Bear ye one another’s burdens, the law of Christ” (Galatians 6:2)')).toMatchObject({
      leftOut: 'and so fulfil',
    });
    expect(told('“Bear ye one another’s burdens” (Galatians 6:3)')).toMatchObject({
      standsAt: ['Galatians 6:2'],
    });
    expect(told('“A friend loveth at all times, and faithful are the wounds of a friend”')).toMatchObject({
      places: ['Proverbs 17:17', 'Proverbs 27:6'],
    });
  });

  test('each of several, in their order', () => {
    const text =
      '“Bear ye one another’s burdens” (Galatians 6:3). “Two are better than one” (Ecclesiastes 4:9). “Jesus wept aloud there” (John 11:35).';
    expect(errors(text)).toEqual(['wrong reference', null, 'altered']);
  });
});

describe('text that is no quotation raises no alarm', () => {
  test.each([
    [
      'everyday speech',
      'She said, “I will come by on Thursday with soup and bread.” He answered, “I am with you in this.”',
    ],
    ['an allusion', 'We carry each other’s burdens because Christ carried ours, and a brother is there for hard days.'],
    ['a few words that play on a verse', 'She smiled. “He that is without sin, then?”'],
    ['a retelling with its reference', 'Ruth would not leave Naomi (Ruth 1:16), wherever the road went.'],
    ['a word named from a verse', 'The word “longsuffering” in Galatians 5:22 means patience.'],
    [
      'an explanation of a verse',
      'Proverbs 17:17 says that money makes no friends, and Romans 12 says: be glad with others.',
    ],
    [
      'a place that is named',
      'Read Proverbs 17:17, and ask yourself who it is. John 15:13 is short, and John 11:35 has two words.',
    ],
    ['a verse with a heading', 'Galatians 6:2: carrying each other through the week.'],
    ['a few words that many verses have', 'And it came to pass that we met again.'],
    ['a book of the Bible as a name', 'Ruth and Mark came at 3 with John, and Job 7 was the one he liked best.'],
  ])('%s', (_what, text) => {
    expect(errors(text)).toEqual([]);
  });
});
