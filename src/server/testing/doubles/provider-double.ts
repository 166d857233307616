import type { Message, Recipient } from '../../channels/message.ts';
import type { SendResult } from '../../channels/send-result.ts';

/**
 * A channel's provider on loopback, as `channels/contract.test.ts` uses it. The file `<channel>.ts` in this folder exports
 * a function `startDouble` that starts it.
 */
export interface ProviderDouble {
  /** The settings of a site that sends by it. */
  env: Record<string, string>;
  /** An address that it takes, instead of the one of the sample messages. */
  to: Partial<Recipient>;
  /** Answers of the provider, and how a send must end with each. */
  outcomes: readonly Outcome[];
  close(): Promise<void>;
}

interface Outcome {
  /** The answer in words, for the name of the test. */
  answer: string;
  /** Makes the provider give this answer from now on. */
  arrange(): void;
  ends: SendResult;
}

/** The module of a channel's double. */
export interface DoubleModule {
  startDouble(): Promise<ProviderDouble>;
}

/** Changes a message so that it goes to an address that the double takes. */
export function addressedTo(double: ProviderDouble, message: Message): Message {
  return { ...message, to: { ...message.to, ...double.to } };
}
