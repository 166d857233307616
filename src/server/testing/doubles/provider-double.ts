import { join } from 'node:path';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { Message, Recipient } from '../../channels/message.ts';
import type { SendResult } from '../../channels/send-result.ts';
import type { TestTwilio } from '../providers/twilio-server.ts';

/**
 * A channel's provider on loopback, as `channels/contract.test.ts` uses it. The file `<channel>.ts` in this folder exports
 * a function `startDouble` that starts it.
 */
export interface ProviderDouble {
  /** The settings of a site that uses the double. */
  env: Record<string, string>;
  /** An address that the double accepts; it replaces that of the sample messages. */
  to: Partial<Recipient>;
  /** True if guidance to that address has no way to answer it, because others read it too. */
  takesNoAnswers?: true;
  /** An answer for each code with which a send can end, besides those of `providerFailures`. */
  outcomes: readonly Outcome[];
  /** How a send ends with each kind of failure; null without a provider. */
  providerFailures: Record<ProviderFailure, SendCase> | null;
  /** Ends every arranged failure. */
  heal(): void;
  /** Creates the address of another recipient, which the provider then knows. Each number gives another address. */
  addressFor(number: number): RecipientAddress;
  /** Makes the provider reject messages to an address permanently. */
  refuse(address: string): void;
  /** Makes the provider call a site at this public URL, as the check of its settings expects; absent without webhooks. */
  callSite?(publicUrl: string): void;
  /** The number of messages handed to the provider, including failed ones. */
  calls(): number;
  /** The messages that the provider accepted, in order, including repeats. */
  received(): readonly ReceivedMessage[];
  /** The test cases of the settings check; absent if the channel has none. */
  checks?: readonly CheckCase[];
  close(): Promise<void>;
}

/** An address as it is stored for a member. */
export type RecipientAddress = Pick<Recipient, 'address'> & { secrets?: Record<string, string> };

/** A message that a provider accepted. */
export interface ReceivedMessage {
  address: string;
  /** The text that the recipient reads. */
  text: string;
  /** The tag by which a device recognises a repeat (rules.md S7); null if a repeat is a second message. */
  repeatTag: string | null;
  /** The instant it reached the provider, in milliseconds since the epoch. */
  at: number;
}

/** The kinds of failure that every provider can have (docs/channels). */
export const PROVIDER_FAILURES = [
  'a refused connection',
  'no answer in time',
  'a client error',
  'too many calls',
  'an absurd retry delay',
  'an error of the provider',
  'a gateway that gave up waiting',
  'garbage',
  'half an answer',
  'a redirect',
  'a slow body',
] as const;
/** Three thousand years. */
export const ABSURD_DELAY_SECONDS = '99999999999';
type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** One case, and how a send must end with it. */
interface SendCase {
  /** Settings that differ from {@link ProviderDouble.env}. */
  env?: Record<string, string>;
  /** An address that differs from {@link ProviderDouble.to}. */
  to?: Partial<Recipient>;
  /** Prepares the provider for the case. */
  arrange?(): void;
  /** True if the call ends only by its time-out. */
  waits?: true;
  ends: SendResult;
}

/** An answer of the provider, and how a send must end with it. */
export interface Outcome extends SendCase {
  /** The answer in words, for the name of the test. */
  answer: string;
}

interface CheckCase {
  /** The failure in words, for the name of the test. */
  what: string;
  /** Settings that differ from {@link ProviderDouble.env}. */
  env?: Record<string, string>;
  /** Prepares the provider for the case. */
  arrange?(): void;
  /** The codes of the sentences, with a `!` before errors. */
  finds: readonly string[];
}

/** The module of a channel's double. `account` is the Twilio account that two channels share. */
interface DoubleModule {
  startDouble(account?: TestTwilio): Promise<ProviderDouble>;
}

/** Returns the file of a channel's double. */
export function doubleFile(channel: AlertMethod): string {
  return join(import.meta.dirname, `${channel}.ts`);
}

/** Starts the double of a channel's provider. */
export async function startDoubleOf(channel: AlertMethod, account?: TestTwilio): Promise<ProviderDouble> {
  const { startDouble } = (await import(doubleFile(channel))) as DoubleModule;
  return startDouble(account);
}

/** Redirects a message to an address that the double accepts. */
export function addressedTo(double: ProviderDouble, message: Message): Message {
  return { ...message, to: { ...message.to, ...double.to } };
}
