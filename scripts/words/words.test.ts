import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportWords, importWords, STRINGS } from './catalogue.ts';
import { pluralForms, textsOf } from './texts.ts';

const TODAY = 'Tu guía de hoy';
const GUIDANCE = 'es/guidance/guidance.ts';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const file of ['en/guidance/guidance.ts', GUIDANCE]) cpSync(join(STRINGS, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const contextOf = (path: string) => `guidance/guidance.ts guidanceWords.${path}`;

/** Returns the PO file of a language after a translator has changed one text. */
function translate(language: string, path: string, to: string, flag?: string): string {
  const catalogue = po.parse(exportWords(language, folder));
  const [entry] = Object.values(catalogue.translations[contextOf(path)] ?? {});
  if (!entry) throw new Error(`There is no text ${path}`);
  entry.msgstr = [to];
  if (flag) entry.comments = { ...entry.comments, flag };
  return po.compile(catalogue).toString();
}

test('importing an unchanged export changes no file', () => {
  cpSync(STRINGS, folder, { recursive: true });
  expect(importWords('es', exportWords('es', folder), folder)).toEqual([]);
});

test('each text is exported with its English, its translation and its file', () => {
  const { translations } = po.parse(exportWords('es', folder));
  const entry = Object.values(translations[contextOf('today')] ?? {})[0];
  expect(entry).toMatchObject({ msgid: "Today's Guidance", msgstr: [TODAY] });
  expect(entry?.comments?.reference).toBe('src/content/strings/es/guidance/guidance.ts');
  const all = Object.values(translations).flatMap((each) => Object.values(each));
  expect(all.filter(({ msgctxt, msgid }) => msgctxt && !msgid)).toEqual([]);
});

test('the sentences of the server are exported with their English, also the sentences of a channel', () => {
  cpSync(STRINGS, folder, { recursive: true });
  const { translations } = po.parse(exportWords('es', folder));
  const englishOf = (context: string) => Object.keys(translations[context] ?? {});
  expect(englishOf('channels/telegram.ts telegram.sentences.telegram_link_first')).toEqual([
    'Link your Telegram account first.',
  ]);
  expect(englishOf('messages/alert-messages.ts alertMessages.confirm_number')).toEqual(['Confirm your number first.']);
  expect(englishOf('channels/slack/checks.ts slackChecks.slack_check_app_works')).toEqual([
    'Slack knows the app, so members can connect their workspace.',
  ]);
  const spanish = Object.values(translations)
    .flatMap((each) => Object.values(each))
    .filter(({ msgctxt, msgid, msgstr }) => /\.sentences\./.test(msgctxt ?? '') && msgid === msgstr[0]);
  expect(spanish).toEqual([]);
});

test('a new translation changes its own text and no other', () => {
  const before = read(GUIDANCE);
  expect(importWords('es', translate('es', 'today', 'La "guía" de hoy'), folder)).toEqual([GUIDANCE]);
  expect(read(GUIDANCE)).toBe(before.replace(`'${TODAY}'`, `'La "guía" de hoy'`));
});

test('a translation may use the placeholders of its text and of the English text', () => {
  importWords('es', translate('es', 'arrived', '{title}: ¡{title} es nueva!'), folder);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: This is the source that is looked for.
  expect(read(GUIDANCE)).toContain('arrived: (title) => `${title}: ¡${title} es nueva!`');
});

test('a translation with an unknown placeholder is refused, and no file is changed', () => {
  const before = read(GUIDANCE);
  expect(() => importWords('es', translate('es', 'arrived', '«{process.env}»'), folder)).toThrow('Allowed: {title}');
  expect(() => importWords('es', translate('es', 'today', '{title}'), folder)).toThrow('Allowed: none');
  expect(read(GUIDANCE)).toBe(before);
});

test('no translation can end its quotes or template and become code', () => {
  const trick = "`; process.exit(1); ' \\ \n `{title}`";
  importWords('es', translate('es', 'arrived', trick), folder);
  importWords('es', translate('es', 'today', trick.replace('{title}', '')), folder);
  const texts = new Map(textsOf(read(GUIDANCE), 'es').map(({ path, text }) => [path, text]));
  expect(texts.get('guidanceWords.arrived')).toBe(trick);
  expect(texts.get('guidanceWords.today')).toBe(trick.replace('{title}', ''));
});

test('translations that are marked as fuzzy or left empty are ignored', () => {
  expect(importWords('es', translate('es', 'today', 'Hoy', 'fuzzy'), folder)).toEqual([]);
  expect(importWords('es', translate('es', 'today', ''), folder)).toEqual([]);
});

test('a new language starts with copies of the English files and the translated texts', () => {
  expect(importWords('fr', translate('fr', 'today', 'Aujourd’hui'), folder)).toContain('fr/guidance/guidance.ts');
  expect(read('fr/guidance/guidance.ts')).toContain("today: 'Aujourd’hui'");
});

test('a language with more plural forms than English gets a text for each', () => {
  expect(pluralForms('es')).toEqual(['one', 'other']);
  expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
  const source = "export const words = { days: (days: number) => count(days, { one: '# day', other: '# days' }) };";
  writeFileSync(join(folder, 'en/guidance/guidance.ts'), source);
  const catalogue = po.parse(exportWords('pl', folder));
  const context = 'guidance/guidance.ts words.days.few';
  expect(catalogue.translations[context]).toMatchObject({ '# days': { msgstr: [''] } });
  const [entry] = Object.values(catalogue.translations[context] ?? {});
  if (entry) entry.msgstr = ['# dni'];
  importWords('pl', po.compile(catalogue).toString(), folder);
  expect(read('pl/guidance/guidance.ts')).toContain("few: '# dni', other: '# days'");
});
