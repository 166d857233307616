import { GOAL_WORDS } from '../../../../content/goals.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';

const LIBRARY_TITLES = new Set(Object.values(GOAL_WORDS).map(({ title }) => title));

/** The language of a goal's words: English for one that onboarding made, unknown for one the member wrote. */
export function languageOfGoal({ title }: { title: string }): string | undefined {
  return LIBRARY_TITLES.has(title) ? CONTENT_LANGUAGE : undefined;
}
