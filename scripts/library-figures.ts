/**
 * Prints how well the guidance library meets its rules (docs/writing.md), the worst first:
 *
 *     npm run library-figures
 */
import { LIBRARY } from '../src/content/library/library.ts';
import { type LibraryEntry, SHAPES, THEMES } from '../src/content/library/library-entry.ts';
import { CHRIST } from '../src/content/library/measures/banned-phrases.ts';
import { allowance, FAVOURITE_WORDS, IMAGES } from '../src/content/library/measures/budgets.ts';
import { HABITS } from '../src/content/library/measures/habits.ts';
import {
  asksForWriting,
  countContractions,
  countStiffForms,
  hasColonList,
  hasContrast,
  hasTriple,
} from '../src/content/library/measures/manner.ts';
import { readingEase } from '../src/content/library/measures/reading-ease.ts';
import { asks, bareWords, wholeText, words } from '../src/content/library/measures/texts.ts';
import { readVerses } from '../src/server/scripture/kjv.ts';
import { parseReference } from '../src/server/scripture/reference.ts';
import { CONCEPTS } from '../src/shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../src/shared/guidance/content-types.ts';

const print = (line = '') => console.log(line);
const count = (holds: (entry: LibraryEntry) => boolean) => LIBRARY.filter(holds).length;
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
const sum = (measure: (entry: LibraryEntry) => number) => LIBRARY.reduce((total, entry) => total + measure(entry), 0);

print(`${LIBRARY.length} entries`);
for (const concept of CONCEPTS) {
  const of = CONTENT_TYPES.map(
    (type) => `${type} ${count((entry) => entry.concept === concept && entry.contentType === type)}`,
  );
  print(`  ${concept}: ${of.join(', ')}`);
}

print('\nHow bodies are told (at most a third each)');
for (const shape of SHAPES) print(`  ${shape}: ${count((entry) => entry.shape === shape)}`);

const lengths = LIBRARY.map(({ content }) => words(content).length);
print(`\nWords in a body: ${Math.min(...lengths)} to ${Math.max(...lengths)} (45 to 130)`);
print(
  `  85 to 110 words: ${percent(lengths.filter((length) => length >= 85 && length <= 110).length, lengths.length)} (at most half)`,
);
const eases = LIBRARY.map(({ content }) => readingEase(content));
print(
  `Reading ease: lowest ${Math.round(Math.min(...eases))} (60), average ${Math.round(eases.reduce((a, b) => a + b) / eases.length)} (75)`,
);

print('\nManner, bodies');
print(
  `  Christ named in the body: ${percent(
    count(({ content }) => CHRIST.test(content)),
    LIBRARY.length,
  )}`,
);
print(
  `  closing maxim: ${percent(
    count(({ maxim }) => maxim === true),
    LIBRARY.length,
  )} (17 %)`,
);
print(
  `  list after a colon: ${percent(
    count(({ content }) => hasColonList(content)),
    LIBRARY.length,
  )} (33 %)`,
);
print(
  `  not this but that: ${percent(
    count(({ content }) => hasContrast(content)),
    LIBRARY.length,
  )} (33 %)`,
);
print(
  `  row of three: ${percent(
    count(({ content }) => hasTriple(content)),
    LIBRARY.length,
  )} (33 %)`,
);
const contractions = sum((entry) => countContractions(wholeText(entry)));
print(
  `  contractions for each stiff form: ${contractions} : ${sum((entry) => countStiffForms(wholeText(entry)))} (10 : 1)`,
);

print('\nHabits of telling');
for (const { name, share, concerns, has } of HABITS) {
  const concerned = LIBRARY.filter(concerns);
  const found = concerned.filter((entry) => has(entry, readVerses(parseReference(entry.scripture))));
  print(`  ${name}: ${found.length} (at most ${Math.floor(share * concerned.length)})`);
}

const steps = LIBRARY.flatMap(asks);
print(`\nSteps that are writing or messaging: ${percent(steps.filter(asksForWriting).length, steps.length)} (20 %)`);

print('\nImages and favorite words, the nearest to their budgets first');
[...IMAGES, ...FAVOURITE_WORDS]
  .map((budget) => ({
    name: budget.name,
    used: count((entry) => budget.pattern.test(wholeText(entry))),
    allowed: allowance(budget, LIBRARY.length),
  }))
  .sort((a, b) => b.used / b.allowed - a.used / a.allowed)
  .slice(0, 12)
  .forEach(({ name, used, allowed }) => {
    print(`  ${name}: ${used} of ${allowed}`);
  });

print('\nThemes');
for (const theme of THEMES) print(`  ${theme}: ${count(({ themes }) => themes?.includes(theme) ?? false)}`);

const users = new Map<string, number>();
for (const entry of LIBRARY)
  for (const word of new Set(bareWords(wholeText(entry))))
    if (word.length > 4) users.set(word, (users.get(word) ?? 0) + 1);
print('\nLong words that most entries use');
const frequent = [...users].sort(([, a], [, b]) => b - a).slice(0, 40);
print(`  ${frequent.map(([word, times]) => `${word} ${times}`).join(', ')}`);
