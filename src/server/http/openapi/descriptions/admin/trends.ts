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

const ZONE = 'The time zone (IANA) whose days are counted.';

/** The contracts of `shared/admin/trends.ts`. */
export const TREND_FIELDS = [
  describeFields(deliveryDaysInput, { timezone: ZONE, days: 'How many days, up to today.' }),
  describeFields(deliveryDaysOutput, { days: 'Oldest first; the last is today.' }),
  describeFields(deliveryDay, {
    date: 'The day, as YYYY-MM-DD.',
    sent: 'How many messages left.',
    failed: 'How many could not be sent, or may not have been.',
    notSent: 'How many were cancelled, came too late to be worth sending, or had no address that was ready.',
    medianSeconds: 'Within so many seconds of their time half of the messages left; null where none did.',
    p99Seconds: 'The same for 99 of 100 messages.',
  }),
  describeFields(comingDayOutput, { slots: 'The minutes at which something is due, in their order.' }),
  describeFields(comingSlot, {
    at: 'When it is due.',
    prayer: 'How many members get a prayer.',
    do: 'How many members get an Action.',
    reflection: 'How many members get a reflection.',
  }),
  describeFields(activeWeeksInput, { timezone: ZONE, weeks: 'How many weeks, up to the present one.' }),
  describeFields(activeWeeksOutput, {
    weeks: 'Oldest first; the last is the present week.',
    members: 'How many members have finished the wizard by now.',
  }),
  describeFields(activeWeek, {
    monday: 'The Monday that the week begins with, as YYYY-MM-DD.',
    active: 'How many members completed at least one entry.',
  }),
];
