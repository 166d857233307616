import { z } from '../../zod.ts';
import { CARE_SIGNS } from './care-signs.ts';
import { HELP_COUNTRIES } from './help-country.ts';

/**
 * The card that offers help where a member's words showed a sign of crisis (rules.md G6): the signs, which decide what
 * help stands first, and the country of the help lines, null where the site knows none.
 */
export const careCard = z.object({
  signs: z.array(z.enum(CARE_SIGNS)),
  country: z.enum(HELP_COUNTRIES).nullable(),
});
export type CareCard = z.infer<typeof careCard>;
