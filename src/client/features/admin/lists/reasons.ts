import { adminListWords } from '#strings/admin/admin-lists.ts';
import { locale } from '#strings/locale.ts';
import { reasonFor } from '../../alerts/reasons/delivery-reason.ts';

/** Returns in words why a job or a delivery is in its state. An unknown code is returned unchanged. */
export function reasonInWords(code: string): string {
  return adminListWords.jobs.reasons[code] ?? reasonFor(code).admin;
}

/**
 * Returns in words how late a message was sent. Up to half a second is on time; from two minutes on, seconds are left
 * out.
 */
export function latenessInWords(lateMs: number): string {
  const { onTime, seconds, minutes } = adminListWords.deliveries.late;
  if (lateMs < 500) return onTime;
  if (lateMs < 120_000) return seconds((lateMs / 1000).toFixed(lateMs < 10_000 ? 1 : 0));
  return minutes(Math.round(lateMs / 60_000).toLocaleString(locale.dates));
}
