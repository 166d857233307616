/** A wall-clock time of day. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** Parses "9:00 AM" or "21:30"; returns null for any other text. */
export function parseClockTime(text: string): ClockTime | null {
  const match = /^\s*(\d{1,2}):(\d{2})\s*([AaPp])?\.?([Mm])?\.?\s*$/.exec(text);
  if (!match) return null;
  const [, hours, minutes, half, m] = match;
  if (Boolean(half) !== Boolean(m)) return null;
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59) return null;
  if (!half) return hour <= 23 ? { hour, minute } : null;
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute };
}

/** Writes a time in the form of the contracts, in every language: `9:00 AM`. */
export function writeClockTime({ hour, minute }: ClockTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns the instant of a wall-clock slot on a local date, in milliseconds since the epoch. A time that the clocks
 * skip fires later by the length of the gap and still counts for its own date. A time that occurs twice fires the first
 * time (rules.md S1; this is Temporal's "compatible" disambiguation).
 */
export function slotInstant(localDate: Temporal.PlainDate, time: ClockTime, timeZone: string): number {
  return localDate
    .toPlainDateTime({ hour: time.hour, minute: time.minute })
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Returns the local date of an instant (milliseconds) in a zone. */
export function localDateAt(instant: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();
}
