import type { SecurityEventKind } from '../../shared/auth.ts';
import type { DeliveryChannel } from '../../shared/channels.ts';
import type { ContentType } from '../../shared/content-types.ts';

/** Where a message goes. */
export interface Recipient {
  name: string;
  /** An e-mail address, a phone number, a chat id: whatever the channel sends to. */
  address: string;
  /** The code of the language its reader uses; English where it is not known. */
  language?: string;
}

/** The parts of an entry that a message shows; null where its type has no such part. */
export interface MessageEntry {
  title: string;
  content: string;
  contentType: ContentType;
  scripture: string | null;
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
}

/** A member's guidance at its slot. */
export interface GuidanceMessage {
  kind: 'guidance';
  /** Stays the same however often the message is tried, and differs between deliveries and sites. */
  id: string;
  to: Recipient;
  entry: MessageEntry;
  /** Absolute URL of the entry in the app. */
  openUrl: string;
  /** Absolute URL that ends these messages: by POST at once, by GET a page (rules.md C16–C18). */
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

/** The link that proves the address a member wants instead of theirs; it goes to the new one. */
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

/** What happened to a member's account, whether or not it was they who did it (decisions.md D5). */
export interface SecurityAlertMessage {
  kind: 'security_alert';
  id: string;
  to: Recipient;
  event: SecurityEventKind;
  at: Date;
  /** The member's time zone, which the letter tells the time in. */
  timeZone: string;
  userAgent: string | null;
  settingsUrl: string;
}

/** What a member asks for to see whether messages reach them. */
export interface TestMessage {
  kind: 'test';
  id: string;
  to: Recipient;
  settingsUrl: string;
}

export type Message =
  | GuidanceMessage
  | VerifyEmailMessage
  | ChangeEmailMessage
  | ResetPasswordMessage
  | SecurityAlertMessage
  | TestMessage;

/** One way to reach a member. */
export interface Channel {
  readonly name: DeliveryChannel;
  /** Set where messages are kept on the site as files, because no provider is set up: they reach nobody. */
  readonly captures?: boolean;
  /**
   * Hands a message to the provider, with a time-out, and gives the provider's id for it.
   * @param calledOff aborts the call; the caller waits for it no longer, whether the channel heeds it or not.
   * @throws {TransientSendError} where trying again may help.
   * @throws {PermanentSendError} where it cannot.
   */
  send(message: Message, calledOff?: AbortSignal): Promise<{ providerId: string }>;
  /** Deletes what the site itself keeps of messages, by their ids; what has gone out is out of reach. */
  forget?(ids: readonly string[]): Promise<void>;
  /** Deletes what the site itself keeps of messages from before an instant. */
  forgetBefore?(instant: Date): Promise<void>;
  close(): Promise<void>;
}

/** A send that failed for now; the queue alone tries again (rules.md C35). */
export class TransientSendError extends Error {
  override readonly name = 'TransientSendError';
  /** What is stored and shown as the reason: the provider's code or a short word, never a text. */
  readonly code: string;
  /** Seconds the provider asked to wait. */
  readonly retryAfter: number | undefined;
  /** Whether the recipient's address was what was refused, which counts against the address (rules.md C20). */
  readonly addressRefused: boolean;

  constructor(code: string, details: { retryAfter?: number; addressRefused?: boolean; cause?: unknown } = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.addressRefused = details.addressRefused ?? false;
  }
}

/** A send that no retry can mend. */
export class PermanentSendError extends Error {
  override readonly name = 'PermanentSendError';
  readonly code: string;
  /** Whether the address itself was refused and must not be written to again (rules.md C20). */
  readonly addressRefused: boolean;

  constructor(code: string, details: { addressRefused?: boolean; cause?: unknown } = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.addressRefused = details.addressRefused ?? false;
  }
}
