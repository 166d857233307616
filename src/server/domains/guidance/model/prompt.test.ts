import { describe, expect, test } from 'vitest';
import { QUOTES } from '../../../../content/quotes/quotes.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import { INJECTIONS } from '../../../testing/guidance/injections.ts';
import { cleanMemberText } from './member-text.ts';
import {
  buildInstructions,
  buildRequest,
  MAX_GOAL_LENGTH,
  MAX_PHILOSOPHY_LENGTH,
  type PromptContext,
} from './prompt.ts';

const CONTEXT: PromptContext = {
  concept: 'Covenant Friendship',
  contentType: 'prayer',
  focus: 'Finding trustworthy friends',
  challenges: ['Finding trustworthy friends'],
  philosophy: 'A friend stays.',
  goals: ['Call Boaz every month'],
  satisfaction: 2,
  recentTitles: ['Call the friend whose turn it is'],
  helpfulTitles: ['Go first'],
  quotes: {},
};
const read = (changes: Partial<PromptContext>) => JSON.parse(buildRequest({ ...CONTEXT, ...changes }));

test('the request tells what decides the entry, and what the member said apart from it', () => {
  expect(read({})).toEqual({
    subject: 'Covenant Friendship',
    type: 'prayer',
    speakTo: 'Finding trustworthy friends',
    doNotRepeatTitles: ['Call the friend whose turn it is'],
    titlesFoundHelpful: ['Go first'],
    member: {
      wantsToGrowIn: ['Finding trustworthy friends'],
      happinessWithFriendships: '2 of 5',
      onFriendship: 'A friend stays.',
      goals: ['Call Boaz every month'],
    },
  });
});

test('a member who said nothing is a request without their words', () => {
  const { member } = read({ philosophy: null, goals: [], satisfaction: null, challenges: [], focus: null });
  expect(member).toEqual({ wantsToGrowIn: [], happinessWithFriendships: null, onFriendship: null, goals: [] });
});

test('only a reflection is offered quotations, whole and with their source (G2)', () => {
  const [[id, quote] = ['', null]] = Object.entries(QUOTES);
  if (!quote) throw new Error('there are no quotes');
  const { quotations } = read({ contentType: 'reflection', quotes: { [id]: quote } });
  expect(quotations).toEqual([{ id, quotation: expect.stringContaining(quote.text) }]);
  expect(read({ quotes: { [id]: quote } })).not.toHaveProperty('quotations');
});

describe.each(INJECTIONS.map(([text]) => text))('G5: %s', (text) => {
  test('stays one value of the data, and changes nothing else', () => {
    const request = buildRequest({ ...CONTEXT, philosophy: text, goals: [text] });
    const { member, ...others } = JSON.parse(request);
    const { member: plain, ...expected } = read({});
    expect(others).toEqual(expected);
    expect(Object.keys(member)).toEqual(Object.keys(plain));
    expect(member.onFriendship).toBe(cleanMemberText(text, MAX_PHILOSOPHY_LENGTH));
    expect(request).not.toMatch(/[<>\u200b\u202c\u202e]/);
  });

  test.each(CONTENT_TYPES)('is no part of the instructions for a %s', (contentType) => {
    expect(buildInstructions(contentType)).not.toContain(text);
  });
});

describe('a member’s text', () => {
  test.each([
    ['16 KB of another script', 'Дружба '.repeat(2_340), MAX_PHILOSOPHY_LENGTH + 1],
    ['characters of two units', '🙏'.repeat(4_000), MAX_PHILOSOPHY_LENGTH + 1],
    ['exactly as much as fits', 'a'.repeat(MAX_PHILOSOPHY_LENGTH), MAX_PHILOSOPHY_LENGTH],
  ])('is cut at whole characters: %s', (_what, text, length) => {
    const { onFriendship } = read({ philosophy: text }).member;
    expect([...onFriendship]).toHaveLength(length);
    expect(onFriendship.isWellFormed()).toBe(true);
  });

  test('loses hidden characters, half characters and lines', () => {
    expect(cleanMemberText('a\u0000b\u202Ec\ud800d\n\n e\u200B', 50)).toBe('abc\uFFFDd e');
  });

  test('is at most five goals, each cut', () => {
    const { goals } = read({ goals: Array(9).fill('g'.repeat(300)) }).member;
    expect(goals).toEqual(Array(5).fill(`${'g'.repeat(MAX_GOAL_LENGTH)}…`));
  });
});
