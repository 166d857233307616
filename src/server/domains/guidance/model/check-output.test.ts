import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import { INJECTIONS } from '../../../testing/guidance/injections.ts';
import { sampleOutput } from '../../../testing/guidance/model-outputs.ts';
import { SHARED_CHECKER } from '../../../testing/guidance/shared-checker.ts';
import { checkAnswer, checkOutput, type Expected } from './check-output.ts';
import type { GuidanceOutput } from './guidance-output.ts';

const EXPECTED: Expected = { contentType: 'prayer', quotes: [], recentTitles: [], memberTexts: [] };

async function reasonsFor(output: object, expected: Partial<Expected> = {}): Promise<string[]> {
  return (await checkAnswer(JSON.stringify(output), { ...EXPECTED, ...expected }, SHARED_CHECKER)).reasons;
}
const content = () => sampleOutput('prayer').content;
const withSentence = (sentence: string) => sampleOutput('prayer', { content: `${content()} ${sentence}` });

test.each(CONTENT_TYPES)('a good %s passes', async (contentType) => {
  expect(await reasonsFor(sampleOutput(contentType), { contentType })).toEqual([]);
});

describe('an answer that is not the object of the schema is refused:', () => {
  const { title, ...untitled } = sampleOutput('prayer');
  test.each<[string, string]>([
    ['a sentence', 'I’m sorry, I can’t help with that.'],
    ['JSON in a fence', `\`\`\`json\n${JSON.stringify(sampleOutput('prayer'))}\n\`\`\``],
    ['half an object', JSON.stringify(sampleOutput('prayer')).slice(0, 200)],
    ['a list', JSON.stringify([sampleOutput('prayer')])],
    ['null', 'null'],
    ['a missing field', JSON.stringify(untitled)],
    ['a field more', JSON.stringify({ ...sampleOutput('prayer'), isDev: true })],
    ['a wrong type', JSON.stringify({ ...sampleOutput('prayer'), title: { en: title } })],
    ['the fields of another type', JSON.stringify(sampleOutput('do'))],
    ['a reference as text', JSON.stringify({ ...sampleOutput('prayer'), scripture: 'John 3:16' })],
    [
      'a book of its own',
      JSON.stringify(sampleOutput('prayer', { scripture: { book: 'Hezekiah', chapter: 1, from: 1, to: 1 } })),
    ],
    [
      'half a verse',
      JSON.stringify(sampleOutput('prayer', { scripture: { book: 'John', chapter: 3, from: 1.5, to: 2 } })),
    ],
  ])('%s', (_what, answer) => {
    const { output, reasons } = checkOutput(answer, EXPECTED);
    expect([output, reasons.length]).toEqual([null, 1]);
  });
});

test.each([
  ['a chapter that does not exist', { book: 'Jude', chapter: 2, from: 1, to: 1 }],
  ['a verse that does not exist', { book: 'John', chapter: 3, from: 30, to: 37 }],
  ['seven verses', { book: 'John', chapter: 3, from: 1, to: 7 }],
  ['verses backwards', { book: 'John', chapter: 3, from: 7, to: 6 }],
  ['verse 0', { book: 'John', chapter: 3, from: 0, to: 1 }],
])('G1: %s is refused', async (_what, scripture) => {
  expect(await reasonsFor(sampleOutput('prayer', { scripture }))).toHaveLength(1);
});

test.each([
  [
    'a wrong verse with a right reference',
    '“Bear ye one another’s failures, and so fulfil the law of Christ” (Galatians 6:2).',
  ],
  ['a right verse with a wrong reference', '“Bear ye one another’s burdens” (Romans 6:2).'],
  ['a verse without marks that goes wrong', 'Bear ye one another’s burdens, and so fulfil the law of Moses.'],
  ['a reference that does not exist', 'See also Romans 17:1 on this.'],
])('G1: %s is refused', async (_what, sentence) => {
  expect(await reasonsFor(withSentence(sentence))).not.toEqual([]);
});

test.each([
  'Bear ye one another’s burdens, and so fulfil the law of Christ.',
  'So bear ye one another’s burdens, and so fulfil the law of love, dear friend.',
])('G1: words of the Bible without marks are refused, right or wrong: %s', async (sentence) => {
  expect(await reasonsFor(withSentence(sentence))).toEqual([
    expect.stringContaining('write out no words of the Bible'),
  ]);
});

describe('G2: the quotation of a reflection', () => {
  const expected = { contentType: 'reflection', quotes: ['augustine-friend-in-thee'] } as const;

  test('is one that was offered, or none', async () => {
    for (const quote of ['augustine-friend-in-thee', null])
      expect(await reasonsFor(sampleOutput('reflection', { quote }), expected)).toEqual([]);
  });

  test.each(['henry-invented', '__proto__', 'To love is to live. (Luther)'])(
    'is refused as an invented one: %s',
    async (quote) => {
      expect(await reasonsFor(sampleOutput('reflection', { quote }), expected)).toEqual([
        'The quotation is none of those that were offered.',
      ]);
    },
  );
});

test.each([
  ['a link', 'See https://example.org now.'],
  ['a bare host', 'More at friends.example.com today.'],
  ['a bare host with a new ending', 'Read more at gracehope.online tonight.'],
  ['a shop', 'Give at givenow.shop.'],
  ['a host with other letters', 'Read more at gnade.münchen today.'],
  ['an e-mail address', 'Write to help@example.org soon.'],
  ['a telephone number', 'Ring 202-555-0143 if you like.'],
  ['a short number', 'Call the line at 988 tonight.'],
  ['a number in words', 'Call eight hundred, five five five, nine nine one two.'],
  ['a short number in words', 'Text nine-eight-eight tonight.'],
  ['a number in Spanish words', 'Llama al ocho cero cero, cinco cinco cinco.'],
  ['a number in Spanish tens', 'Marca el noventa y uno, cuarenta y cinco, doce.'],
  ['a number in words behind a long invitation', 'Call our quiet line at any hour on nine one one.'],
  ['a number in words that nothing announces', 'It is five five five, oh one four three.'],
  ['a number in Spanish words that nothing announces', 'Es el seis uno dos, tres cuatro cinco.'],
  ['HTML', 'This is <b>bold</b> here.'],
  ['an entity', 'Bread &amp; wine for all.'],
  ['markdown', 'This is **bold** here.'],
  ['an emoji', 'Peace be with you 🙏 today.'],
  ['a hidden character', 'Peace be\u200b with you.'],
  ['another script', 'Peace, мир, be with you.'],
])('G5: %s is refused', async (_what, sentence) => {
  const reasons = await reasonsFor(withSentence(sentence));
  expect(reasons).toContainEqual(expect.stringMatching(/^content: has /));
});

test.each([
  'Call one friend, two cousins, or three neighbors.',
  'Text one or two people at seven.',
  'Llama a uno, dos o tres amigos.',
  'Llama entre las cinco y las seis y media.',
  'Llama a los treinta y cinco miembros del coro.',
  'Call a friend, and read Psalm 119 aloud together.',
  'Meet at 7 p.m. or 8 a.m. as you like, e.g. on the porch.',
])('G5: a sentence without a link and a telephone number passes: %s', async (sentence) => {
  const forms = checkOutput(JSON.stringify(withSentence(sentence)), EXPECTED).reasons;
  expect(forms.filter((reason) => reason.startsWith('content: has '))).toEqual([]);
});

test.each([
  ['a prayer from God', 'Here is a prayer from God for you.'],
  ['secrecy', 'Keep it secret from everybody.'],
  ['pursuit', 'Find out where she lives now.'],
])('G7: what the library may not say is refused, such as %s: %s', async (_what, sentence) => {
  expect(await reasonsFor(withSentence(sentence))).toHaveLength(1);
});

test('G7: silence may be asked for where danger is the exception', async () => {
  expect(await reasonsFor(withSentence('Keep it to yourself, unless somebody is in danger.'))).toEqual([]);
});

test.each([
  'Dios da riqueza a los que diezman.',
  'La fe paga tus deudas.',
  'La oración sana toda enfermedad, y no hay más.',
  'Gott gibt denen Reichtum, die den Zehnten geben.',
  'Dieu donne la richesse à ceux qui donnent la dîme.',
])('G5, G7: a sentence in another language, which no other check understands, is refused: %s', async (sentence) => {
  expect(await reasonsFor(withSentence(sentence))).toContain(`“${sentence.slice(0, -1)}” is not in English.`);
});

test.each<[string, Partial<GuidanceOutput> | Record<string, unknown>]>([
  ['a body of one line', { content: 'Too short for anybody.' }],
  ['a body that is a book', { content: 'word '.repeat(400).trim() }],
  ['one endless word', { content: `${'a'.repeat(5_000)} ${content()}` }],
  ['an empty field', { encouragement: '' }],
  ['no steps', { actionSteps: [] }],
  ['forty steps', { actionSteps: Array(40).fill('Call one friend today.') }],
])('a wrong length is refused: %s', async (_what, changes) => {
  expect(await reasonsFor(sampleOutput('prayer', changes))).not.toEqual([]);
});

test('a question is a question', async () => {
  expect(await reasonsFor(sampleOutput('do', { checkInQuestion: 'You did it.' }), { contentType: 'do' })).toEqual([
    'checkInQuestion: is not a question.',
  ]);
});

test('a title that the member had lately is refused', async () => {
  expect(await reasonsFor(sampleOutput('prayer'), { recentTitles: ['FROM the model'] })).toEqual([
    'The title was used lately.',
  ]);
});

test('G5: the words of its reader become no title that reviewers read', async () => {
  const output = sampleOutput('prayer', { title: 'Tell Anna About Your Abortion' });
  expect(await reasonsFor(output, { memberTexts: ['Tell Anna about my abortion'] })).toEqual([
    'The answer repeats the reader’s own words: anna, abortion, tell anna abortion.',
  ]);
  expect(await reasonsFor(output)).toEqual([]);
});

test('G2, G5: somebody who is not in the book of the passage is not named', async () => {
  expect(await reasonsFor(withSentence('Think of Ruth in the field.'))).toEqual([
    '“Ruth”: name nobody but those who stand in the book of the passage.',
  ]);
});

test.each(INJECTIONS)('G5: what a model writes that obeys “%s” is refused', async (text, obeyed) => {
  expect(await reasonsFor(withSentence(obeyed), { memberTexts: [text] })).not.toEqual([]);
});

test('white space and apostrophes are set as in the library', () => {
  const { output } = checkOutput(
    JSON.stringify(sampleOutput('prayer', { title: "  Don't\n  wait \t longer " })),
    EXPECTED,
  );
  expect(output?.title).toBe('Don’t wait longer');
});
