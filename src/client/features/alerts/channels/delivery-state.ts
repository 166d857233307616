import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';

/** The state of a delivery, or what its provider reported after it was sent. */
export type DeliveryState = DeliveryStatus | 'delivered' | 'read';

/** Returns how far a delivery came (rules.md C7). */
export function stateOf({
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
