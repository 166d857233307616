import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALERT_METHODS, CHANNELS } from '../../shared/channels/channels.ts';
import { SEASONS } from '../../shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../shared/guidance/concepts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/languages.ts';
import { CHALLENGES } from '../../shared/onboarding/onboarding-choices.ts';

// Texts that are the same in other languages: names, abbreviations, and words these happen to share.
const SHARED_TEXTS = new Set([
  ...'App|Error|No|no|Tokens|+1 234 567 890|Hesed|{{appName}}|, '.split('|'),
  // Kinds of advice, which code reads.
  ...'nothing|byMember|checkAddress|checkNumber|unsure|otherwise'.split('|'),
  // Names of channels, as they begin a sentence and as they stand in one.
  ...ALERT_METHODS.flatMap((method) => [CHANNELS[method].label, CHANNELS[method].label.toLowerCase()]),
]);
// Paths without words: functions that only join their arguments, and marks that code reads.
const SHARED_PATHS = new Set([
  'admin/admin-lists.adminListWords.outbox.kilobytes',
  'admin/admin-site.adminSiteWords.backups.megabytes',
  // Sentences of the server, whose words are in other files (messages.test.ts).
  'messages/contracts.contractWords.of',
  'messages/errors.errorWords.of',
  'messages/alerts.alertMessageWords.of',
  'messages/checks.checkMessageWords.of',
  'channels/telegram/row.telegramRowWords.handle',
  // A list of one thing is that thing.
  'locale.listWords',
  'app.appWords.title',
  'consent/consent-push.pushConsentWords.platforms.list.0.id',
  'consent/consent-push.pushConsentWords.platforms.list.1.id',
  'consent/consent-push.pushConsentWords.platforms.list.2.id',
  'export.exportWords.consents.row',
  'export.exportWords.reach.to',
  'export.exportWords.week.slot',
  'alerts/inbox.inboxWords.reason',
  'locale.locale.dir',
  'schedule/schedule.scheduleWords.nextIs',
  'schedule/schedule.scheduleWords.summary.whole',
  'auth/security.eventWords.latest',
]);
// The arguments of functions that do not accept any text.
const TAKEN: Record<string, readonly unknown[]> = {
  'onboarding.onboardingWords.growth.challenge': CHALLENGES,
  'export.exportWords.about.challenge': CHALLENGES,
  'guidance/choice.challengeName': CHALLENGES,
  'guidance/choice.choiceWords.challenge': CHALLENGES,
  'guidance/choice.choiceWords.helpful': CHALLENGES,
  'guidance/choice.choiceWords.season': SEASONS,
  'guidance/guidance.guidanceWords.concept': CONCEPTS,
  'letters.letterWords.weekly.range': [{ from: '2027-02-27', until: '2027-03-05' }],
  'letters.letterWords.weekly.weekday': ['2027-02-27'],
  'letters.letterWords.weekly.writtenOn': ['2026-03-02'],
  'letters.letterWords.weekly.kept': [{ entries: 5, days: 4 }],
  'mails.mailWords.alert.time': [{ at: new Date(0), timeZone: 'Pacific/Auckland' }],
};
const TEXT_AND_COUNT = (index: number) => (index === 0 ? 'naomi0' : 7);
// What other functions write with, and no page shows by itself.
const TOOLS = new Set(['locale.plural']);
// Samples of what functions are given; a text, or a list of them where the texts will not do.
const SAMPLES = [
  (index: number) => `naomi${index}`,
  (index: number) => [`naomi${index}`],
  () => 1,
  () => 2,
  () => 7,
  TEXT_AND_COUNT,
];

type Say = (...values: unknown[]) => unknown;
type Leaf = string | Say;

const partsOf = (code: string) =>
  globSync('**/*.ts', { cwd: join(import.meta.dirname, code), exclude: ['channels/all.ts'] })
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** Every text and function of a part, by its path. */
function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Leaf]];
  if (value === null) return [];
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

const readPart = async (code: string, part: string) =>
  new Map(leavesOf({ ...(await import(join(import.meta.dirname, code, `${part}.ts`))) }, part));

/** The texts that two functions give for each sample that both can take. */
async function answersOf(path: string, say: Say, other: Say): Promise<[string[], string[]][]> {
  const samples = TAKEN[path]?.map((value) => () => value) ?? SAMPLES;
  const answers = samples.map(async (sample): Promise<[string[], string[]][]> => {
    const values = Array.from({ length: say.length }, (_, index) => sample(index));
    const texts = async (each: Say) => leavesOf(await each(...values), path).map(([, text]) => String(text));
    try {
      const answers: [string[], string[]] = [await texts(say), await texts(other)];
      // A text where a number belongs.
      return answers.flat().some((text) => text.includes('NaN')) ? [] : [answers];
    } catch {
      return [];
    }
  });
  return (await Promise.all(answers)).flat();
}

describe.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))('the words in $name', ({ code, dir }) => {
  test('know which language they are, and how it writes dates', async () => {
    const { locale } = await import(join(import.meta.dirname, code, 'locale.ts'));
    expect(locale).toMatchObject({ code, dir });
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale.dates, locale.numbers])).toHaveLength(2);
  });

  describe.each(partsOf(DEFAULT_LANGUAGE))('%s', async (part) => {
    const english = await readPart(DEFAULT_LANGUAGE, part);
    const translated = partsOf(code).includes(part) ? await readPart(code, part) : new Map<string, Leaf>();
    const pairs = [...english].map(([path, text]) => [path, text, translated.get(path)] as const);

    test('has what the English has, and nothing else', () => {
      const shapeOf = (leaves: Map<string, Leaf>) =>
        [...leaves].map(([path, leaf]) => (typeof leaf === 'string' ? path : `${path}(${leaf.length})`)).sort();
      expect(shapeOf(translated)).toEqual(shapeOf(english));
    });

    test('leaves nothing empty, and nothing in English', () => {
      const wrong = pairs.filter(([path, text, other]) => {
        if (typeof text !== 'string' || typeof other !== 'string') return false;
        return other.trim() === '' ? text.trim() !== '' : other === text && !isShared(path, text);
      });
      expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
    });

    test('says whatever values the English says', async () => {
      for (const [path, say, other] of pairs) {
        if (typeof say !== 'function' || typeof other !== 'function' || TOOLS.has(path)) continue;
        const answers = await answersOf(path, say, other);
        expect(answers.length, `${path} was said`).toBeGreaterThan(0);
        for (const [ours, theirs] of answers) {
          expect(theirs, path).toHaveLength(ours.length);
          expect(theirs, path).not.toContain('');
          expect(valuesIn(theirs), path).toEqual(valuesIn(ours));
          if (!isShared(path, '')) expect(theirs, path).not.toEqual(ours);
        }
      }
    });
  });
});

test.each(LANGUAGES)('the words in $name count by the plural rule of their language alone', ({ code }) => {
  const text = (part: string) => readFileSync(join(import.meta.dirname, code, `${part}.ts`), 'utf8');
  // A rule that asks for 1 is wrong in the languages whose singular is for other numbers too.
  expect(partsOf(code).filter((part) => /[!=]== 1\b/.test(text(part)))).toEqual([]);
});

const isShared = (path: string, text: string) => SHARED_TEXTS.has(text) || SHARED_PATHS.has(path);

const valuesIn = (texts: string[]) =>
  [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/naomi\d|7/g),
    ),
  ].sort();
