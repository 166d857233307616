/** The kinds of mail that a member can switch one by one (decisions.md D34). Mail about the account is always sent. */
export const MAIL_CATEGORIES = [
  'guidance',
  'prayer_reminders',
  'reflection_prompts',
  'weekly_letter',
  'service_updates',
] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** The kinds of mail below the email row of Settings. The method `email` itself is the guidance mail. */
export const MAIL_KINDS = ['prayer_reminders', 'reflection_prompts', 'weekly_letter', 'service_updates'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
