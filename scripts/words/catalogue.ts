import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { po } from 'gettext-parser';
import { DEFAULT_LANGUAGE } from '../../src/shared/languages.ts';
import { type Text, textsOf } from './texts.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The folder of the strings, one folder for each language. */
export const STRINGS = join(ROOT, 'src/content/strings');
// Files without texts for translators: formats, grammar, lists of the other files, and the wordings of consent, which
// change only with a new version (src/content/wordings.test.ts).
const NOT_TRANSLATED = /(^|\/)(locale|grammar|all|wordings)\.ts$/;
// The English texts of the server's messages are in `src/shared/messages`, beside their codes.
const ENGLISH_MESSAGES: Record<string, string> = {
  'messages/check-messages.ts': 'checks',
  'messages/contract-messages.ts': 'contracts',
  'messages/doctor-messages.ts': 'doctor',
  'messages/error-messages.ts': 'errors',
  'messages/review-messages.ts': 'reviews',
  'messages/setting-messages.ts': 'settings',
  'messages/alert-messages.ts': 'alerts',
};

/** A translation that does not fit the string files. */
export class WordsError extends Error {}

/** Returns a PO file with the English texts of the pages and a language's translations beside them. */
export function exportWords(language: string, folder = STRINGS): string {
  const entries = filesOf(language, folder).flatMap((file) => {
    const target = readTarget(file, language, folder);
    const english = englishOf(file, folder);
    return textsOf(target.source, language).map(({ path, text, missing }) => {
      const translated = target.isOwn && !missing;
      return {
        msgctxt: `${file} ${path}`,
        msgid: english(path) ?? text,
        msgstr: [translated ? text : ''],
        comments: { reference: `src/content/strings/${relative(folder, target.path)}` },
      };
    });
  });
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]));
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`;
}

/**
 * Writes the translations of a PO file into a language's files and returns the files it changed. Texts that are empty or
 * marked as fuzzy stay as they are.
 *
 * @throws {WordsError} when a translation uses a placeholder that its text does not have; then nothing is written.
 */
export function importWords(language: string, catalogue: string, folder = STRINGS): string[] {
  if (language === DEFAULT_LANGUAGE) throw new WordsError('English is the source of all translations.');
  const translated = readCatalogue(catalogue);
  const known = new Set<string>();
  const errors: string[] = [];
  const files: { path: string; source: string }[] = [];
  for (const file of filesOf(language, folder)) {
    const target = readTarget(file, language, folder);
    const english = englishOf(file, folder);
    let { source } = target;
    for (const { path, text: before } of textsOf(source, language)) {
      const context = `${file} ${path}`;
      const next = translated.get(context);
      known.add(context);
      if (!next || next === before) continue;
      // A template can contain other texts, which an earlier change has moved.
      const text = textsOf(source, language).find((each) => each.path === path);
      if (!text) continue;
      const placeholders = [...text.placeholders, ...placeholdersIn(english(path) ?? '')];
      const literal = literalOf(next, placeholders, text.text);
      if (literal !== null) source = replace(source, text, literal);
      else
        errors.push(
          `${context}: "${next}" uses a placeholder that its text does not have. Allowed: ${list(placeholders)}`,
        );
    }
    if (source !== target.source || !target.isOwn) files.push({ path: join(folder, language, file), source });
  }
  errors.push(
    ...[...translated.keys()].filter((context) => !known.has(context)).map((each) => `${each}: no such text`),
  );
  if (errors.length > 0) throw new WordsError(errors.join('\n'));
  for (const { path, source } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  return files.map(({ path }) => relative(folder, path));
}

/** Returns the files of a language, or the English files if it has none yet. */
function filesOf(language: string, folder: string): string[] {
  const own = existsSync(join(folder, language)) ? language : DEFAULT_LANGUAGE;
  return globSync('**/*.ts', { cwd: join(folder, own) })
    .filter((file) => !NOT_TRANSLATED.test(file))
    .sort();
}

/** Reads a language's file; the English one if the language has none yet. */
function readTarget(file: string, language: string, folder: string) {
  const path = join(folder, language, file);
  const isOwn = existsSync(path);
  const found = isOwn ? path : join(folder, DEFAULT_LANGUAGE, file);
  return { path: found, isOwn, source: readFileSync(found, 'utf8') };
}

/** Finds the English of a text by its path: the same text, else another plural form, else all texts of its function. */
function englishOf(file: string, folder: string): (path: string) => string | undefined {
  const message = englishMessagesOf(file);
  const path = message ? join(ROOT, 'src/shared', message) : join(folder, DEFAULT_LANGUAGE, file);
  if (!existsSync(path)) return () => undefined;
  // Each language has another name for its table of messages.
  const withoutTable = (name: string) => (message ? name.replace(/^[^.]*\./, '') : name);
  const texts = [...textsOf(readFileSync(path, 'utf8'), DEFAULT_LANGUAGE), ...sentencesOf(file)];
  const found = new Map(texts.map((text) => [withoutTable(text.path), text.text]));
  const byFunction = Map.groupBy(texts, (text) => functionOf(withoutTable(text.path)));
  return (asked) => {
    const name = withoutTable(asked);
    const siblings = byFunction.get(functionOf(name)) ?? [];
    return (
      found.get(name) ??
      found.get(`${functionOf(name)}.other`) ??
      (siblings.map(({ text }) => text).join(' | ') || undefined)
    );
  };
}

/** Returns the file in `src/shared` with the English of a file of the server's messages; undefined for any other file. */
function englishMessagesOf(file: string): string | undefined {
  const [, room] = /^channels\/([a-z]+)\/checks\.ts$/.exec(file) ?? [];
  if (room) return `channels/checks/${room}.ts`;
  return ENGLISH_MESSAGES[file] && `messages/${ENGLISH_MESSAGES[file]}.ts`;
}

/** The English sentences of a channel, which are among its facts. */
function sentencesOf(file: string): Text[] {
  const path = join(ROOT, 'src/shared', file);
  if (!/^channels\/[a-z]+\.ts$/.test(file) || !existsSync(path)) return [];
  return textsOf(readFileSync(path, 'utf8'), DEFAULT_LANGUAGE).filter((text) => text.path.includes('.sentences.'));
}

const functionOf = (path: string) => path.replace(/ \(\d+\)$/, '').replace(/\.(zero|one|two|few|many|other)$/, '');

function readCatalogue(catalogue: string): Map<string, string> {
  const { translations } = po.parse(catalogue);
  const entries = Object.values(translations).flatMap((each) => Object.values(each));
  return new Map(
    entries
      .filter(({ msgctxt, comments }) => msgctxt && !comments?.flag?.includes('fuzzy'))
      .map(({ msgctxt = '', msgstr }) => [msgctxt, msgstr[0] ?? '']),
  );
}

const HAS_BRACE = /[{}]/;

const placeholdersIn = (text: string) => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, value = '']) => value);

const list = (placeholders: string[]) => [...new Set(placeholders)].map((value) => `{${value}}`).join(', ') || 'none';

/** Returns a text as a literal of the source, a template if it has placeholders; null if one of them is unknown. */
function literalOf(text: string, placeholders: string[], before: string): string | null {
  const parts: { value?: string; text: string }[] = [{ text }];
  for (const value of [...new Set(placeholders)].sort((a, b) => b.length - a.length)) {
    for (let index = parts.length - 1; index >= 0; index -= 1) {
      const part = parts[index];
      if (!part || part.value !== undefined) continue;
      const pieces = part.text.split(`{${value}}`);
      parts.splice(
        index,
        1,
        ...pieces.flatMap((piece, at) => (at ? [{ value, text: '' }, { text: piece }] : [{ text: piece }])),
      );
    }
  }
  // Braces that the text had before belong to it, as in `{{appName}}`.
  const hadBraces = HAS_BRACE.test(placeholders.reduce((rest, value) => rest.replaceAll(`{${value}}`, ''), before));
  if (!hadBraces && parts.some((part) => HAS_BRACE.test(part.text))) return null;
  if (!parts.some(({ value }) => value !== undefined))
    return text.includes("'") ? JSON.stringify(text) : quoted(text, "'");
  return `\`${parts.map((part) => (part.value === undefined ? quoted(part.text, '') : `\${${part.value}}`)).join('')}\``;
}

/** Returns a text in quotes, escaped; without quotes, escaped as a part of a template. */
function quoted(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return quote ? `${quote}${escaped}${quote}` : escaped.replaceAll('`', '\\`').replaceAll('${', '\\${');
}

function replace(source: string, text: Text, written: string): string {
  const inserted = text.missing ? `${text.missing}: ${written}, ` : written;
  return source.slice(0, text.start) + inserted + source.slice(text.end);
}
