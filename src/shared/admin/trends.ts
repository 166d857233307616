import { rowLimit } from '../fields.ts';
import { timeZone } from '../schedule/time-zone.ts';
import { z } from '../zod.ts';

const zone = { timezone: timeZone.default('UTC') };

export const deliveryDaysInput = z.object({ ...zone, days: rowLimit(90, 30) });

/** How the scheduled messages of one day ended, and how late they left. What is shown in the app is not counted. */
export const deliveryDay = z.object({
  /** A date in the asked time zone. */
  date: z.string(),
  sent: z.number().int(),
  failed: z.number().int(),
  /** Called off, or not worth sending any more. */
  notSent: z.number().int(),
  /** The seconds from a message's time to its sending: the median, and the 99th percentile. */
  medianSeconds: z.number().nullable(),
  p99Seconds: z.number().nullable(),
});
export type DeliveryDay = z.infer<typeof deliveryDay>;
export const deliveryDaysOutput = z.object({ days: z.array(deliveryDay) });

export const activeWeeksInput = z.object({ ...zone, weeks: rowLimit(52, 12) });

/** How many members completed guidance in one week. */
export const activeWeek = z.object({
  /** The Monday that it begins with. */
  monday: z.string(),
  active: z.number().int(),
});
export type ActiveWeek = z.infer<typeof activeWeek>;
export const activeWeeksOutput = z.object({
  /** Oldest first; the last is the present week. */
  weeks: z.array(activeWeek),
  /** The members who have finished the wizard by now. */
  members: z.number().int(),
});
export type ActiveWeeks = z.infer<typeof activeWeeksOutput>;

/** The messages of one coming minute, by their kind. */
export const comingSlot = z.object({
  at: z.date(),
  prayer: z.number().int(),
  do: z.number().int(),
  reflection: z.number().int(),
});
export type ComingSlot = z.infer<typeof comingSlot>;
export const comingDayOutput = z.object({
  /** The next 24 hours, in their order. */
  slots: z.array(comingSlot),
});
