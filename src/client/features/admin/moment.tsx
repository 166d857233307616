import { adminListWords } from '#strings/admin/admin-lists.ts';
import {
  browserTimeZone,
  formatDate,
  formatMoment,
  formatShortMoment,
  formatTime,
  localDateOf,
} from '../../lib/time/dates.ts';
import { useMember } from '../auth/member.tsx';
import { useMemberZone } from '../schedule/zone/use-member-zone.ts';

const STYLE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The administrator's zone: the one their own week names, or the browser's where they have no week. */
export function useAdminZone(): string {
  const own = useMemberZone();
  return useMember().onboarded ? own : browserTimeZone();
}

/** An instant in few words: of today only the time. */
export function shortMoment(instant: Date, zone: string): string {
  return localDateOf(instant, zone) === localDateOf(new Date(), zone)
    ? adminListWords.when.today(formatTime(instant, zone))
    : formatShortMoment(instant, zone);
}

/** An instant in the administrator's zone, in few words or as a date, and in full for who asks. */
export function Moment({ at, dateOnly = false }: { at: Date; dateOnly?: boolean }) {
  const zone = useAdminZone();
  return (
    <time dateTime={at.toISOString()} title={formatMoment(at, zone)} style={STYLE}>
      {dateOnly ? formatDate(at, zone) : shortMoment(at, zone)}
    </time>
  );
}
