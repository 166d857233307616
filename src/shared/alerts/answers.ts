/**
 * The answers that a member gives from a message: complete its entry, get the message again in an hour, or pause all
 * messages for two weeks.
 */
export const ANSWERS = ['done', 'later', 'pause'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The outcomes of an answer. */
export const ANSWER_OUTCOMES = [
  /** The entry is complete, by this answer or by an earlier one. */
  'done',
  /** The entry is a reflection: it is complete only with the member's own words (decisions.md D13). */
  'words_needed',
  /** The message is sent again, an hour after the answer. */
  'later',
  /** The message does not come again today: it came often enough, or the channel's hours or limits forbid it. */
  'not_again',
  /** The member's messages are paused. */
  'paused',
  /** This message has already paused the member's messages, and that pause was ended. It pauses no second time. */
  'used',
  /** The message or its entry no longer exists, is too old, or the capability is wrong. */
  'gone',
] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

/** The query parameter of the answer page that names the answer whose button was pressed in the message. */
export const CHOSEN_ANSWER = 'choose';
