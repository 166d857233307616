import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { isKnownCode, reasonFor } from '../../alerts/deliveries/delivery-reason.ts';

/** Returns the reason for the state of a job or delivery in words. */
export function reasonInWords(code: string): string {
  return adminQueueWords.jobs.reasons[code] ?? reasonFor(code).admin;
}

/** Returns whether a code has words of its own. The words for an unknown code contain the code. */
export const isKnownReason = (code: string): boolean =>
  Object.hasOwn(adminQueueWords.jobs.reasons, code) || isKnownCode(code);

/**
 * Returns in words how late a message was sent. Less than half a second is on time; from two minutes on, it is in whole
 * minutes.
 */
export function latenessInWords(lateMs: number): string {
  const { onTime, seconds, minutes } = adminQueueWords.deliveries.late;
  if (lateMs < 500) return onTime;
  if (lateMs < 120_000) {
    const digits = lateMs < 10_000 ? 1 : 0;
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return seconds(formatNumber(lateMs / 1000, format));
  }
  return minutes(formatNumber(Math.round(lateMs / 60_000)));
}
