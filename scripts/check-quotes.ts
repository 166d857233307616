/**
 * Compares every quote of the collection with its original, letter for letter. Only white space and the form of quotation
 * marks may differ, and an ellipsis may stand for words that are left out (rules.md G2).
 *
 *     npm run check-quotes -- FOLDER...
 *
 * Each FOLDER contains originals under the file names that the quotes give: one the catechisms as JSON, the other the
 * folders `fathers`, `henry` and `spurgeon`. The originals are not part of the product.
 */
import { QUOTES } from '../src/content/quotes/quotes.ts';
import { compareQuote } from './quotes/compare-quote.ts';

const folders = process.argv.slice(3);
if (folders.length === 0) {
  console.error('Name the folders with the originals: npm run check-quotes -- FOLDER...');
  process.exit(1);
}
let errors = 0;
for (const [key, quote] of Object.entries(QUOTES)) {
  const error = compareQuote(quote, folders);
  if (error) errors++;
  console.log(`${error ? 'DIFFERS' : 'same   '}  ${key}  (${quote.source.file}, ${quote.source.item})`);
  if (error) console.error(`${key}: ${error}`);
}
if (errors > 0) {
  console.error(`${errors} of ${Object.keys(QUOTES).length} quotes differ from their sources.`);
  process.exit(1);
}
console.log(`All ${Object.keys(QUOTES).length} quotes match their sources word for word.`);
