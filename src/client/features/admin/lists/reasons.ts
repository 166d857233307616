import { adminListWords } from '#strings/admin-lists.ts';
import { locale } from '#strings/locale.ts';

/** Why a row stands as it does, in words; a provider's code that is not known is at least named. */
export function reasonInWords(code: string): string {
  const known = adminListWords.reasons[code];
  if (known !== undefined) return known;
  const [, reply] = /^smtp_(\d{3})$/.exec(code) ?? [];
  return reply ? adminListWords.mailRefused(reply) : adminListWords.otherReason(code);
}

/** How late something came: hardly is on time, and after two minutes seconds say too much. */
export function latenessInWords(lateMs: number): string {
  const { onTime, seconds, minutes } = adminListWords.deliveries.late;
  if (lateMs < 500) return onTime;
  if (lateMs < 120_000) return seconds((lateMs / 1000).toFixed(lateMs < 10_000 ? 1 : 0));
  return minutes(Math.round(lateMs / 60_000).toLocaleString(locale.dates));
}
