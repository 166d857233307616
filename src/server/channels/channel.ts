import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { Env } from '../lib/env.ts';
import type { Logger } from '../lib/logger.ts';
import type { Polling, Webhook } from './incoming.ts';
import type { Message } from './message.ts';
import { failed, type SendResult } from './send-result.ts';

/** Knows which members have the app open. */
export interface Screens {
  hasScreen(userId: number): boolean;
}

/** The parts of the site that a channel may use. */
export interface ChannelTools {
  env: Env;
  log: Logger;
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
  /** The paths that its provider calls. */
  readonly webhooks?: readonly Webhook[];
  /** Set where its provider keeps what comes in until it is fetched. */
  readonly polling?: Polling;
  /**
   * The address that opens the provider with a member's secret, by which they link their account.
   * @throws when the provider cannot be reached.
   */
  linkUrl?(secret: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * All that the site knows of a channel; its folder holds the rest, and nothing else knows its provider. `Kind` names the
 * messages that it carries.
 */
export interface ChannelDefinition<Rendered, Kind extends Message['kind'] = Message['kind']> {
  /** Why it cannot be used with these settings; null where it can (decisions.md D36). */
  missing(env: Env): CodedMessage | null;
  /** The kinds of message it carries; another one fails without a call. */
  carries: readonly Kind[];
  /** A message as its provider takes it; it changes nothing and asks nobody. */
  render(message: Extract<Message, { kind: Kind }>, env: Env): Rendered;
  open(tools: ChannelTools): OpenChannel<Rendered>;
}

/** One way to reach a member, as the site uses it. */
export interface Channel extends Omit<OpenChannel<unknown>, 'send'> {
  readonly name: AlertMethod;
  send(message: Message, calledOff?: AbortSignal): Promise<SendResult>;
}

/** Opens a channel's provider and puts its rendering before each send. */
export function openChannel<Rendered>(
  name: AlertMethod,
  { carries, render, open }: Pick<ChannelDefinition<Rendered>, 'carries' | 'render' | 'open'>,
  tools: ChannelTools,
): Channel {
  const provider = open(tools);
  return {
    ...provider,
    name,
    async send(message, calledOff) {
      if (!carries.includes(message.kind)) return failed('not_carried');
      return provider.send(render(message, tools.env), message.id, calledOff);
    },
  };
}
