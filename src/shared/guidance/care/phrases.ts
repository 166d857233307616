import { BREAK } from './plain-words.ts';

/** Groups of words that many phrases share. A phrase names one as `<name>`. */
const GROUPS: Readonly<Record<string, string | undefined>> = {
  self: 'myself|himself|herself|themself|themselves|yourself|ourselves',
  want: 'want|wants|wanted|wanting|wish|wishes|wished|need|needs|going|about|ready|decided|plan|plans|planned|planning|try|tries|tried|trying|hope|hoping|tempted|urge|urges|id',
  close:
    'husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|father|mother|stepfather|stepmother|stepdad|stepmom|uncle|aunt|brother|sister|son|daughter|grandfather|grandmother|grandpa|cousin|pastor|elder|priest|leader|teacher|coach|roommate|flatmate|carer|caregiver',
  them: 'he|she|they|who|hes|shes|theyre',
  me: 'me|us|him|her|them|myself|mother|father|sister|brother|kids|children|child|son|daughter|baby|wife|friend|girl|boy',
  somebody:
    'him|her|them|someone|somebody|people|everyone|everybody|anyone|others|you|this|that|my|his|their|those|these|the|a',
};

/** One part of a phrase: a choice of words, or a number of words of any kind. */
type Part =
  | { kind: 'gap'; most: number; except: ReadonlySet<string> }
  | { kind: 'words'; isOptional: boolean; choices: Choices };

/** The words of which one stands there. Each may have more words that follow it. */
interface Choices {
  words: Map<string, string[][]>;
  stems: string[];
}

const GAPS: Readonly<Record<string, number>> = { '*': 3, '**': 8 };
const STEM = '-';

/**
 * Reads a phrase. Its parts have single spaces between them: `a|b` is one of two words, `a_b` two words in a row, `word?`
 * may be missing, `stem-` is any word that begins so, `.` the end of a sentence, `*` is up to three words of any kind, `**` up to eight,
 * `*!a|b` up to three words other than these, and `<name>` is a group.
 */
function readPhrase(phrase: string): Part[] {
  const groupNamed = (whole: string, name: string) => {
    const group = GROUPS[name];
    if (group === undefined) throw new Error(`there is no group of words named ${whole}`);
    return group;
  };
  return phrase.split(' ').map((token): Part => {
    const [gap = '', except] = token.split('!');
    const most = GAPS[gap];
    if (most !== undefined) return { kind: 'gap', most, except: new Set(except?.split('|')) };
    const isOptional = token.endsWith('?');
    const choices: Choices = { words: new Map(), stems: [] };
    for (const choice of (isOptional ? token.slice(0, -1) : token).replaceAll(/<(\w+)>/g, groupNamed).split('|')) {
      const [first = '', ...rest] = choice.split('_');
      if (first.endsWith(STEM)) choices.stems.push(first.slice(0, -1));
      else choices.words.set(first, [...(choices.words.get(first) ?? []), rest]);
    }
    return { kind: 'words', isOptional, choices };
  });
}

/** Phrases by what they begin with. */
interface Beginnings {
  byWord: Map<string, Part[][]>;
  byStem: { stem: string; parts: Part[] }[];
}

function readPhrases(phrases: readonly string[]): Beginnings {
  const beginnings: Beginnings = { byWord: new Map(), byStem: [] };
  for (const phrase of phrases) {
    const parts = readPhrase(phrase);
    addPhrase(beginnings, parts, parts);
  }
  return beginnings;
}

function addPhrase(beginnings: Beginnings, whole: Part[], [first, ...rest]: Part[]): void {
  if (first?.kind !== 'words') throw new Error('a phrase begins with a word');
  const { byWord, byStem } = beginnings;
  for (const word of first.choices.words.keys()) byWord.set(word, [...(byWord.get(word) ?? []), whole]);
  for (const stem of first.choices.stems) byStem.push({ stem, parts: whole });
  if (first.isOptional) addPhrase(beginnings, whole, rest);
}

/** Phrases that can be found in plain words. The first search reads the phrases, so that a start does not wait for them. */
export class Phrases {
  readonly #phrases: readonly string[];
  #read: Beginnings | undefined;

  constructor(phrases: readonly string[]) {
    this.#phrases = phrases;
  }

  /** Returns whether any of the phrases stands in some words. */
  isIn(words: readonly string[]): boolean {
    return words.some((_, at) => this.#endAt(words, at) !== null);
  }

  /** Returns some words with a mark in place of each phrase. */
  replaceIn(words: readonly string[], mark: string): string[] {
    const kept: string[] = [];
    for (let at = 0; at < words.length; ) {
      const end = this.#endAt(words, at);
      kept.push(end === null ? (words[at] as string) : mark);
      at = end ?? at + 1;
    }
    return kept;
  }

  #endAt(words: readonly string[], at: number): number | null {
    this.#read ??= readPhrases(this.#phrases);
    const { byWord, byStem } = this.#read;
    const word = words[at] ?? '';
    for (const parts of byWord.get(word) ?? []) {
      const end = endOf(parts, 0, words, at);
      if (end !== null) return end;
    }
    for (const { stem, parts } of byStem) {
      const end = word.startsWith(stem) ? endOf(parts, 0, words, at) : null;
      if (end !== null) return end;
    }
    return null;
  }
}

/** Returns the place behind the parts of a phrase, from one part on, where they stand at a place; otherwise null. */
function endOf(parts: readonly Part[], from: number, words: readonly string[], at: number): number | null {
  const part = parts[from];
  if (!part) return at;
  if (part.kind === 'gap') {
    for (let next = at; next <= at + part.most && next <= words.length; next += 1) {
      const end = endOf(parts, from + 1, words, next);
      if (end !== null) return end;
      const skipped = words[next];
      // No phrase spans two sentences.
      if (skipped === BREAK || (skipped !== undefined && part.except.has(skipped))) return null;
    }
    return null;
  }
  const word = words[at];
  if (word !== undefined)
    for (const rest of followers(part.choices, word))
      if (rest.every((each, index) => words[at + 1 + index] === each)) {
        const end = endOf(parts, from + 1, words, at + 1 + rest.length);
        if (end !== null) return end;
      }
  return part.isOptional ? endOf(parts, from + 1, words, at) : null;
}

const NO_MORE: string[][] = [[]];

/** Returns the words that must follow, one list for each choice that a word is; none where it is no choice. */
function followers({ words, stems }: Choices, word: string): string[][] {
  return words.get(word) ?? (stems.some((stem) => word.startsWith(stem)) ? NO_MORE : []);
}
