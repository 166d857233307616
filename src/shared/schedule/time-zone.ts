import { z } from 'zod';
import { contractSentence } from '../messages/contracts.ts';

/** Shown where a zone is not one the time zone database knows. */
export const TIMEZONE_MESSAGE = contractSentence('time_zone_invalid');

const MAX_LENGTH = 64;
// The letters of IANA names. It keeps out what Temporal alone reads as a zone: offsets, and texts such as
// `T00:00[Europe/London]`.
const NAME = /^[A-Za-z][\w+-]*(?:\/[A-Za-z][\w+-]*)*$/;

/**
 * Whether a name is a time zone that both `Intl` and `Temporal` can work with: pages are drawn with the one, slots are
 * placed with the other. Where there is no Temporal yet, as in some browsers, Intl decides alone.
 *
 * Every zone of `Intl.supportedValuesOf('timeZone')` passes. That list is not the rule itself: it leaves out `UTC`,
 * `Etc/GMT+5`, and one of each pair such as `Asia/Calcutta` and `Asia/Kolkata`, and browsers send all of these.
 */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_LENGTH || !NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (typeof Temporal !== 'undefined') Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** A stored zone, or UTC where there is none or this runtime does not know it. */
export function zoneOrUtc(name: string | null): string {
  return name !== null && isTimeZone(name) ? name : 'UTC';
}

/** A member's time zone, wherever a call takes one (decisions.md D21). */
export const timeZone = z
  .string()
  .max(MAX_LENGTH, { error: TIMEZONE_MESSAGE, abort: true })
  .refine(isTimeZone, TIMEZONE_MESSAGE);
