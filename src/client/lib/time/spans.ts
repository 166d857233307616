import { locale } from '#strings/locale.ts';
import { formatNumber } from '../numbers.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a number of seconds in its largest unit: `0.7 seconds`, `11 minutes`, or with `narrow` `11m`. */
export function formatSpan(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const [size, unit] = seconds >= HOUR ? [HOUR, 'hour'] : seconds >= MINUTE ? [MINUTE, 'minute'] : [1, 'second'];
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return formatNumber(seconds / size, format);
}

/** Formats the time since an instant, in whole units: `9 hours ago`, `3 days ago`. */
export function formatAgo(instant: Date, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - instant.getTime()) / 1_000);
  const [size, unit] =
    seconds >= DAY
      ? ([DAY, 'day'] as const)
      : seconds >= HOUR
        ? ([HOUR, 'hour'] as const)
        : ([MINUTE, 'minute'] as const);
  return new Intl.RelativeTimeFormat(locale.dates).format(-Math.floor(seconds / size), unit);
}
