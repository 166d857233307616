import type { Examples } from './example.ts';

const NINE = { hour: 9, minute: 0, type: 'prayer' };
const week = (timeSlots: unknown[]) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((dayOfWeek) => ({
    dayOfWeek,
    enabled: dayOfWeek === 'monday',
    timeSlots: dayOfWeek === 'monday' ? timeSlots : [],
    timezone: 'America/New_York',
  }));

export const SCHEDULE_EXAMPLES: Examples = {
  'onboarding.status': { answer: { completed: true } },
  'onboarding.submit': {
    body: {
      userId: 12,
      friendshipPhilosophy: 'Friends tell each other the truth gently, and stay when it would be easier to leave.',
      challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
      satisfactionRating: 3,
      notificationMethod: ['email'],
      reminderTime: '9:00 AM',
      frequency: 'daily',
      timezone: 'America/New_York',
    },
    answer: { completed: true },
  },
  'schedule.get': { answer: week([NINE]) },
  'schedule.save': {
    body: {
      scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots: [NINE] }],
      timezone: 'America/New_York',
    },
    answer: { success: true, days: week([NINE]), jobsScheduled: 1, nextRun: '2027-03-01T14:00:00.000Z' },
  },
  'schedule.change': {
    body: {
      scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots: [NINE] }],
      from: { scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots: [] }], timezone: 'America/New_York' },
    },
    answer: { success: true, days: week([NINE]), jobsScheduled: 1, nextRun: '2027-03-01T14:00:00.000Z' },
  },
  'schedule.pauses.view': { answer: { pausedUntil: null } },
  'schedule.pauses.begin': {
    body: { until: '2027-03-15' },
    answer: { pausedUntil: '2027-03-15T04:00:00.000Z' },
  },
  'schedule.pauses.end': { answer: { pausedUntil: null } },
  'schedule.upcoming': {
    answer: {
      upcoming: [
        {
          jobId: '12:2027-03-01:monday-0900-prayer',
          contentType: 'prayer',
          scheduledTime: '2027-03-01T14:00:00.000Z',
          localDate: '2027-03-01',
          dayOfWeek: 'monday',
          timeSlotId: 'monday-0900-prayer',
        },
      ],
    },
  },
};
