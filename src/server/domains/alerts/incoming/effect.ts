import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { channelMessage } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { PressResult } from '../../../channels/incoming.ts';

/** The result of an event: the members whose pages change, and the reply. */
export interface Effect {
  members: number[];
  said: CodedMessage | null;
  /** The member in whose language the reply is written; null for English. */
  reader: number | null;
  /** The instant at which a message that was queued again is due, in milliseconds. */
  dueAt?: number;
  /** Set where a button was pressed. */
  press?: Omit<PressResult, 'language'>;
}

export const NO_EFFECT: Effect = { members: [], said: null, reader: null };

/** Returns the reply to somebody who writes from a place that no member linked; null where members link none. */
export function notLinked(channel: AlertMethod): CodedMessage | null {
  const { notLinked: code } = CHANNELS[channel].says;
  return code === null ? null : channelMessage(code, channel);
}
