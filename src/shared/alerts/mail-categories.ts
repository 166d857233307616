/** The kinds of mail a member can switch one by one (decisions.md D34); mail about the account is none of them. */
export const MAIL_CATEGORIES = [
  'guidance',
  'prayer_reminders',
  'reflection_prompts',
  'weekly_letter',
  'service_updates',
] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** The kinds of mail below the email row of Settings; guidance mail is the method `email` itself. */
export const MAIL_KINDS = ['prayer_reminders', 'reflection_prompts', 'weekly_letter', 'service_updates'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
