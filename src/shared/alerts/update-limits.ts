/** The longest subject and preview of a mail that inboxes show whole, in characters. */
export const SUBJECT_LIMIT = 120;
export const PREVIEW_LIMIT = 160;
