import { BREAK } from './plain-words.ts';

/**
 * Groups of words that many phrases share. A phrase names one as `<name>`.
 */
const GROUPS = {
  self: 'myself|himself|herself|themself|themselves|yourself|ourselves',
  want: 'want|wants|wanted|wanting|wish|wishes|wished|need|needs|going|about|ready|decided|plan|plans|planned|planning|try|tries|tried|trying|hope|hoping|tempted|urge|urges|id',
  close:
    'husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|father|mother|stepfather|stepmother|stepdad|stepmom|uncle|aunt|brother|sister|son|daughter|grandfather|grandmother|grandpa|cousin|pastor|elder|priest|leader|teacher|coach|roommate|flatmate|carer|caregiver',
  them: 'he|she|they|who|hes|shes|theyre',
  me: 'me|us|him|her|them|myself|mother|father|sister|brother|kids|children|child|son|daughter|baby|wife|friend|girl|boy',
  somebody:
    'him|her|them|someone|somebody|people|everyone|everybody|anyone|others|you|this|that|my|his|their|those|these|the|a',
} as const;

/** One part of a phrase: a choice of words, or a number of words of any kind. */
type Part = { kind: 'gap'; most: number } | { kind: 'words'; isOptional: boolean; choices: Choices };

/** The words of which one stands there. Each may have more words that follow it. */
interface Choices {
  words: Map<string, string[][]>;
  stems: string[];
}

const GAPS: Readonly<Record<string, number>> = { '*': 3, '**': 8 };
const STEM = '-';

/**
 * Reads a phrase. Its parts have single spaces between them: `a|b` is one of two words, `a_b` two words in a row, `word?`
 * may be missing, `stem-` is any word that begins so, `.` the end of a sentence, `*` is up to three words of any kind, `**` up to eight, and `<name>`
 * is a group.
 */
function readPhrase(phrase: string): Part[] {
  return phrase.split(' ').map((token): Part => {
    const most = GAPS[token];
    if (most !== undefined) return { kind: 'gap', most };
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

function groupNamed(_whole: string, name: string): string {
  const group = Object.entries(GROUPS).find(([known]) => known === name);
  if (!group) throw new Error(`there is no group of words named ${name}`);
  return group[1];
}

/** Phrases that can be found in plain words. */
export class Phrases {
  // The phrases by the word that they begin with, and those that begin with a stem.
  readonly #byWord = new Map<string, Part[][]>();
  readonly #byStem: { stem: string; parts: Part[] }[] = [];

  constructor(phrases: readonly string[]) {
    for (const parts of phrases.map(readPhrase)) this.#index(parts, parts);
  }

  #index(whole: Part[], [first, ...rest]: Part[]): void {
    if (first?.kind !== 'words') throw new Error('a phrase begins with a word');
    for (const word of first.choices.words.keys()) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), whole]);
    for (const stem of first.choices.stems) this.#byStem.push({ stem, parts: whole });
    if (first.isOptional) this.#index(rest, rest);
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
    const word = words[at] ?? '';
    for (const parts of this.#byWord.get(word) ?? []) {
      const end = endOf(parts, 0, words, at);
      if (end !== null) return end;
    }
    for (const { stem, parts } of this.#byStem) {
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
      // No phrase spans two sentences.
      if (words[next] === BREAK) return null;
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
