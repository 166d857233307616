import { METHODS_WITH_HOURS } from './channels/hours.ts';
import { wordingLanguage } from './consent/wording-language.ts';
import { pathId, rowLimit, strict } from './fields.ts';
import { contentType } from './guidance.ts';
import { contractSentence } from './messages/contracts.ts';
import { DAYS_OF_WEEK, MAX_PAUSE_DAYS, MAX_SLOTS_PER_DAY } from './schedule/schedule-limits.ts';
import { timeZone } from './schedule/time-zone.ts';
import { z } from './zod.ts';

/** The channels for which a member confirmed a slot outside their hours (rules.md C12). */
export const confirmedFor = z.array(z.enum(METHODS_WITH_HOURS)).max(METHODS_WITH_HOURS.length).optional();

export const timeSlot = z.strictObject({
  hour: strict(z.number().int().min(0).max(23)),
  minute: strict(z.number().int().min(0).max(59)).default(0),
  type: contentType,
  confirmedFor,
});
export type TimeSlot = z.infer<typeof timeSlot>;

const daySchema = z.strictObject({
  dayOfWeek: z.enum(DAYS_OF_WEEK),
  enabled: strict(z.boolean()).default(true),
  timeSlots: z
    .array(timeSlot)
    .max(MAX_SLOTS_PER_DAY, contractSentence('too_many_slots', { max: MAX_SLOTS_PER_DAY }))
    .default([])
    .superRefine((slots, context) => {
      const seen = new Set<number>();
      slots.forEach((slot, index) => {
        const minute = slot.hour * 60 + slot.minute;
        if (seen.has(minute))
          context.addIssue({ code: 'custom', path: [index], message: contractSentence('slot_twice') });
        seen.add(minute);
      });
    }),
  // The read call names the time zone on each day, and its answer may be sent back unchanged.
  timezone: timeZone.optional(),
});
export type ScheduleDay = z.infer<typeof daySchema>;

/** The input of Save Schedule: up to seven different days in one time zone (decisions.md D21). */
export const scheduleBody = z.strictObject({
  scheduleData: z
    .array(daySchema)
    .max(DAYS_OF_WEEK.length, contractSentence('too_many_days'))
    .superRefine((days, context) => {
      const seen = new Set<string>();
      days.forEach((day, index) => {
        if (seen.has(day.dayOfWeek))
          context.addIssue({
            code: 'custom',
            path: [index, 'dayOfWeek'],
            message: contractSentence('day_twice', { day: day.dayOfWeek }),
          });
        seen.add(day.dayOfWeek);
      });
    }),
  timezone: timeZone.default('UTC'),
  wordingLanguage,
});

/**
 * The changes of one screen: some days, or the time zone. `from` holds the values the screen showed, as far as the
 * change depends on them. The change is rejected when other values are stored by now (decisions.md D40).
 */
export const scheduleChangesBody = z.strictObject({
  scheduleData: scheduleBody.shape.scheduleData.optional(),
  timezone: timeZone.optional(),
  wordingLanguage,
  from: z
    .strictObject({ scheduleData: scheduleBody.shape.scheduleData, timezone: z.string().max(64) })
    .partial()
    .optional(),
});
export const scheduleChangesInput = scheduleChangesBody.extend({ userId: pathId });
export const scheduleSaveInput = scheduleBody.extend({ userId: pathId });
export const scheduleGetInput = z.object({ userId: pathId });
export const scheduleDayOutput = z.object({
  dayOfWeek: z.enum(DAYS_OF_WEEK),
  enabled: z.boolean(),
  timeSlots: z.array(z.object({ hour: z.number().int(), minute: z.number().int(), type: contentType, confirmedFor })),
  timezone: z.string(),
});
export const scheduleSaveOutput = z.object({
  success: z.literal(true),
  days: z.array(scheduleDayOutput),
  jobsScheduled: z.number().int(),
  nextRun: z.date().nullable(),
});

export const upcomingInput = z.object({
  userId: pathId,
  limit: rowLimit(50, 10),
});
export const upcomingOutput = z.object({
  upcoming: z.array(
    z.object({
      jobId: z.string(),
      contentType,
      scheduledTime: z.date(),
      localDate: z.string(),
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      timeSlotId: z.string(),
    }),
  ),
});

const PAUSE_UNTIL_MESSAGE = contractSentence('pause_out_of_range', { days: MAX_PAUSE_DAYS });

/** The length of a pause: until the beginning of a local date, or two weeks when absent. */
export const pauseBody = z.strictObject({ until: z.iso.date(PAUSE_UNTIL_MESSAGE).optional(), wordingLanguage });
export const pauseViewInput = z.object({ userId: pathId });
export const pauseBeginInput = pauseBody.extend({ userId: pathId });
export const pauseEndInput = z.strictObject({ userId: pathId, wordingLanguage });
/** The end of the member's current pause; null without a pause. */
export const pauseOutput = z.object({ pausedUntil: z.date().nullable() });
