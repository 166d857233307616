import { ADMIN_EXAMPLES } from './admin.ts';
import { ADMIN_LIST_EXAMPLES } from './admin-lists.ts';
import { ALERTS_EXAMPLES } from './alerts.ts';
import { AUTH_EXAMPLES } from './auth.ts';
import type { Examples } from './example.ts';
import { GUIDANCE_EXAMPLES } from './guidance.ts';
import { REVIEW_EXAMPLES } from './review.ts';
import { SCHEDULE_EXAMPLES } from './schedule.ts';
import { SECOND_STEP_EXAMPLES } from './second-step.ts';
import { SITE_SETTING_EXAMPLES } from './site-settings.ts';
import { TREND_EXAMPLES } from './trends.ts';

/** An example of every call with a REST route, by the call's path in the router. */
export const EXAMPLES: Examples = {
  ...AUTH_EXAMPLES,
  ...SECOND_STEP_EXAMPLES,
  ...GUIDANCE_EXAMPLES,
  ...REVIEW_EXAMPLES,
  ...SCHEDULE_EXAMPLES,
  ...ALERTS_EXAMPLES,
  ...ADMIN_EXAMPLES,
  ...ADMIN_LIST_EXAMPLES,
  ...SITE_SETTING_EXAMPLES,
  ...TREND_EXAMPLES,
};
