import { sentences, words } from './texts.ts';

/** Patterns of a tired style, each of which only some entries may have (docs/writing.md, rule 5). */

const CONTRASTS = [
  /\b(?:not|never|\w+n’t)\b[^.?;:]*\bbut\b/i,
  /\b(?:rather than|instead of|in place of|not so much)\b/i,
  /, (?:and )?not (?:a|an|the|for|to|by|in|from|as|just|only|merely|because)\b/i,
  /(?:^|[.?] )(\w+)\b[^.?]*\b(?:not|never|\w+n’t)\b[^.?]*\. \1\b/,
];

/** Returns whether a text says "not this but that", in one sentence or in two. */
export const hasContrast = (text: string) => CONTRASTS.some((pattern) => pattern.test(text));

/** Returns whether a text has a list of three things or more after a colon. */
export const hasColonList = (text: string) => /:[^.?:;]+,[^.?:;]+(?:,| and | or )[^.?:;]+/.test(text);

const THREE =
  /\w+(?: [\w’-]+){0,6}, (?!(?:there|it|he|she|they|we|you|i|so|because|which|who|that|when|if|and|as)\b)[\w’-]+(?: [\w’-]+){0,3}, (?:and|or) \w/i;

/** Returns whether a text has a row of three, "one, two, and three"; a clause with a person of its own is no part of one. */
export const hasTriple = (text: string) => THREE.test(text);

const PERSONS =
  /\b(?:you|your|yours|yourself|i|me|my|we|us|our|ours|he|him|his|she|her|they|them|their|it|its|that|this|god|father|christ|jesus|lord|savior|paul|david|peter)\b/i;

/** Returns whether a text closes like a saying: a short sentence about nobody in particular. */
export function closesLikeMaxim(text: string): boolean {
  const last = sentences(text).at(-1) ?? '';
  return words(last).length <= 12 && !last.endsWith('?') && !PERSONS.test(last.replace(/’\w+/g, ''));
}

const CONTRACTION = /\b(?:\w+n’t|\w+’(?:re|ve|ll|d|m)|(?:it|that|he|she|there|here|what|who|where|how|let|one)’s)\b/gi;
const STIFF =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not|cannot|(?:you|we|they) are|(?:it|that|there) is|i am|(?:you|we|they|i) (?:will|would) )\b/gi;

export const countContractions = (text: string) => text.match(CONTRACTION)?.length ?? 0;

/** Returns how often a text has two words where people say one, such as "do not". */
export const countStiffForms = (text: string) => text.match(STIFF)?.length ?? 0;

const WRITING =
  /\b(?:writ(?:e|ing|ten)|wrote|send|text|messages?|e-?mail|notes?|jot|lists?|letters?|cards?|postcard|draft|copy|paper|page|post)\b/i;

/** Returns whether a step asks for writing or for a message. */
export const asksForWriting = (step: string) => WRITING.test(step);
