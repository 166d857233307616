import type { Queries, Work } from '../../../../db/database.ts';
import type { Wordings } from '../../../content/consent.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { isOutsideHours, METHODS_WITH_HOURS } from '../../../shared/channels/hours.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import type { Site } from '../../site/site.ts';
import { recordConsent } from '../consent/service.ts';
import * as repo from './repo.ts';
import { slotPlace, timeSlotId } from './week.ts';

/**
 * Returns the days with each slot confirmed only for the channels whose hours exclude its time, each channel once. A slot
 * without a confirmation has no field for it (rules.md C12).
 */
export function withoutNeedlessConfirmations(days: readonly ScheduleDay[]): ScheduleDay[] {
  return days.map((day) => ({
    ...day,
    timeSlots: day.timeSlots.map(({ confirmedFor = [], ...slot }) => {
      const needed = METHODS_WITH_HOURS.filter(
        (method) => confirmedFor.includes(method) && isOutsideHours(method, slot.hour),
      );
      return needed.length > 0 ? { ...slot, confirmedFor: needed } : slot;
    }),
  }));
}

/**
 * Adds a row to the consent ledger for each confirmation that a change of the week added, and for each that it withdrew.
 * A slot that moved to another time counts as another slot (rules.md C12, decisions.md D30).
 * @param change.words the words of the confirmation that the member read; null where nobody did.
 */
export function* recordConfirmations(
  q: Queries,
  site: Site,
  userId: number,
  change: { before: readonly ScheduleDay[]; after: readonly ScheduleDay[]; words: Wordings | null },
): Work<void> {
  const before = confirmationsIn(change.before);
  const after = confirmationsIn(change.after);
  for (const [channel, method] of after) {
    const wordingVersion = change.words?.hoursWordings[method]?.version;
    if (!before.has(channel))
      yield* recordConsent(q, site, { userId, channel, action: 'opt_in', source: 'settings', wordingVersion });
  }
  for (const channel of before.keys())
    if (!after.has(channel)) yield* recordConsent(q, site, { userId, channel, action: 'opt_out', source: 'settings' });
}

/** Returns whether a week has a confirmation that an earlier one had not (rules.md C12). */
export function addsConfirmation(before: readonly ScheduleDay[], after: readonly ScheduleDay[]): boolean {
  const known = confirmationsIn(before);
  return [...confirmationsIn(after).keys()].some((channel) => !known.has(channel));
}

/** Returns whether a member confirmed a slot of their week, by its stable id, for a channel (rules.md C12). */
export function* readIsConfirmed(q: Queries, userId: number, slotId: string, channel: AlertMethod): Work<boolean> {
  const source = yield* repo.readPlanSource(q, userId);
  return (source?.week.days ?? []).some(({ dayOfWeek, timeSlots }) =>
    timeSlots.some((slot) => timeSlotId(dayOfWeek, slot) === slotId && slot.confirmedFor?.includes(channel)),
  );
}

/** The methods of all confirmations by their name in the ledger, such as `sms:monday-2200`. */
function confirmationsIn(days: readonly ScheduleDay[]): Map<string, AlertMethod> {
  return new Map(
    days.flatMap(({ dayOfWeek, timeSlots }) =>
      timeSlots.flatMap((slot) =>
        (slot.confirmedFor ?? []).map((method) => [`${method}:${slotPlace(dayOfWeek, slot)}`, method] as const),
      ),
    ),
  );
}
