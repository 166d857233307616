import type { Answer } from '../../shared/alerts/answers.ts';
import type { SecurityEventKind } from '../../shared/auth.ts';
import type { Concept } from '../../shared/guidance/concepts.ts';
import type { ContentType } from '../../shared/guidance/content-types.ts';
import type { Memory } from '../../shared/guidance/memories.ts';

/** The address of a message, and the name and language of its reader. */
export interface Recipient {
  name: string;
  /** The address in the channel's own form: an e-mail address, a phone number or a chat id. */
  address: string;
  /** The parts of the address that only the channel may see, such as the keys of a browser. */
  secrets?: Readonly<Record<string, string | null>>;
  /** Milliseconds since its owner last wrote to the site there; not set where they never did. */
  sinceWrittenMs?: number;
  /** The code of the language its reader uses; English where it is not known. */
  language?: string;
}

/** The parts of an entry that a message shows; null where its type has no such part. */
export interface MessageEntry {
  title: string;
  content: string;
  /** The language of its words, as in `<html lang>`. */
  language: string;
  contentType: ContentType;
  scripture: string | null;
  /** Stands below the scripture: the line its translation asks for. */
  scriptureNote: string | null;
  /** The language of the words of the scripture, as in `<html lang>`. */
  scriptureLanguage: string;
  actionSteps: string[];
  prayerPrompt: string | null;
  encouragement: string | null;
  focusPoint: string | null;
  actionPrompt: string | null;
  practicalStep: string | null;
  checkInQuestion: string | null;
  motivationalNote: string | null;
  historicalQuote: string | null;
  reflectionQuestions: string[];
  gratitudePrompt: string | null;
  tomorrowPreparation: string | null;
  /** The answer of a model that it was made from; null for an entry of the library. */
  responseId: string | null;
}

/**
 * The ways in which a member answers guidance from the message itself. A channel renders them and reports a given
 * answer as an event `answer` or `reply` (`incoming.ts`). The alerts domain does the rest (`domains/alerts/answers/`).
 */
export interface MessageAnswers {
  /**
   * The secret that a press sends back unchanged. It proves the press, holds no address, and has at most 38 characters.
   */
  capability: string;
  /** The answers that a press gives, in the order to show them. A press cannot complete a reflection. */
  presses: readonly Answer[];
  /** The page with a button for each answer, for channels that can only show links. It works signed out. */
  pages: Readonly<Record<Answer, string>>;
  /** The least number of characters of the member's own words that complete it; null where a press completes it. */
  leastWords: number | null;
}

/** A member's guidance at its slot. */
export interface GuidanceMessage {
  kind: 'guidance';
  /** Stays the same however often the message is tried, and differs between deliveries and sites. */
  id: string;
  to: Recipient;
  entry: MessageEntry;
  /**
   * The time that the provider keeps the message while it cannot send it, in milliseconds; set where the channel's facts
   * name a time (rules.md C12, C23).
   */
  ttlMs?: number;
  /** Absolute URL of the entry in the app. */
  openUrl: string;
  answers: MessageAnswers;
  /**
   * Absolute URL that ends the member's mail: at once by POST, on a page by GET (rules.md C16–C18). Only mail has it.
   */
  unsubscribeUrl: string;
  settingsUrl: string;
}

/** The link that proves an e-mail address (decisions.md D7). */
export interface VerifyEmailMessage {
  kind: 'verify_email';
  id: string;
  to: Recipient;
  verifyUrl: string;
}

/** The link that proves the new address of a member; it goes to the new address. */
export interface ChangeEmailMessage {
  kind: 'change_email';
  id: string;
  to: Recipient;
  verifyUrl: string;
}

/** The link that sets a new password (decisions.md D5). */
export interface ResetPasswordMessage {
  kind: 'reset_password';
  id: string;
  to: Recipient;
  resetUrl: string;
}

/** The six-digit code that proves an address which cannot carry a link (rules.md C10). */
export interface VerifyCodeMessage {
  kind: 'verify_code';
  id: string;
  to: Recipient;
  code: string;
}

/** The terms that a member agreed to, sent once after their address is proved (rules.md C9). */
export interface TermsMessage {
  kind: 'number_verified';
  id: string;
  to: Recipient;
  /** Absolute URL of the consent record, with the terms and the privacy notes. */
  termsUrl: string;
}

/** Tells a member of a change to their account, including their own (decisions.md D5). */
export interface SecurityAlertMessage {
  kind: 'security_alert';
  id: string;
  to: Recipient;
  event: SecurityEventKind;
  at: Date;
  /** The member's time zone, for the times in the letter. */
  timeZone: string;
  userAgent: string | null;
  settingsUrl: string;
}

/** A test that a member asked for, to see whether messages reach them. */
export interface TestMessage {
  kind: 'test';
  id: string;
  to: Recipient;
  settingsUrl: string;
}

/** A member's week for the letter: the last seven days and the next. */
export interface WeekReview {
  /** The first and the last local date of the last seven days, `YYYY-MM-DD`. */
  from: string;
  until: string;
  streakDays: number;
  /** The days of the week with something completed. */
  keptDays: number;
  /** Everything that the member completed in the week, oldest first. */
  completed: { title: string; language: string; contentType: ContentType }[];
  /** The concept of each coming day. */
  themes: { localDate: string; concept: Concept }[];
  goals: { title: string; percent: number }[];
  /** A sentence that the member wrote in the week; null where there is none, or they do not want it. */
  ownSentence: string | null;
  /** What the member wrote about a year ago; null where there is nothing, or they do not want it. */
  memory: Memory | null;
  /** A stored scripture: reference, translation, text (decisions.md D38). */
  scripture: string;
  scriptureNote: string | null;
  /** The language of its words, as in `<html lang>`. */
  scriptureLanguage: string;
}

/** The fields of every mail beside guidance. */
interface LetterMessage {
  id: string;
  to: Recipient;
  openUrl: string;
  /** Absolute URL that ends this kind of mail: at once by POST, on a page by GET (rules.md C16–C18). */
  unsubscribeUrl: string;
  settingsUrl: string;
}

/** The letter about a member's week. */
export interface WeeklyLetterMessage extends LetterMessage {
  kind: 'weekly_letter';
  week: WeekReview;
}

/** An evening reminder of an entry that is still open. */
export interface ReminderMessage extends LetterMessage {
  kind: 'prayer_reminder' | 'reflection_prompt';
  entry: MessageEntry;
}

/** The news of the site, written by an administrator. */
export interface ServiceUpdateMessage extends LetterMessage {
  kind: 'service_update';
  update: {
    subject: string;
    preview: string;
    text: string;
    /** The code of the language of the text. */
    language: string;
  };
}

export type Message =
  | WeeklyLetterMessage
  | ReminderMessage
  | ServiceUpdateMessage
  | GuidanceMessage
  | VerifyEmailMessage
  | ChangeEmailMessage
  | ResetPasswordMessage
  | SecurityAlertMessage
  | VerifyCodeMessage
  | TermsMessage
  | TestMessage;
