import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quote } from '../../src/content/quotes/quote.ts';
import { findSections, readHtml, readPsalm } from './read-book.ts';
import { readCatechism } from './read-catechism.ts';

/** Removes what may differ from the original: white space and the form of quotation marks. */
const normalize = (text: string) => text.replace(/\s+/g, '').replace(/["'“”‘’]/g, "'");

/** Returns whether a text contains a quote. An ellipsis in the quote stands for words that it leaves out. */
function containsQuote(text: string, quote: string): boolean {
  const original = normalize(text);
  let from = 0;
  for (const part of quote.split('…').map(normalize)) {
    const at = original.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** Returns the texts of the original at the place that a quote's source names. */
function readSource({ file, item, signed }: Quote['source'], original: string): string[] {
  if (file.endsWith('.json')) return [readCatechism(original, item)];
  if (file.endsWith('.md')) {
    const { exposition, notes } = readPsalm(original);
    return (signed ? notes.filter((note) => note.signed?.startsWith(signed)) : exposition)
      .filter(({ verse }) => verse === item)
      .map(({ text }) => text);
  }
  return findSections(readHtml(original), item).map((section) => section.join(' '));
}

/** Compares a quote with the original in one of the folders. Returns what is wrong, or null. */
export function compareQuote({ text, source }: Pick<Quote, 'text' | 'source'>, folders: string[]): string | null {
  const path = folders.map((folder) => join(folder, source.file)).find((candidate) => existsSync(candidate));
  if (!path) return `no folder has ${source.file}`;
  try {
    const texts = readSource(source, readFileSync(path, 'utf8'));
    if (texts.length === 0) return `the source has no ${[source.item, source.signed].filter(Boolean).join(' by ')}`;
    return texts.some((original) => containsQuote(original, text)) ? null : `the source does not contain: ${text}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
