import { LANGUAGE_OF_TITLE } from '../../../../content/goals.ts';

/** Returns the language of a goal that onboarding made; undefined for one that the member wrote. */
export const languageOfGoal = ({ title }: { title: string }): string | undefined => LANGUAGE_OF_TITLE.get(title);
