import type { DeliveryChannel } from '../../shared/channels.ts';
import type { Channel, Message } from '../channels/channel.ts';

export interface RecordingChannel extends Channel {
  /** Every message handed over, in order. */
  sent: Message[];
  /** What the next sends do instead of arriving: an error is thrown, a promise is waited for. */
  next: (Error | Promise<void>)[];
}

/** A channel without a provider, for tests of what happens around a send; providers have their own tests. */
export function createRecordingChannel(name: DeliveryChannel = 'email'): RecordingChannel {
  const sent: Message[] = [];
  const next: (Error | Promise<void>)[] = [];
  return {
    name,
    sent,
    next,
    async send(message) {
      const step = next.shift();
      if (step instanceof Error) throw step;
      if (step) await step;
      sent.push(message);
      return { providerId: `<${message.id}@test>` };
    },
    async close() {},
  };
}
