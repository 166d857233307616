/** The longest subject and preview of a mail that inboxes show whole, in characters. */
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_PREVIEW_LENGTH = 160;
