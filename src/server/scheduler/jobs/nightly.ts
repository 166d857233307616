import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { isOfFuture } from '../../site/backup/backup-files.ts';

// The hours of the night, in the zone of the machine. A backup that fails is tried again in the next one.
const NIGHT = { from: 2, until: 6 };
const SAME_NIGHT_MS = 12 * HOUR_MS;
// A machine that is off or asleep at night does its nightly work by day, once it is this old.
const OVERDUE_MS = 36 * HOUR_MS;

/**
 * Returns whether nightly work is due. It is due at once if it was last done in the future, because the clock was ahead.
 * @param last when it was last done, in milliseconds; 0 if that is not known.
 * @param hour of the day, in the zone of the machine.
 */
export function isNightlyWorkDue(last: number, now: number, hour: number): boolean {
  const night = hour >= NIGHT.from && hour < NIGHT.until;
  return isOfFuture(last, now) || now - last > (night ? SAME_NIGHT_MS : OVERDUE_MS);
}
