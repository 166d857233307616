import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Message } from '../../channels/message.ts';
import { type SendResult, sent as sentAs } from '../../channels/send-result.ts';

export interface RecordingChannel extends Channel {
  /** Every message sent, in order. */
  sent: Message[];
  /** The outcomes of the next sends, in order: a result is returned, an error is thrown, a promise is awaited. */
  next: (SendResult | Error | Promise<SendResult> | Promise<void>)[];
}

/** Creates a channel without a provider, for tests of the code around a send; providers have their own tests. */
export function createRecordingChannel(name: AlertMethod = 'email'): RecordingChannel {
  const sent: Message[] = [];
  const next: RecordingChannel['next'] = [];
  return {
    name,
    settingsDigest: 'the settings of the tests',
    sent,
    next,
    async send(message) {
      const step = await next.shift();
      if (step instanceof Error) throw step;
      if (step && step.kind !== 'sent') return step;
      sent.push(message);
      return sentAs(`<${message.id}@test>`);
    },
    async close() {},
  };
}
