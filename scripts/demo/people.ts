import type { Role } from '../../src/shared/auth.ts';
import type { AlertMethod } from '../../src/shared/channels/channels.ts';
import type { ContentType } from '../../src/shared/guidance/content-types.ts';
import type { Challenge } from '../../src/shared/onboarding/onboarding-choices.ts';
import type { DayOfWeek } from '../../src/shared/schedule/schedule-limits.ts';
import type { ScheduleDay, TimeSlot } from '../../src/shared/schedule.ts';

/** A channel that a member chose, and the address that it sends to. */
export interface LinkedChannel {
  channel: AlertMethod;
  /** The typed address; absent if the provider creates it. */
  typed?: string;
  details?: Readonly<Record<string, string | null>>;
  /** One message in this many fails, with this code; absent if none fails. */
  fails?: { oneOf: number; code: string };
}

/** The channels that every member uses. */
export const COMMON_CHANNELS: readonly AlertMethod[] = ['email', 'desktop'];

/** A member of the demo's congregation. */
export interface Person {
  name: string;
  role: Role;
  joinedDaysAgo: number;
  timezone: string;
  week: ScheduleDay[];
  /** The channels besides {@link COMMON_CHANNELS}. */
  channels: readonly LinkedChannel[];
  /** The challenges they chose, and how many days ago. */
  chosen: readonly { daysAgo: number; challenges: readonly Challenge[] }[];
  /** The share of entries that they complete, besides the entries in `missed`. */
  completionPercent: number;
  /** The entries that they left open, counted back from the newest. */
  missed: readonly number[];
}

const WORKDAYS: readonly DayOfWeek[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Builds a week from slots such as `['sunday', 20, 0, 'reflection']`. */
function weekOf(...slots: [DayOfWeek | 'workdays', number, number, ContentType][]): ScheduleDay[] {
  const days = new Map<DayOfWeek, TimeSlot[]>();
  for (const [day, hour, minute, type] of slots)
    for (const each of day === 'workdays' ? WORKDAYS : [day])
      days.set(each, [...(days.get(each) ?? []), { hour, minute, type }]);
  return [...days].map(([dayOfWeek, timeSlots]) => ({ dayOfWeek, enabled: true, timeSlots }));
}

/** The congregation. */
export const PEOPLE: readonly Person[] = [
  {
    ...{ name: 'Naomi', role: 'admin', joinedDaysAgo: 380, timezone: 'Europe/London', completionPercent: 86 },
    channels: [{ channel: 'push' }],
    week: weekOf(['workdays', 7, 30, 'prayer'], ['saturday', 9, 0, 'do'], ['sunday', 19, 30, 'reflection']),
    chosen: [{ daysAgo: 380, challenges: ['Being vulnerable and authentic', 'Balancing friendship with family time'] }],
    missed: [3, 17, 18, 40],
  },
  {
    ...{ name: 'Ruth', role: 'member', joinedDaysAgo: 372, timezone: 'Europe/London', completionPercent: 100 },
    channels: [{ channel: 'telegram', details: { username: 'ruth', firstName: 'Ruth', lastName: null } }],
    week: weekOf(
      ['monday', 8, 0, 'prayer'],
      ['wednesday', 8, 0, 'prayer'],
      ['friday', 8, 0, 'prayer'],
      ['tuesday', 12, 30, 'do'],
      ['thursday', 12, 30, 'do'],
      ['sunday', 20, 0, 'reflection'],
    ),
    chosen: [
      { daysAgo: 372, challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'] },
      { daysAgo: 11, challenges: ['Making time for deep relationships', 'Offering godly counsel'] },
    ],
    // The five in a row ended a streak; grace days bridged single ones.
    missed: [7, 20, 45, 46, 47, 48, 49, 80, 106, 141, 142, 143, 184, 217, 250, 251],
  },
  {
    ...{ name: 'Boaz', role: 'member', joinedDaysAgo: 366, timezone: 'Europe/London', completionPercent: 74 },
    // His phone is off for days at a time.
    channels: [{ channel: 'sms', typed: '+12025550141', fails: { oneOf: 29, code: 'twilio_30003' } }],
    week: weekOf(['monday', 18, 0, 'do'], ['wednesday', 18, 0, 'prayer'], ['saturday', 18, 0, 'reflection']),
    chosen: [{ daysAgo: 366, challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'] }],
    missed: [],
  },
  {
    ...{ name: 'Lydia', role: 'reviewer', joinedDaysAgo: 368, timezone: 'Europe/Athens', completionPercent: 81 },
    channels: [{ channel: 'slack', details: { workspace: 'Grace Church', channelName: 'friends' } }],
    week: weekOf(['workdays', 9, 0, 'prayer'], ['sunday', 17, 0, 'reflection']),
    chosen: [{ daysAgo: 368, challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'] }],
    missed: [],
  },
  {
    ...{ name: 'Silas', role: 'member', joinedDaysAgo: 367, timezone: 'America/New_York', completionPercent: 52 },
    channels: [{ channel: 'whatsapp', typed: '+12025550177' }],
    week: weekOf(['workdays', 8, 0, 'prayer']),
    chosen: [{ daysAgo: 367, challenges: ['Maintaining long-distance friendships'] }],
    missed: [],
  },
  {
    ...{ name: 'Phoebe', role: 'member', joinedDaysAgo: 12, timezone: 'Europe/London', completionPercent: 100 },
    channels: [],
    week: weekOf(['workdays', 7, 0, 'prayer']),
    chosen: [{ daysAgo: 12, challenges: ['Finding trustworthy friends'] }],
    missed: [],
  },
];
