import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import {
  addDays,
  formatDate,
  formatDateTime,
  formatShortDateTime,
  formatTime,
  localDateOf,
} from '../../lib/time/dates.ts';
import { useMemberZone } from '../member/use-member-zone.ts';

const STYLE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Formats an instant briefly: only the time if it is today or tomorrow, and the year only if it is another one. */
export function formatTimestamp(instant: Date, zone: string, now = new Date(), words = adminSharedWords.when): string {
  const [date, today] = [localDateOf(instant, zone), localDateOf(now, zone)];
  if (date === today) return words.today(formatTime(instant, zone));
  if (date === addDays(today, 1)) return words.tomorrow(formatTime(instant, zone));
  return (date.slice(0, 4) === today.slice(0, 4) ? formatShortDateTime : formatDateTime)(instant, zone);
}

/** Formats an instant briefly, as it stands within a sentence. */
export function formatTimestampInSentence(instant: Date, zone: string): string {
  return formatTimestamp(instant, zone, new Date(), adminSharedWords.whenInSentence);
}

/** An instant in the administrator's zone, brief or as a date, with a tooltip of the full date and time. */
export function Timestamp({ at, dateOnly = false }: { at: Date; dateOnly?: boolean }) {
  const zone = useMemberZone();
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at, zone)} style={STYLE}>
      {dateOnly ? formatDate(at, zone) : formatTimestamp(at, zone)}
    </time>
  );
}
