import { LANGUAGES } from '../languages.ts';
import { z } from '../zod.ts';

/** The language in which consent wording was shown; English when absent, or none in a call with a token (decisions.md D30). */
export const wordingLanguage = z.enum(LANGUAGES.map(({ code }) => code)).optional();
