import { describe, expect, test } from 'vitest';
import { parseQuote } from '../shared/guidance/quote.ts';
import { LIBRARY } from './library/library.ts';
import { formatQuote, QUOTES } from './quotes.ts';

const all = Object.entries(QUOTES);

describe.each(all)('%s', (key, quote) => {
  test('says who wrote it, where it stands, when and where', () => {
    for (const part of [quote.author, quote.work, quote.place, quote.source.file, quote.source.item]) {
      expect(part).toMatch(/\S/);
    }
    expect(quote.work).toMatch(/, (Question \d+|Chapter \d+, Section \d+)$/);
    expect(quote.year).toBeGreaterThan(1500);
    // A work of before 1900 is in the public domain wherever this is used.
    expect(quote.year).toBeLessThan(1900);
  });

  test('is short, of one piece, and free of the proof marks of its edition', () => {
    expect(quote.text.split(/\s+/).length).toBeLessThanOrEqual(50);
    expect(quote.text).not.toMatch(/…|\.\.\.|\[\d+\]|[“”]|^\s|\s$|\s{2}/);
    expect(quote.text).toMatch(/^[A-Z]/);
  });

  test('is carried by a reflection', () => {
    const carriers = LIBRARY.filter((entry) => entry.contentType === 'reflection' && entry.quote === key);
    expect(carriers).not.toEqual([]);
  });

  test('becomes one string, from which its words and its source come out again', () => {
    expect(parseQuote(formatQuote(quote))).toEqual({
      text: quote.text,
      source: `${quote.author}, ${quote.work}, ${quote.place}, ${quote.year}`,
    });
  });
});

test('no two quotes are alike', () => {
  expect(new Set(all.map(([, { text }]) => text)).size).toBe(all.length);
  expect(new Set(all.map(([, { source }]) => `${source.file} ${source.item}`)).size).toBe(all.length);
});

test('the one string reads well', () => {
  expect(formatQuote(QUOTES['larger-catechism-equals'] as (typeof QUOTES)[string])).toBe(
    "“The duties of equals are, to regard the dignity and worth of each other, in giving honor to go one before another; and to rejoice in each other's gifts and advancement, as their own.” — Westminster Assembly, The Larger Catechism, Question 131, London, 1647",
  );
});

test.each(['', 'No quotation marks — Nobody', '“No source” — ', '“No dash” Nobody'])('"%s" is not a quote', (text) => {
  expect(parseQuote(text)).toBeNull();
});
