import type { z } from 'zod';
import type { ScheduleDay, scheduleChangesBody } from '../../../shared/schedule.ts';
import { type Actor, authorizeMember } from '../../lib/actor.ts';
import { changedElsewhere, refuseChangedElsewhere } from '../../lib/changed-elsewhere.ts';
import type { Site } from '../../site/site.ts';
import { storeWeek, withZone } from './service.ts';

/**
 * Stores the days and the zone that one screen changed, and leaves the other days as they are (decisions.md D40).
 * @throws {AppError} conflict when a day or the zone in `from` is not the stored one, not_found when there is no such
 * member.
 */
export async function saveWeekChanges(
  site: Site,
  actor: Actor,
  userId: number,
  { scheduleData = [], timezone, wordingLanguage, from = {} }: z.output<typeof scheduleChangesBody>,
) {
  return storeWeek(site, actor, authorizeMember(actor, userId), wordingLanguage, (present) => {
    const days = changedElsewhere(byDay(present.days), byDay(from.scheduleData ?? []), byDay(scheduleData));
    const { timezone: knownZone } = from;
    const zone = changedElsewhere(
      { timezone: present.timezone },
      knownZone === undefined ? {} : { timezone: knownZone },
      timezone === undefined ? {} : { timezone },
    );
    refuseChangedElsewhere(
      [...days.map((day) => ['scheduleData', day]), ...zone.map((name) => [name])],
      withZone(present),
    );
    return {
      days: present.days.map((day) => scheduleData.find(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek) ?? day),
      timezone: timezone ?? present.timezone,
    };
  });
}

/** Returns the days by name for comparison; the order in which times were added does not matter. */
function byDay(days: readonly ScheduleDay[]): Record<string, Pick<ScheduleDay, 'enabled' | 'timeSlots'>> {
  return Object.fromEntries(
    days.map(({ dayOfWeek, enabled, timeSlots }) => [
      dayOfWeek,
      {
        enabled,
        timeSlots: timeSlots
          .map(({ hour, minute, type, confirmedFor = [] }) => ({
            ...{ hour, minute, type },
            confirmedFor: [...confirmedFor].sort(),
          }))
          .sort((a, b) => a.hour - b.hour || a.minute - b.minute),
      },
    ]),
  );
}
