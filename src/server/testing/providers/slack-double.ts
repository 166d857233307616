/** A person in the double's one workspace. */
export interface SlackPerson {
  id: string;
  name: string;
  email: string;
}

/** A message that the app posted: the arguments of `chat.postMessage`, with its blocks parsed. */
export interface PostedMessage {
  channel: string;
  text: string;
  blocks: PostedBlock[];
  ts: string;
  [argument: string]: unknown;
}

/** A block of a message, as the site posted it. */
export interface PostedBlock {
  type: string;
  text?: { text: string; verbatim?: boolean };
  elements?: { type: string; action_id?: string; value?: string; text: string | { type: string; text: string } }[];
}

/** A failure of a method. */
export type SlackFailure =
  /** Answers `ok: false` with an error of the method's own page. */
  | { does: 'refuse'; error: string }
  /** Answers with a status (https://docs.slack.dev/apis/web-api/rate-limits for 429). */
  | { does: 'reply'; status: number; retryAfter?: number; body?: string; location?: string }
  /** Does its work and never answers. */
  | { does: 'hang' }
  /** Does its work, then closes the connection without an answer. */
  | { does: 'drop' }
  /** Answers with something that is no JSON. */
  | { does: 'garbage' }
  /** Announces an answer and sends half of it. */
  | { does: 'half' }
  /** Does its work, begins an answer and never ends it. */
  | { does: 'slow_body' };

/** The answer of a person on the consent page. */
export type Consent = 'allow' | 'deny';

export type Arguments = Record<string, string>;

/**
 * A double of Slack on loopback: the consent page of OAuth v2 and the methods of the Web API that the site calls, with
 * the answers and errors that the pages of the methods name (https://docs.slack.dev/reference/methods).
 */
export interface SlackServer {
  /** For `SLACK_API_URL`. */
  readonly url: string;
  readonly origin: string;
  /** The settings of a site whose members connect their own workspace. */
  readonly env: Record<string, string>;
  /** The settings of a site with one token for all. */
  readonly siteEnv: Record<string, string>;
  readonly posted: PostedMessage[];
  /** The methods that were called, in order, with their arguments. */
  readonly calls: { method: string; token: string | null; args: Arguments }[];
  readonly team: { id: string; name: string };
  readonly ruth: SlackPerson;
  readonly naomi: SlackPerson;
  /** The token of the app in the workspace; null while it has none. */
  readonly token: string | null;
  /** Adds a public channel; with `joined` the app is in it. */
  addChannel(name: string, joined: boolean): string;
  /** Changes a channel: the app is removed, or the channel is archived or deleted. */
  setChannel(id: string, state: 'joined' | 'left' | 'archived' | 'deleted'): void;
  /** Answers the consent page as a person would. Returns the address to which Slack redirects the browser. */
  consent(authorizeUrl: string, person: SlackPerson, answer?: Consent): URL;
  /** Sets the scopes of the site's token. */
  grantSite(scopes: string[]): void;
  /** Ends the token at Slack, so that every later call gets this error. */
  endToken(error: 'token_revoked' | 'account_inactive' | 'invalid_auth'): void;
  /** Makes a method fail; `response_url` names the calls with which the site answers a press. */
  fail(method: string, failure: SlackFailure): void;
  heal(): void;
  /** The messages that only the person who pressed a button sees. */
  readonly ephemeralMessages: string[];
  /**
   * Returns the body of the call that Slack makes when a person presses a button, named by its text. `different` replaces parts
   * of it (reference/interaction-payloads/block_actions-payload).
   */
  press(person: SlackPerson, ts: string, words: string, different?: Record<string, unknown>): string;
  /** Returns the headers and the body of a request as Slack signs it; `at` is in milliseconds (authentication/verifying-requests-from-slack). */
  sign(body: string, at: number, secret?: string): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
}
