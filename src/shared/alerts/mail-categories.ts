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

/** The kinds that are part of the guidance mails, and need them. */
export const PARTS_OF_GUIDANCE: readonly MailCategory[] = ['prayer_reminders', 'reflection_prompts'];

/** The kinds that come only once a member switched them on; the others come until they are switched off. */
export const CHOSEN_KINDS: readonly MailCategory[] = ['prayer_reminders', 'reflection_prompts'];

/** The kinds that come to a member who has chosen nothing yet but guidance by mail. */
export const FIRST_CATEGORIES: readonly MailCategory[] = MAIL_CATEGORIES.filter((kind) => !CHOSEN_KINDS.includes(kind));

/** The category of each mail that comes beside guidance. */
export const LETTER_CATEGORIES = {
  weekly_letter: 'weekly_letter',
  prayer_reminder: 'prayer_reminders',
  reflection_prompt: 'reflection_prompts',
  service_update: 'service_updates',
} as const satisfies Record<string, MailCategory>;
export type LetterKind = keyof typeof LETTER_CATEGORIES;
export const LETTER_KINDS = Object.keys(LETTER_CATEGORIES) as LetterKind[];

/** Returns whether a kind of delivery is one of the mails beside guidance. */
export function isLetterKind(kind: string): kind is LetterKind {
  return kind in LETTER_CATEGORIES;
}
