import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
import type { BadgeTone } from '../../../components/text/state-badge.tsx';

/** The state of a delivery, or what its provider reported after it was sent. */
export type DeliveryState = DeliveryStatus | 'delivered' | 'read';

/** The badge tone of each state. */
export const DELIVERY_TONES: Record<DeliveryState, BadgeTone> = {
  pending: 'quiet',
  sending: 'quiet',
  sent: 'good',
  delivered: 'good',
  read: 'good',
  captured: 'caution',
  failed: 'bad',
  skipped: 'quiet',
  suppressed: 'caution',
  unknown: 'caution',
  cancelled: 'quiet',
};

/** Returns the state of a delivery, including the provider's receipts (rules.md C7). */
export function deliveryStateOf({
  status,
  deliveredAt,
  readAt,
}: {
  status: DeliveryStatus;
  deliveredAt: Date | null;
  readAt: Date | null;
}): DeliveryState {
  if (status !== 'sent') return status;
  return readAt ? 'read' : deliveredAt ? 'delivered' : 'sent';
}
