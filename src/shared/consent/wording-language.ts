import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';

/** The language that words of consent were shown in; whoever says none has seen the English ones (decisions.md D30). */
export const wordingLanguage = z.enum(LANGUAGES.map(({ code }) => code)).optional();
