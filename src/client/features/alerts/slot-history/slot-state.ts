import { slotWords as words } from '#strings/alerts/slots.ts';
import type { SlotRecord, SlotWay } from '../../../../shared/alerts/slots.ts';
import { isMethod } from '../../../../shared/channels/channels.ts';
import type { BadgeTone } from '../../../components/text/state-badge.tsx';
import { explain, type ReasonReader, reasonIn } from '../deliveries/delivery-reason.ts';
import { DELIVERY_TONES, type DeliveryState, deliveryStateOf } from '../deliveries/delivery-state.ts';

/** The state of a slot on one channel, or of the whole slot while it has no deliveries. */
export type SlotState = DeliveryState | 'planned' | 'prepared' | 'shown';

/** A state with its sentence: what happened, why, and what the member can do. */
export interface SlotStateSentence {
  state: SlotState;
  sentence: string;
}

export const SLOT_TONES: Record<SlotState, BadgeTone> = {
  ...DELIVERY_TONES,
  planned: 'quiet',
  prepared: 'quiet',
  shown: 'good',
};

/** Returns the state of a whole slot that has no deliveries. */
export function describeSlot({ status, errorCode }: SlotRecord, reader: ReasonReader = 'member'): SlotStateSentence {
  switch (status) {
    case 'waiting':
    case 'processing':
      return { state: 'planned', sentence: words.sentences.planned };
    case 'cancelled':
      return { state: 'cancelled', sentence: errorCode ? explain(reader, errorCode) : words.sentences.cancelled };
    case 'skipped':
      return { state: 'skipped', sentence: errorCode ? explain(reader, errorCode) : words.sentences.cancelled };
    default:
      return { state: 'failed', sentence: words.sentences.notPrepared };
  }
}

/**
 * Returns the state of a slot on one channel. The sentence is empty where it would only repeat the slot's time.
 * @param slot the slot's time, and whether it has passed.
 * @param format formats a time of day in the member's zone.
 */
export function describeSlotOnChannel(
  way: SlotWay,
  { at, isDue }: { at: Date; isDue: boolean },
  format: (at: Date) => string,
  reader: ReasonReader = 'member',
): SlotStateSentence {
  const sentences = reader === 'admin' ? { ...words.sentences, ...words.toAdmin.sentences } : words.sentences;
  const { channel, errorCode, finishedAt, deliveredAt, readAt } = way;
  const state = deliveryStateOf(way);
  const sayTime = (sentence: (time: string) => string, instant: Date) =>
    minuteOf(instant) === minuteOf(at) ? '' : sentence(format(instant));
  switch (state) {
    case 'read':
      return { state, sentence: readAt ? sentences.read(format(readAt)) : '' };
    case 'delivered':
      return { state, sentence: deliveredAt ? sayTime(sentences.delivered, deliveredAt) : '' };
    case 'sent':
      if (!finishedAt) return { state, sentence: '' };
      return isMethod(channel)
        ? { state, sentence: sayTime(sentences.sent, finishedAt) }
        : { state: 'shown', sentence: sayTime(sentences.shown, finishedAt) };
    case 'captured':
      return { state, sentence: sentences.captured };
    case 'pending':
    case 'sending':
      if (errorCode) return { state, sentence: `${reasonIn(reader, errorCode)} ${sentences.again}` };
      return isDue ? { state, sentence: sentences.pending } : { state: 'prepared', sentence: sentences.prepared };
    default:
      return { state, sentence: errorCode ? explain(reader, errorCode) : sentences.cancelled };
  }
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}
