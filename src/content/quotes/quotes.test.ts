import { describe, expect, test } from 'vitest';
import { CONCEPTS } from '../../shared/guidance/concepts.ts';
import { parseQuote } from '../../shared/guidance/quote.ts';
import { LIBRARY } from '../library/library.ts';
import { readingEase } from '../library/measures/reading-ease.ts';
import { words } from '../library/measures/texts.ts';
import { CATECHISMS } from './catechisms.ts';
import { formatQuote, type Quote } from './quote.ts';
import { QUOTES } from './quotes.ts';

const all = Object.entries(QUOTES);

function countBy(group: (quote: Quote) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, quote] of all) counts.set(group(quote), (counts.get(group(quote)) ?? 0) + 1);
  return counts;
}

describe.each(all)('G2: %s', (_key, quote) => {
  test('says who wrote it, where it stands, when and where', () => {
    for (const part of [quote.author, quote.work, quote.place, quote.source.file, quote.source.item]) {
      expect(part).toMatch(/\S/);
    }
    expect(quote.work).toMatch(/\d/);
    expect(quote.source.file).toMatch(/\.(?:html|json|md)$/);
    expect(quote.year).toMatch(/^\d{4}(?:–\d{4})?$/);
    // A work of up to 1900 is in the public domain wherever this is used.
    expect(Number(quote.year.slice(-4))).toBeLessThanOrEqual(1900);
  });

  test('is short, easy, and free of the marks of its edition', () => {
    const spoken = quote.text.replaceAll('…', '');
    expect(words(spoken).length).toBeGreaterThanOrEqual(8);
    expect(words(spoken).length).toBeLessThanOrEqual(45);
    expect(readingEase(spoken)).toBeGreaterThanOrEqual(50);
    expect(quote.text).not.toMatch(/\.\.\.|\[\d+\]|[“”]|^\s|\s$|\s{2}|\S…|…\S/);
    expect(quote.text).toMatch(/^(?:[A-Z]|… [a-z])/);
  });

  test('fits at least one concept, and none twice', () => {
    expect(quote.concepts).not.toEqual([]);
    expect(new Set(quote.concepts).size).toBe(quote.concepts.length);
  });

  test('becomes one string, from which its words and its source come out again', () => {
    const parts = parseQuote(formatQuote(quote));
    expect(parts?.text).toBe(quote.text);
    expect(parts?.source).toBe(
      `${quote.author}${quote.lived ? ` (${quote.lived})` : ''}, ${quote.work}, ${quote.place}, ${quote.year}`,
    );
  });
});

describe('G2: the collection', () => {
  test('has at least 90 quotes, no two alike', () => {
    expect(all.length).toBeGreaterThanOrEqual(90);
    expect(new Set(all.map(([, { text }]) => text)).size).toBe(all.length);
  });

  test('has at least 20 authors, none with more than a tenth', () => {
    const authors = countBy(({ author }) => author);
    expect(authors.size).toBeGreaterThanOrEqual(20);
    for (const [author, count] of authors) expect(count, author).toBeLessThanOrEqual(all.length / 10);
  });

  test('is about friendship in at least half', () => {
    expect(countBy(({ about }) => about).get('friendship')).toBeGreaterThanOrEqual(all.length / 2);
  });

  test('has a fifth from catechisms at most, and each of these is carried', () => {
    const catechisms = Object.keys(CATECHISMS);
    expect(catechisms.length).toBeLessThanOrEqual(all.length / 5);
    const carried = LIBRARY.flatMap((entry) => (entry.contentType === 'reflection' ? [entry.quote] : []));
    expect(carried).toEqual(expect.arrayContaining(catechisms));
  });

  test.each(CONCEPTS)('gives the writers of %s at least twelve to choose from', (concept) => {
    expect(all.filter(([, { concepts }]) => concepts.includes(concept)).length).toBeGreaterThanOrEqual(12);
  });

  test('is cited in a form that reads well', () => {
    const shown = (key: string) => formatQuote(QUOTES[key] as Quote);
    expect(shown('basil-cut-off-from-those-who-love')).toBe(
      '“For, in my judgment, there is nothing in which one can be cheerful when cut off from those who truly love us.” — Basil of Caesarea, Letter 124, in the Nicene and Post-Nicene Fathers, Buffalo and New York, 1886–1900',
    );
    expect(shown('trapp-waiting-is-hope')).toBe(
      '“Waiting is nothing else but hope and trust lengthened.” — John Trapp (1601–1669), in Spurgeon, The Treasury of David, on Psalm 62, Verse 1, London, 1869–1885',
    );
  });
});

test.each(['', 'No quotation marks — Nobody', '“No source” — ', '“No dash” Nobody'])('"%s" is not a quote', (text) => {
  expect(parseQuote(text)).toBeNull();
});
