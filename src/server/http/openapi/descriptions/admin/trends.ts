import {
  activeWeek,
  activeWeeksInput,
  activeWeeksOutput,
  comingDayOutput,
  comingSlot,
  deliveryDay,
  deliveryDaysInput,
  deliveryDaysOutput,
} from '../../../../../shared/admin/trends.ts';
import { describeFields } from '../description.ts';

const ZONE = 'The IANA time zone for the days.';

/** The contracts of `shared/admin/trends.ts`. */
export const TREND_FIELDS = [
  describeFields(deliveryDaysInput, { timezone: ZONE, days: 'The number of days, up to today.' }),
  describeFields(deliveryDaysOutput, { days: 'The days, the oldest first; the last is today.' }),
  describeFields(deliveryDay, {
    date: 'The day, as YYYY-MM-DD.',
    sent: 'The number of messages sent.',
    failed: 'The number of messages that failed, or whose outcome is unknown.',
    notSent: 'The number of messages that were cancelled, were too late, or had no ready address.',
    medianSeconds: 'The seconds after their time within which half of the messages were sent; null if none was.',
    p99Seconds: 'The same for 99 of 100 messages.',
  }),
  describeFields(comingDayOutput, { slots: 'The minutes at which something is due, in order.' }),
  describeFields(comingSlot, {
    at: 'When it is due.',
    prayer: 'The number of members who get a prayer.',
    do: 'The number of members who get an Action.',
    reflection: 'The number of members who get a reflection.',
  }),
  describeFields(activeWeeksInput, { timezone: ZONE, weeks: 'The number of weeks, up to the current one.' }),
  describeFields(activeWeeksOutput, {
    weeks: 'The weeks, the oldest first; the last is the current one.',
    members: 'The number of members who have completed onboarding.',
  }),
  describeFields(activeWeek, {
    monday: 'The first day of the week, as YYYY-MM-DD.',
    active: 'The number of members who completed at least one entry.',
  }),
];
