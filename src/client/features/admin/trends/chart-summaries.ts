import { adminTrendWords as words } from '#strings/admin/admin-trends.ts';
import type { ActiveWeeks, DeliveryDay } from '../../../../shared/admin/trends.ts';
import { formatLongDate } from '../../../lib/time/dates.ts';
import { formatSpan } from '../../../lib/time/spans.ts';

/** Describes the outcomes of some days' messages; null without messages. */
export function describeMessages(days: readonly DeliveryDay[]): string | null {
  const [sent, failed, notSent] = (['sent', 'failed', 'notSent'] as const).map((name) =>
    days.reduce((sum, day) => sum + day[name], 0),
  ) as [number, number, number];
  const all = sent + failed + notSent;
  if (all === 0) return null;
  if (all === sent) return words.messages.allSent(sent);
  const worst = days.reduce((most, day) => (day.failed > most.failed ? day : most));
  return [
    words.messages.someSent(sent, all),
    ...(failed ? [words.messages.someFailed(failed, formatLongDate(worst.date))] : []),
    ...(notSent ? [words.messages.someNotSent(notSent)] : []),
  ].join(' ');
}

/** Describes how late messages were sent on a typical day and on the slowest one; null without messages. */
export function describeLateness(days: readonly DeliveryDay[]): string | null {
  const measured = days.flatMap(({ date, medianSeconds, p99Seconds }) =>
    medianSeconds === null || p99Seconds === null ? [] : [{ date, medianSeconds, p99Seconds }],
  );
  const medians = measured.map(({ medianSeconds }) => medianSeconds).toSorted((a, b) => a - b);
  const usual = medians[Math.floor((medians.length - 1) / 2)];
  if (usual === undefined) return null;
  const slowest = measured.reduce((most, day) => (day.p99Seconds > most.p99Seconds ? day : most));
  return [
    words.lateness.usual(formatSpan(usual)),
    words.lateness.worst(formatLongDate(slowest.date), formatSpan(slowest.p99Seconds)),
  ].join(' ');
}

/** Describes how many members were active lately, and in which week the most; null if nobody was. */
export function describeActivity({ weeks, members }: ActiveWeeks): string | null {
  const [lastWeek, thisWeek] = weeks.slice(-2);
  if (!lastWeek || !thisWeek || weeks.every(({ active }) => active === 0)) return null;
  const best = weeks.reduce((most, week) => (week.active > most.active ? week : most));
  return [
    words.activity.lastWeek(lastWeek.active, members),
    words.activity.thisWeek(thisWeek.active),
    words.activity.best(best.active, formatLongDate(best.monday)),
  ].join(' ');
}
