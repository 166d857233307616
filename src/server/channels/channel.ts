import type { z } from 'zod';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { Logger } from '../lib/logger.ts';
import type { Keys } from '../lib/secrets.ts';
import type { SettingValues } from '../lib/settings/read-settings.ts';
import type { SettingsOf, SiteEnv } from '../lib/settings/site-settings.ts';
import type { Finding } from './channel-check.ts';
import type { DiagnosticFacts } from './diagnostic.ts';
import type { Polling, Webhook } from './incoming.ts';
import type { Message } from './message.ts';
import type { ProviderCodes } from './provider-codes.ts';
import { failed, retry, type SendResult } from './send-result.ts';
import type { Workspaces } from './workspaces.ts';

/** Knows which members have a tab open that may show notifications. */
interface OpenTabs {
  hasNotifyingTab(userId: number): boolean;
}

/** The parts of the site that a channel may use: the settings of the site and its own, the log and the open tabs. */
export interface ChannelTools<Settings = unknown> {
  env: SiteEnv & Settings;
  log: Logger;
  /** Encrypts data of the provider that a channel stores, and signs push messages. */
  keys: Keys;
  openTabs: OpenTabs;
  /** True while settings are tested before they are saved, so the provider has heard nothing of them yet. */
  isTrial?: boolean;
}

/** A channel's provider, ready to be called. `Rendered` is a message in the provider's own form. */
export interface OpenChannel<Rendered> {
  /** True where no provider is set up, so the site keeps messages as files and nobody receives them. */
  readonly captures?: boolean;
  /**
   * Hands a message to the provider within a time-out and returns the outcome. An exception is an error in the channel
   * itself: the queue logs it, and tries the message again only where a repeat is recognised as one (rules.md S7).
   * @param id stays the same however often the message is tried, and differs between deliveries and sites.
   * @param signal aborts the call. The caller stops waiting even where the channel ignores the signal.
   */
  send(rendered: Rendered, id: string, signal?: AbortSignal): Promise<SendResult>;
  /**
   * Loads the provider's library, which holds up the event loop while it is read. Without this the first message loads
   * it. It makes no call.
   */
  load?(): Promise<unknown>;
  /** Deletes the site's own copies of messages, by their ids. It cannot reach messages that were sent. */
  deleteCopies?(ids: readonly string[]): Promise<void>;
  /** Deletes the site's own copies of messages from before an instant. */
  deleteCopiesBefore?(instant: Date): Promise<void>;
  /** True where a message can come back after the provider took it, so that taking it proves no arrival. */
  readonly reportsFailures?: boolean;
  /** Returns the sentence for a member about the code of a failed message; null where the usual one is right. */
  explain?(code: string): CodedMessage | null;
  /**
   * Returns what a member must do before a message can go to their working address now, or null. `sinceWrittenMs` is the
   * time since they last wrote to the site there.
   */
  reasonToWait?(sinceWrittenMs: number | undefined): CodedMessage | null;
  /** The paths that its provider calls. */
  readonly webhooks?: readonly Webhook[];
  /** Fetches events from a provider that keeps them until they are fetched. */
  readonly polling?: Polling;
  /**
   * Asks the provider to call the site's webhooks. The process that holds the scheduler's lease does this when it starts,
   * and again after a wait where it fails.
   * @throws {FetchError} when the provider cannot be reached or refuses.
   */
  register?(signal: AbortSignal): Promise<void>;
  /**
   * The address that opens the provider with a member's secret, by which they link their account.
   * @throws when the provider cannot be reached.
   */
  linkUrl?(secret: string): Promise<string>;
  /** Exists where members get messages in workspaces that they, or the site, connected. */
  readonly workspaces?: Workspaces;
  /** Exists where the provider itself creates and checks the codes that prove an address (rules.md C10). */
  readonly codes?: ProviderCodes;
  /** The address of the provider's API, of which the doctor asks the time by a call without credentials. */
  readonly apiUrl?: string;
  /**
   * Asks the provider whether it takes the site's settings, by calls that send nothing and change nothing. Absent where no
   * provider is asked. What it throws is an error of the check itself.
   */
  check?(signal?: AbortSignal): Promise<Finding[]>;
  close(): Promise<void>;
}

/** For a channel that reads no settings of its own. */
export const NO_SETTINGS = {};

/**
 * Everything that the site knows of a channel. Its folder holds the rest, and nothing else knows its provider. `Kind`
 * names the messages that it carries, `Shape` the schemas of its settings, `Diagnostic` the answer of its diagnostic.
 */
export interface ChannelDefinition<
  Rendered,
  Kind extends Message['kind'] = Message['kind'],
  Shape extends z.ZodRawShape = typeof NO_SETTINGS,
  Diagnostic = unknown,
> {
  /** The settings that only this channel reads, by their names in the environment. */
  settings: Shape;
  /** Returns one line for each error that more than one setting makes. */
  checkSettings?(values: SettingValues): string[];
  /** Returns the reason why nobody can use the channel with these settings, or null (decisions.md D36). */
  missing(env: SiteEnv & SettingsOf<Shape>): CodedMessage | null;
  /**
   * The settings that set it up, each as the list of its alternatives, of which one is enough; empty where it needs none.
   */
  needs: readonly (readonly string[])[];
  /** Tells an administrator which settings would set it up; absent where its page in docs/channels/ does. */
  toSetUp?: CodedMessage;
  /** Returns the line with which a start tells the operator where messages go; absent where that needs no words. */
  startLine?(env: SiteEnv & SettingsOf<Shape>): string;
  /** The kinds of message it carries. A message of another kind fails without a call. */
  carries: readonly Kind[];
  /** The failures that administrators are alerted to. */
  alarms?: readonly Alarm[];
  /** The codes with which its provider only asks to wait. A rest for one of them needs no administrator. */
  asksToWait?: readonly string[];
  /**
   * Returns every way to write an address, the given one first, where the provider writes one account in several ways.
   * No two people have addresses that are spellings of one another.
   */
  spellings?(address: string): string[];
  /**
   * The path to which the provider's page redirects a member who connects a workspace (OAuth 2.0, RFC 6749 §3.1.2).
   * Present where `open` gives `workspaces`.
   */
  redirectPath?: `/webhooks/${string}`;
  /**
   * Returns the answer of the administrators' diagnostic, from a real test and the settings; absent where the channel has
   * none (product.md §3).
   */
  diagnose?(facts: DiagnosticFacts, env: SiteEnv & SettingsOf<Shape>): Diagnostic;
  /** Writes a message in the provider's form. It changes nothing and makes no call. */
  render(message: Extract<Message, { kind: Kind }>, env: SiteEnv & SettingsOf<Shape>): Rendered;
  open(tools: ChannelTools<SettingsOf<Shape>>): OpenChannel<Rendered>;
}

/** A failure that administrators must mend once it happened to so many messages within some time. */
export interface Alarm {
  /** The code with which the messages failed. */
  code: string;
  messages: number;
  withinMs: number;
}

/** One way to reach a member, as the site uses it. */
export interface Channel extends Omit<OpenChannel<unknown>, 'send'> {
  readonly name: AlertMethod;
  /** A keyed digest of the values of its settings: another one after an operator changed a token. */
  readonly settingsDigest: string;
  readonly alarms?: readonly Alarm[];
  readonly asksToWait?: readonly string[];
  spellings?(address: string): string[];
  send(message: Message, signal?: AbortSignal): Promise<SendResult>;
}

/**
 * Opens a channel's provider, and loads its library and renders the message before each send. A message for which that fails
 * is tried again, because its provider has heard nothing of it.
 */
export function openChannel<Rendered, Shape extends z.ZodRawShape>(
  name: AlertMethod,
  definition: Pick<
    ChannelDefinition<Rendered, Message['kind'], Shape>,
    'settings' | 'carries' | 'alarms' | 'asksToWait' | 'spellings' | 'render' | 'open'
  >,
  tools: ChannelTools<SettingsOf<Shape>>,
): Channel {
  const { settings, carries, alarms = [], asksToWait = [], spellings, render, open } = definition;
  const provider = open(tools);
  return {
    ...provider,
    name,
    settingsDigest: digestOf(name, settings, tools),
    alarms,
    asksToWait,
    ...(spellings && { spellings }),
    async send(message, signal) {
      if (!carries.includes(message.kind)) return failed('not_carried');
      let rendered: Rendered;
      try {
        await provider.load?.();
        rendered = render(message, tools.env);
      } catch (err) {
        tools.log.error({ err, message: message.id }, 'a message could not be prepared');
        return retry('unexpected');
      }
      return provider.send(rendered, message.id, signal);
    },
  };
}

function digestOf(name: AlertMethod, settings: z.ZodRawShape, { env, keys }: ChannelTools): string {
  const values = Object.entries(env).filter(([setting]) => setting in settings);
  return keys.sign('channel-settings', JSON.stringify([name, values.sort(([a], [b]) => (a < b ? -1 : 1))]));
}
