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

export const NOTHING: Effect = { members: [], said: null, reader: null };
