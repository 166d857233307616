import { ACCOUNT_FIELDS } from './account.ts';
import { ADMIN_FIELDS } from './admin/admin.ts';
import { ADMIN_LIST_FIELDS } from './admin/admin-lists.ts';
import { SITE_SETTING_FIELDS } from './admin/site-settings.ts';
import { TREND_FIELDS } from './admin/trends.ts';
import { ALERTS_FIELDS } from './alerts.ts';
import { AUTH_FIELDS } from './auth.ts';
import { CREDENTIAL_FIELDS } from './credentials.ts';
import type { DescribedSchema } from './description.ts';
import { GOALS_FIELDS } from './goals.ts';
import { GUIDANCE_FIELDS } from './guidance.ts';
import { MESSAGE_FIELDS } from './message.ts';
import { MODEL_FIELDS } from './model.ts';
import { ONBOARDING_FIELDS } from './onboarding.ts';
import { PLAN_FIELDS } from './plans.ts';
import { PUSH_FIELDS } from './push.ts';
import { REPORT_FIELDS } from './reports.ts';
import { REVIEW_FIELDS } from './review.ts';
import { SCHEDULE_FIELDS } from './schedule.ts';
import { TELEGRAM_FIELDS } from './telegram.ts';
import { TRANSLATION_FIELDS } from './translations.ts';
import { WORKSPACE_FIELDS } from './workspaces.ts';

/** The contracts of all calls with a REST route, with descriptions of their fields. Browsers do not load these modules. */
export const DESCRIPTIONS: readonly DescribedSchema[] = [
  ...MESSAGE_FIELDS,
  ...AUTH_FIELDS,
  ...CREDENTIAL_FIELDS,
  ...ACCOUNT_FIELDS,
  ...ONBOARDING_FIELDS,
  ...GUIDANCE_FIELDS,
  ...REPORT_FIELDS,
  ...REVIEW_FIELDS,
  ...PLAN_FIELDS,
  ...TRANSLATION_FIELDS,
  ...MODEL_FIELDS,
  ...GOALS_FIELDS,
  ...SCHEDULE_FIELDS,
  ...ALERTS_FIELDS,
  ...PUSH_FIELDS,
  ...WORKSPACE_FIELDS,
  ...TELEGRAM_FIELDS,
  ...ADMIN_FIELDS,
  ...ADMIN_LIST_FIELDS,
  ...SITE_SETTING_FIELDS,
  ...TREND_FIELDS,
];
