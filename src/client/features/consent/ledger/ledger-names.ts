import { ledgerWords } from '#strings/consent/ledger.ts';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import type { DayOfWeek } from '../../../../shared/schedule/schedule-limits.ts';
import { formatClock } from '../../../lib/time/dates.ts';

/** Returns the label of a name. A row from a newer version of the site may have a name without a label. */
export function nameIn(names: Record<string, string>, name: string): string {
  return names[name] ?? name.replaceAll(/[_:]/g, ' ');
}

/** Returns the label of a row's subject: a channel, a kind of mail, or a confirmed slot such as `sms:monday-2200`. */
export function nameOfSubject(subject: string): string {
  const [, channel = '', day = '', hour, minute] = /^(\w+):(\w+)-(\d{2})(\d{2})$/.exec(subject) ?? [];
  const dayName = scheduleWords.days[day as DayOfWeek];
  if (!dayName) return nameIn(ledgerWords.channels, subject);
  const time = formatClock({ hour: Number(hour), minute: Number(minute) });
  return ledgerWords.slot(nameIn(ledgerWords.channels, channel), dayName, time);
}
