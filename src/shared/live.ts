import type { DeliveryRecord } from './alerts.ts';
import type { ContentType } from './guidance/content-types.ts';
import { z } from './zod.ts';

/** The event after which a tab continues the stream, and whether the tab may show notifications. */
export const liveInput = z.strictObject({
  lastEventId: z.string().max(100).nullish(),
  desktop: z.boolean().default(false),
});

/** The delivery that a tab showed as a notification. */
export const shownInput = z.strictObject({ deliveryId: z.number().int().positive() });

/**
 * The events of the stream (decisions.md D16, D25). Each only causes a refetch, so a repeated event does no harm. A
 * notification is identified by its delivery.
 */
export type LiveEvent =
  /** The stream is open. Unless `resumed` is true, events may have been missed and everything must be refetched. */
  | { kind: 'ready'; resumed: boolean }
  /** A heartbeat that shows the connection is alive. */
  | { kind: 'beat' }
  /** An entry reached its slot. */
  | { kind: 'guidance'; deliveryId: number; entryId: number; contentType: ContentType; isDev: boolean }
  /** The state of a delivery changed. */
  | { kind: 'delivery'; deliveryId: number; channel: DeliveryRecord['channel']; status: DeliveryRecord['status'] }
  /** A tab must show a notification; `contentType` and `entry` are null for a test of the channel. */
  | {
      kind: 'notification';
      deliveryId: number;
      contentType: ContentType | null;
      entry: { id: number; isDev: boolean } | null;
    }
  /** An entry was completed, here or elsewhere. */
  | { kind: 'completed'; entryId: number }
  /** The tasks for the member's attention changed, or whether an address they typed takes messages. */
  | { kind: 'attention' }
  /** The queue changed. Only for administrators, at most once a second. */
  | { kind: 'queue' };
