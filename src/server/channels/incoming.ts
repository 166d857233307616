import type { Answer, AnswerOutcome } from '../../shared/alerts/answers.ts';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { AddressEffect } from './send-result.ts';

/**
 * An event that a provider reports about a message or an address. The alerts domain handles all events in one place.
 * `language` is the language of the person who wrote, where the provider names it; a member gets the answer in the
 * language of their account. `eventId` is the provider's id of what a person wrote: the site takes each one once. What people
 * write needs one where it comes with other events, because the provider sends all of them again where one fails.
 * A command with further words has its whole text in `text`, because it may tell of danger as well (rules.md G6).
 */
export type IncomingEvent = { channel: AlertMethod; language?: string | undefined; eventId?: string } & (
  | {
      kind: 'receipt';
      /** The id under which the provider took the message. */
      providerId: string;
      /** The site's own id of the message, where the provider repeats it. */
      messageId?: string | undefined;
      /** The address that the message went to. The member's address may be another by now. */
      sentTo: string;
      state: 'delivered' | 'read';
    }
  /** A message that the provider took did not arrive. */
  | {
      kind: 'failure';
      providerId: string;
      messageId?: string | undefined;
      /** The address that the message went to. The member's address may be another by now. */
      sentTo: string;
      code: string;
      effect: AddressEffect;
      /**
       * Set where anybody could have written the report. It then counts only for a message with this site's own id that
       * went to this very address in the last days (rules.md C20).
       */
      isUnproven?: true;
      /** Set where another try may help: the most retries, or the waits before each in milliseconds. */
      retryHint?: { retries?: number; waitsMs?: readonly number[] };
      /** The wait of everything on the channel, in milliseconds, where the provider refuses the site itself. */
      restMs?: number;
    }
  /** The owner of an address ends the messages, starts them again, pauses them, or asks for help. */
  | {
      kind: 'stop' | 'start' | 'pause' | 'help';
      address: string;
      /** Set where the provider answered the words itself, so that the site sends no reply (rules.md C4). */
      answered?: boolean;
      text?: string;
    }
  /** Somebody gave the provider the secret of a member, which links the address to them (rules.md C28). */
  | { kind: 'link'; address: string; secret: string; details: Readonly<Record<string, string | null>> }
  /** Somebody asks for a token that a member pastes into Settings, which links this address to them (decisions.md D26). */
  | { kind: 'ask_token'; address: string; text?: string; details: Readonly<Record<string, string | null>> }
  /**
   * The provider ended the token of a workspace at an instant: all of its addresses begin with `addressStart`. One that
   * was connected later has another token.
   */
  | { kind: 'revoked'; addressStart: string; code: string; at: Date }
  /**
   * A member answered a message. A button sends back the capability of its message, and `press`, which the provider
   * needs to answer the press. `person` is the provider's id of the person who pressed, where it names one: only the
   * person whom the address is stored for may answer. Without a capability the answer is about the last message that
   * went to the address.
   */
  | { kind: 'answer'; address: string; answer: Answer; capability?: string; press?: string; person?: string }
  /** Somebody asks for the guidance of today. */
  | { kind: 'today'; address: string; text?: string }
  /**
   * Any other text from an address. `repliesTo` is the provider's id of the message that it replies to, where the
   * provider names it.
   */
  | { kind: 'reply'; address: string; text: string; repliesTo?: string | undefined }
);

/** A request that a provider makes to the site. */
export interface ProviderRequest {
  method: string;
  /** The site's public address that the provider called, with the query, because providers sign it. */
  url: string;
  headers: Headers;
  body: string;
}

/** A path of the site that a provider calls. Channels of one provider may name the same webhook. */
export interface Webhook {
  path: `/webhooks/${string}`;
  /**
   * Reads a request and verifies that the provider sent it. Returns null where it did not, and the site answers 403.
   */
  read(request: ProviderRequest): IncomingEvent[] | null | Promise<IncomingEvent[] | null>;
  /**
   * Sends a reply to a request by a call of its own. Where a webhook has this, replies wait for their turn among the
   * messages of the site, and the response holds none. A webhook without this reads at most one event of a
   * person from a request, because its replies are lost where another event of the request fails.
   * @throws {AskedToWait} when the provider asks for it: the reply is sent again then.
   */
  reply?(reply: Reply, signal: AbortSignal, request: ProviderRequest): Promise<void>;
  /** Returns the response that the provider expects, with the replies to the people whose messages it brought. */
  answer(replies: readonly Reply[], request?: ProviderRequest): WebhookAnswer | Promise<WebhookAnswer>;
}

interface WebhookAnswer {
  type: string;
  body: string;
}

/** A reply of the site to an address that wrote to it. */
export interface Reply {
  channel: AlertMethod;
  address: string;
  text: string;
  /** Set where the reply answers a press of a button. */
  press?: PressResult;
}

/** The result of a press, to be shown on the message with the button. */
export interface PressResult {
  /** The `press` of the event. */
  id: string;
  outcome: AnswerOutcome;
  /** The answers that the message still takes by a press. */
  open: readonly Answer[];
  /** The code of the language that its member reads. */
  language: string;
}

/** The provider refused a reply because it had too many calls, and names the least to wait, in milliseconds. */
export class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
  readonly afterMs: number;

  constructor(afterMs: number) {
    super('the provider asks to wait');
    this.afterMs = afterMs;
  }
}

/** The next events of a provider that keeps them until they are fetched, and the cursor after them. */
export interface Received {
  events: IncomingEvent[];
  cursor: string;
}

/**
 * An error that keeps what people write from arriving. `code` is a short word or the provider's code, never a text
 * (rules.md C33).
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Fetches events that a provider keeps for the site (Telegram's updates, returned mail in a mailbox). */
export interface Polling {
  /**
   * Waits for the next events after a cursor, null for the first.
   * @param reached called when an answer shows that messages arrive, before a call waits for the next ones if possible. It
   *   ends the stored error and the count of failures.
   * @throws {FetchError} when the provider cannot be reached or refuses: the scheduler waits and asks again.
   */
  receive(cursor: string | null, signal: AbortSignal, reached?: () => void): Promise<Received>;
  /**
   * Sends a reply to an address that wrote.
   * @throws {AskedToWait} when the provider asks for it: the reply is sent again then.
   */
  reply(reply: Reply, signal: AbortSignal): Promise<void>;
}
