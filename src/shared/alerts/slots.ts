import { DELIVERY_CHANNELS } from '../channels/channels.ts';
import { pageNumber, pathId, rowLimit } from '../fields.ts';
import { contentType } from '../guidance.ts';
import { z } from '../zod.ts';
import { DELIVERY_STATUSES, JOB_STATUSES } from './queue-states.ts';
import { SLOT_FILTERS } from './slot-filters.ts';

export const slotsInput = z.object({
  userId: pathId,
  page: pageNumber,
  limit: rowLimit(50, 10),
  show: z.enum(SLOT_FILTERS).default('all'),
});

/**
 * The outcome of a slot's guidance on one channel. `deliveredAt` and `readAt` are the provider's reports (rules.md C7).
 */
export const slotWay = z.object({
  id: z.number().int(),
  channel: z.enum(DELIVERY_CHANNELS),
  status: z.enum(DELIVERY_STATUSES),
  errorCode: z.string().nullable(),
  attempts: z.number().int(),
  finishedAt: z.date().nullable(),
  deliveredAt: z.date().nullable(),
  readAt: z.date().nullable(),
});
export type SlotWay = z.infer<typeof slotWay>;

/** One slot of a member with its guidance on each channel. It has no ways until it is prepared. */
export const slotRecord = z.object({
  id: z.number().int(),
  at: z.date(),
  contentType,
  status: z.enum(JOB_STATUSES),
  errorCode: z.string().nullable(),
  entryId: z.number().int().nullable(),
  title: z.string().nullable(),
  language: z.string().nullable(),
  ways: z.array(slotWay),
});
export type SlotRecord = z.infer<typeof slotRecord>;
export const slotsOutput = z.object({ slots: z.array(slotRecord), hasMore: z.boolean() });
