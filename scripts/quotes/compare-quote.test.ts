import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteSource } from '../../src/content/quotes/quote.ts';
import { compareQuote } from './compare-quote.ts';

const ORIGINALS = {
  'fathers/Letters.html': `<html><title>Letters</title><body>
    <p>Letter IV.</p><p>Letter V.</p>
    <p>Letter IV.</p><p>I saw the treasure<sup>7</sup> of
      <i>love</i>&mdash;all of it. He said, "Come."</p>
    <p>Letter V.</p><p>The winter was long.</p></body></html>`,
  'henry/JHN.11.html':
    '<h2>John 11:1–16</h2><p>He is <i>our friend</i> , they say.</p><h2>John 11:17–32</h2><p>She ran.</p>',
  'spurgeon/psalm-1.md': [
    '## Exposition\n\n### Verse 1\n\n*Blessed.* A friend is a gift.\n\n### Verse 2\n\nHe sings at night.',
    '## Explanatory Notes and Quaint Sayings',
    '**Verse 1 &mdash;** *Blessed.* Waiting is hope. &mdash; *Anna Example, 1600-1660* ',
    '**Verse 2 &mdash;** Waiting is work. &mdash; *Peter Sample* ',
  ].join('\n\n'),
  'catechism.json': JSON.stringify({
    Data: [
      {
        Number: 77,
        Question: 'What?',
        Answer: 'This.',
        SubQuestions: [{ Number: '2a', Question: 'May I?', Answer: 'No.' }],
      },
    ],
  }),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  for (const [file, text] of Object.entries(ORIGINALS)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const compare = (text: string, source: QuoteSource) => compareQuote({ text, source }, [join(folder, 'none'), folder]);
const letter = (item: string) => ({ file: 'fathers/Letters.html', item });
const note = (item: string, signed: string) => ({ file: 'spurgeon/psalm-1.md', item, signed });

describe('G2: a quote matches its original', () => {
  test.each<[string, string, QuoteSource]>([
    ['across markup, note numbers and line breaks', 'I saw the treasure of love—all of it.', letter('Letter IV.')],
    ['with other quotation marks', 'He said, “Come.”', letter('Letter IV.')],
    ['with words left out', 'I saw … all of it. …', letter('Letter IV.')],
    [
      'below the heading with its verses',
      'He is our friend, they say.',
      { file: 'henry/JHN.11.html', item: 'John 11:1–16' },
    ],
    ['in the exposition of a psalm', 'A friend is a gift.', { file: 'spurgeon/psalm-1.md', item: 'Verse 1' }],
    ['in a signed note', 'Waiting is hope.', note('Verse 1', 'Anna Example')],
    ['in a part of a question', 'May I? No.', { file: 'catechism.json', item: '77/2a' }],
  ])('%s', (_name, text, source) => {
    expect(compare(text, source)).toBeNull();
  });

  test.each<[string, string, QuoteSource, RegExp]>([
    ['a changed word', 'I saw the treasures of love', letter('Letter IV.'), /does not contain/],
    ['a changed letter case', 'i saw the treasure of love', letter('Letter IV.'), /does not contain/],
    ['words left out without an ellipsis', 'I saw the treasure—all of it.', letter('Letter IV.'), /does not contain/],
    ['words in another order', 'all of it … I saw', letter('Letter IV.'), /does not contain/],
    ['another section', 'The winter was long.', letter('Letter IV.'), /does not contain/],
    ['a missing section', 'I saw', letter('Letter X.'), /no Letter X/],
    ['other verses', 'She ran.', { file: 'henry/JHN.11.html', item: 'John 11:1–16' }, /does not contain/],
    ['another author', 'Waiting is hope.', note('Verse 1', 'Peter Sample'), /no Verse 1 by Peter Sample/],
    [
      'a note attributed to Spurgeon himself',
      'Waiting is hope.',
      { file: 'spurgeon/psalm-1.md', item: 'Verse 1' },
      /does not contain/,
    ],
    ['a missing file', 'I saw', { file: 'other.html', item: '1.' }, /no folder has other\.html/],
    ['a missing question', 'This.', { file: 'catechism.json', item: '78' }, /0 of question 78/],
  ])('%s is an error', (_name, text, source, error) => {
    expect(compare(text, source)).toMatch(error);
  });
});
