import { DEFAULT_LANGUAGE } from '../shared/languages.ts';
import { goalTexts as en } from './strings/en/guidance/goal-texts.ts';
import { goalTexts as es } from './strings/es/guidance/goal-texts.ts';

const TEXTS: ReadonlyMap<string, typeof en> = new Map(Object.entries({ en, es }));

/** Returns the goals that challenges become, in a language; in English where the language is not known. */
export function goalTextsIn(language: string = DEFAULT_LANGUAGE): typeof en {
  return TEXTS.get(language) ?? en;
}

const LANGUAGE_OF_TITLE: ReadonlyMap<string, string> = new Map(
  [...TEXTS].flatMap(([language, texts]) => Object.values(texts).map(({ title }) => [title, language] as const)),
);

/** Returns the language of a goal's title that onboarding made; null for one that the member wrote. */
export const languageOfGoal = (title: string): string | null => LANGUAGE_OF_TITLE.get(title) ?? null;
