/**
 * Compares every quote of the collection, letter for letter, with the originals: only white space may differ
 * (rules.md G2).
 *
 *     npm run check-quotes -- FOLDER
 *
 * FOLDER holds the catechisms and confessions as JSON, one file each, under the names that the quotes give.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUOTES, type Quote } from '../src/content/quotes.ts';

interface Answered {
  Number: string | number;
  Question: string;
  Answer: string;
  SubQuestions?: Answered[];
}
interface Chapter {
  Chapter: string;
  Sections: { Section: string; Content: string }[];
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
const said = ({ Question, Answer }: Answered) => `${Question} ${Answer}`;

function only<Item>(items: Item[], what: string): Item {
  const [item] = items;
  if (!item || items.length > 1) throw new Error(`the source has ${items.length} of ${what}`);
  return item;
}

function readItem(data: (Answered | Chapter)[], item: string): string {
  const [, chapter, section] = /^(\d+)\.(\d+)$/.exec(item) ?? [];
  if (chapter && section) {
    const { Sections } = only(
      data.filter((entry): entry is Chapter => 'Chapter' in entry && entry.Chapter === chapter),
      `chapter ${chapter}`,
    );
    return only(
      Sections.filter((entry) => entry.Section === section),
      `section ${item}`,
    ).Content;
  }
  const [number, parts] = item.split('/');
  const question = only(
    data.filter((entry): entry is Answered => 'Number' in entry && String(entry.Number) === number),
    `question ${number}`,
  );
  if (!parts) return said(question);
  const [first, last = first] = parts.split('-');
  const subQuestions = question.SubQuestions ?? [];
  const at = (part: string | undefined) =>
    subQuestions.indexOf(
      only(
        subQuestions.filter((entry) => entry.Number === part),
        `part ${number}/${part}`,
      ),
    );
  return subQuestions
    .slice(at(first), at(last) + 1)
    .map(said)
    .join(' ');
}

/** Returns the error of a quote; null when the source contains its words. */
function findFault({ text, source }: Quote, folder: string): string | null {
  try {
    const { Data } = JSON.parse(readFileSync(join(folder, source.file), 'utf8')) as { Data: (Answered | Chapter)[] };
    if (fold(readItem(Data, source.item)).includes(fold(text))) return null;
    return `these words are not in it: ${text}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const [folder] = process.argv.slice(3);
if (!folder) {
  console.error('Say where the sources are: npm run check-quotes -- FOLDER');
  process.exit(1);
}
let faults = 0;
for (const [key, quote] of Object.entries(QUOTES)) {
  const fault = findFault(quote, folder);
  if (fault) faults++;
  console.log(`${fault ? 'DIFFERS' : 'same   '}  ${key}  (${quote.source.file} ${quote.source.item})`);
  if (fault) console.error(`${key}: ${fault}`);
}
if (faults > 0) {
  console.error(`${faults} of ${Object.keys(QUOTES).length} quotes differ from their sources.`);
  process.exit(1);
}
console.log(`All ${Object.keys(QUOTES).length} quotes stand word for word in their sources.`);
