import {
  pauseBeginInput,
  pauseEndInput,
  pauseOutput,
  pauseViewInput,
  scheduleBody,
  scheduleChangesBody,
  scheduleChangesInput,
  scheduleDayOutput,
  scheduleGetInput,
  scheduleSaveInput,
  scheduleSaveOutput,
  timeSlot,
  upcomingInput,
  upcomingOutput,
} from '../../../../shared/schedule.ts';
import { describeFields } from './description.ts';
import {
  CONFIRMED_FOR,
  CONTENT_TYPE,
  DAY_ENABLED,
  DAY_OF_WEEK,
  FROM,
  GUIDANCE_KIND,
  JOB_NAME,
  JOBS_SCHEDULED,
  LIMIT,
  LOCAL_DATE,
  MEMBER_ID,
  PAUSE_UNTIL,
  PAUSED_UNTIL,
  SCHEDULED_TIME,
  SLOT_HOUR,
  SLOT_MINUTE,
  SUCCESS,
  TIME_SLOT_ID,
  TIME_SLOTS,
  TIME_ZONE,
  WORDING_LANGUAGE,
} from './texts.ts';

const SLOT = { hour: SLOT_HOUR, minute: SLOT_MINUTE, type: GUIDANCE_KIND, confirmedFor: CONFIRMED_FOR };
const DAY = { dayOfWeek: DAY_OF_WEEK, enabled: DAY_ENABLED, timeSlots: TIME_SLOTS, timezone: TIME_ZONE };

/** The contracts of `shared/schedule.ts`. */
export const SCHEDULE_FIELDS = [
  describeFields(timeSlot, SLOT),
  describeFields(scheduleDayOutput.shape.timeSlots.element, SLOT),
  describeFields(scheduleBody.shape.scheduleData.element, DAY),
  describeFields(scheduleDayOutput, DAY),

  describeFields(scheduleGetInput, { userId: MEMBER_ID }),
  describeFields(scheduleSaveInput, {
    userId: MEMBER_ID,
    scheduleData: 'The days of the week; absent days have no guidance.',
    timezone: TIME_ZONE,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(scheduleChangesInput, {
    userId: MEMBER_ID,
    scheduleData: 'The days to change; absent days stay unchanged.',
    timezone: TIME_ZONE,
    wordingLanguage: WORDING_LANGUAGE,
    from: FROM,
  }),
  describeFields(scheduleChangesBody.shape.from.unwrap(), {
    scheduleData: 'The days on which the change is based.',
    timezone: TIME_ZONE,
  }),
  describeFields(scheduleSaveOutput, {
    success: SUCCESS,
    days: 'The whole week after the change.',
    jobsScheduled: JOBS_SCHEDULED,
    nextRun: 'The next slot; null if none is planned.',
  }),

  describeFields(upcomingInput, { userId: MEMBER_ID, limit: LIMIT }),
  describeFields(upcomingOutput, { upcoming: 'The next slots, the soonest first.' }),
  describeFields(upcomingOutput.shape.upcoming.element, {
    jobId: JOB_NAME,
    contentType: CONTENT_TYPE,
    scheduledTime: SCHEDULED_TIME,
    localDate: LOCAL_DATE,
    dayOfWeek: DAY_OF_WEEK,
    timeSlotId: TIME_SLOT_ID,
  }),

  describeFields(pauseViewInput, { userId: MEMBER_ID }),
  describeFields(pauseBeginInput, {
    userId: MEMBER_ID,
    until: PAUSE_UNTIL,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(pauseEndInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(pauseOutput, { pausedUntil: PAUSED_UNTIL }),
];
