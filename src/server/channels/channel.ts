import type { z } from 'zod';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { SettingsOf, SettingValues, SiteEnv } from '../lib/env.ts';
import type { Logger } from '../lib/logger.ts';
import type { Keys } from '../lib/secrets.ts';
import type { Polling, Webhook } from './incoming.ts';
import type { Message } from './message.ts';
import type { ProviderCodes } from './provider-codes.ts';
import { failed, type SendResult } from './send-result.ts';
import type { Workspaces } from './workspaces.ts';

/** Knows which members have the app open. */
export interface Screens {
  hasScreen(userId: number): boolean;
}

/** The parts of the site that a channel may use: the settings of the site and its own, the log and the open tabs. */
export interface ChannelTools<Settings = unknown> {
  env: SiteEnv & Settings;
  log: Logger;
  /** Encrypts what a channel stores of its provider, and signs push messages. */
  keys: Keys;
  screens: Screens;
}

/** A channel's provider, ready to be called. `Rendered` is a message in the provider's own form. */
export interface OpenChannel<Rendered> {
  /** Set where messages are kept on the site as files, because no provider is set up: they reach nobody. */
  readonly captures?: boolean;
  /**
   * Hands a message to the provider, with a time-out, and says how that ended. What it throws is a fault of the channel
   * itself: it is logged, and the message is tried again.
   * @param id stays the same however often the message is tried, and differs between deliveries and sites.
   * @param calledOff aborts the call; the caller waits for it no longer, whether the channel heeds it or not.
   */
  send(rendered: Rendered, id: string, calledOff?: AbortSignal): Promise<SendResult>;
  /** Deletes what the site itself keeps of messages, by their ids; what has gone out is out of reach. */
  forget?(ids: readonly string[]): Promise<void>;
  /** Deletes what the site itself keeps of messages from before an instant. */
  forgetBefore?(instant: Date): Promise<void>;
  /**
   * Set where the site learns later of a message that was taken and came back, so that taking it is no arrival yet.
   */
  readonly reportsFailures?: boolean;
  /** The paths that its provider calls. */
  readonly webhooks?: readonly Webhook[];
  /** Set where its provider keeps what comes in until it is fetched. */
  readonly polling?: Polling;
  /**
   * The address that opens the provider with a member's secret, by which they link their account.
   * @throws when the provider cannot be reached.
   */
  linkUrl?(secret: string): Promise<string>;
  /** Set where members get messages in workspaces that they, or the site, connected. */
  readonly workspaces?: Workspaces;
  /** Set where its provider makes and checks the codes that prove an address (rules.md C10). */
  readonly codes?: ProviderCodes;
  close(): Promise<void>;
}

/** For a channel that reads no settings of its own. */
export const NO_SETTINGS = {};

/**
 * Everything that the site knows of a channel. Its folder holds the rest, and nothing else knows its provider. `Kind`
 * names the messages that it carries, `Shape` the schemas of its settings.
 */
export interface ChannelDefinition<
  Rendered,
  Kind extends Message['kind'] = Message['kind'],
  Shape extends z.ZodRawShape = typeof NO_SETTINGS,
> {
  /** The settings that only this channel reads, by their names in the environment. */
  settings: Shape;
  /** Returns one line for each error that more than one setting makes. */
  check?(values: SettingValues): string[];
  /** Why it cannot be used with these settings; null where it can (decisions.md D36). */
  missing(env: SiteEnv & SettingsOf<Shape>): CodedMessage | null;
  /** Tells an administrator which settings would set it up; absent where its page in docs/channels/ does. */
  toSetUp?: CodedMessage;
  /** The kinds of message it carries; another one fails without a call. */
  carries: readonly Kind[];
  /** The failures that administrators are alerted to. */
  alarms?: readonly Alarm[];
  /**
   * Every way to write an address, the given one first, where its provider writes one account in several ways. No two
   * people have addresses that are spellings of one another.
   */
  spellings?(address: string): string[];
  /** A message as its provider takes it; it changes nothing and asks nobody. */
  render(message: Extract<Message, { kind: Kind }>, env: SiteEnv & SettingsOf<Shape>): Rendered;
  open(tools: ChannelTools<SettingsOf<Shape>>): OpenChannel<Rendered>;
}

/** A failure that is an administrator's to mend once it happened to so many messages within some time. */
export interface Alarm {
  /** The code with which the messages failed. */
  code: string;
  messages: number;
  withinMs: number;
}

/** One way to reach a member, as the site uses it. */
export interface Channel extends Omit<OpenChannel<unknown>, 'send'> {
  readonly name: AlertMethod;
  readonly alarms?: readonly Alarm[];
  spellings?(address: string): string[];
  send(message: Message, calledOff?: AbortSignal): Promise<SendResult>;
}

/** Opens a channel's provider and puts its rendering before each send. */
export function openChannel<Rendered, Shape extends z.ZodRawShape>(
  name: AlertMethod,
  definition: Pick<
    ChannelDefinition<Rendered, Message['kind'], Shape>,
    'carries' | 'alarms' | 'spellings' | 'render' | 'open'
  >,
  tools: ChannelTools<SettingsOf<Shape>>,
): Channel {
  const { carries, alarms = [], spellings, render, open } = definition;
  const provider = open(tools);
  return {
    ...provider,
    name,
    alarms,
    ...(spellings && { spellings }),
    async send(message, calledOff) {
      if (!carries.includes(message.kind)) return failed('not_carried');
      return provider.send(render(message, tools.env), message.id, calledOff);
    },
  };
}
