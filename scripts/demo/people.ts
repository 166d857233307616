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

/** The channels that every member chose. */
export const CHOSEN_BY_ALL: readonly AlertMethod[] = ['email', 'desktop'];

/** A member of the demo's congregation. */
export interface Person {
  name: string;
  role: Role;
  /** How many days ago they joined. */
  joined: number;
  timezone: string;
  week: ScheduleDay[];
  /** The channels in addition to those of all members. */
  channels: readonly LinkedChannel[];
  /** The challenges they chose, and how many days ago they chose them. */
  chosen: readonly { ago: number; challenges: readonly Challenge[] }[];
  /** Of a hundred entries, how many they complete. */
  faithful: number;
  /** The entries they left open, counted back from the newest. */
  missed: readonly number[];
}

const WORKDAYS: readonly DayOfWeek[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Joins slots of single days, such as `['sunday', 20, 0, 'reflection']`, to a week. */
function weekOf(...slots: [DayOfWeek | 'workdays', number, number, ContentType][]): ScheduleDay[] {
  const days = new Map<DayOfWeek, TimeSlot[]>();
  for (const [day, hour, minute, type] of slots)
    for (const each of day === 'workdays' ? WORKDAYS : [day])
      days.set(each, [...(days.get(each) ?? []), { hour, minute, type }]);
  return [...days].map(([dayOfWeek, timeSlots]) => ({ dayOfWeek, enabled: true, timeSlots }));
}

/** The congregation, in the order in which they are created: the administrator first. */
export const CAST: readonly Person[] = [
  {
    ...{ name: 'Naomi', role: 'admin', joined: 380, timezone: 'Europe/London', faithful: 86 },
    channels: [{ channel: 'push' }],
    week: weekOf(['workdays', 7, 30, 'prayer'], ['saturday', 9, 0, 'do'], ['sunday', 19, 30, 'reflection']),
    chosen: [{ ago: 380, challenges: ['Being vulnerable and authentic', 'Balancing friendship with family time'] }],
    missed: [3, 17, 18, 40],
  },
  {
    ...{ name: 'Ruth', role: 'member', joined: 372, timezone: 'Europe/London', faithful: 97 },
    channels: [{ channel: 'telegram', details: { username: 'ruth', firstName: 'Ruth', lastName: null } }],
    week: weekOf(
      ...(['monday', 'wednesday', 'friday'] as const)
        .map((day) => [day, 8, 0, 'prayer'] as const)
        .map((slot) => [...slot] as [DayOfWeek, number, number, ContentType]),
      ['tuesday', 12, 30, 'do'],
      ['thursday', 12, 30, 'do'],
      ['sunday', 20, 0, 'reflection'],
    ),
    chosen: [
      { ago: 372, challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'] },
      { ago: 11, challenges: ['Making time for deep relationships', 'Offering godly counsel'] },
    ],
    // A week of illness ended a streak; grace days bridged the single days.
    missed: [7, 20, 45, 46, 47, 48, 49, 80, 106, 141, 142, 143, 184, 217, 250, 251],
  },
  {
    ...{ name: 'Boaz', role: 'member', joined: 366, timezone: 'Europe/London', faithful: 74 },
    // His phone is off for days.
    channels: [{ channel: 'sms', typed: '+12025550141', fails: { oneOf: 29, code: 'twilio_30003' } }],
    week: weekOf(['monday', 18, 0, 'do'], ['wednesday', 18, 0, 'prayer'], ['saturday', 18, 0, 'reflection']),
    chosen: [{ ago: 366, challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'] }],
    missed: [],
  },
  {
    ...{ name: 'Lydia', role: 'reviewer', joined: 368, timezone: 'Europe/Athens', faithful: 81 },
    channels: [{ channel: 'slack', details: { workspace: 'Grace Church', channelName: 'friends' } }],
    week: weekOf(['workdays', 9, 0, 'prayer'], ['sunday', 17, 0, 'reflection']),
    chosen: [{ ago: 368, challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'] }],
    missed: [],
  },
  {
    ...{ name: 'Silas', role: 'member', joined: 367, timezone: 'America/New_York', faithful: 52 },
    channels: [{ channel: 'whatsapp', typed: '+12025550177' }],
    week: weekOf(['workdays', 8, 0, 'prayer']),
    chosen: [{ ago: 367, challenges: ['Maintaining long-distance friendships'] }],
    missed: [],
  },
  {
    ...{ name: 'Phoebe', role: 'member', joined: 12, timezone: 'Europe/London', faithful: 100 },
    channels: [],
    week: weekOf(['workdays', 7, 0, 'prayer']),
    chosen: [{ ago: 12, challenges: ['Finding trustworthy friends'] }],
    missed: [],
  },
];
