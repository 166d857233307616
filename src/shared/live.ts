import { z } from 'zod';
import type { DeliveryRecord } from './alerts.ts';
import type { ContentType } from './guidance/content-types.ts';

/** Where a tab takes up the stream again, and whether it may show notifications of its own. */
export const liveInput = z.strictObject({
  lastEventId: z.string().max(100).nullish(),
  desktop: z.boolean().default(false),
});

/**
 * What the stream says (decisions.md D16, D25). Each is a reason to look at something again, so that hearing one twice
 * does no harm; a notification is told apart by its delivery.
 */
export type LiveEvent =
  /** The stream stands. Where it does not go on from an earlier one, everything is worth a look. */
  | { kind: 'ready'; resumed: boolean }
  /** Nothing happened; the line is not dead. */
  | { kind: 'beat' }
  /** An entry came to its slot. */
  | { kind: 'guidance'; deliveryId: number; entryId: number; contentType: ContentType; isDev: boolean }
  /** What a delivery says of itself has changed. */
  | { kind: 'delivery'; deliveryId: number; channel: DeliveryRecord['channel']; status: DeliveryRecord['status'] }
  /** A tab is to show a notification; of no type where it is a test. */
  | { kind: 'notification'; deliveryId: number; contentType: ContentType | null }
  /** An entry was completed, here or elsewhere. */
  | { kind: 'completed'; entryId: number }
  /** What needs the member's attention has changed. */
  | { kind: 'attention' }
  /** The queue has moved; for administrators, once a second at most. */
  | { kind: 'queue' };
