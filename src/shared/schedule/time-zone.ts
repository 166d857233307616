import { contractSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';

/** The error for a name that is not in the time zone database. */
export const TIMEZONE_MESSAGE = contractSentence('time_zone_invalid');

const MAX_TIME_ZONE_LENGTH = 64;
// The characters of IANA names. This rejects texts that only Temporal reads as a zone: offsets, and texts such as
// `T00:00[Europe/London]`.
const NAME = /^[A-Za-z][\w+-]*(?:\/[A-Za-z][\w+-]*)*$/;

// Names that passed, because asking Intl is slow and every message that is sent asks. Intl takes
// names in any letter case, so their number needs a limit.
const known = new Set<string>();
const MAX_KNOWN_ZONES = 1_000;

/**
 * Returns whether both `Intl` and `Temporal` know a name as a time zone: pages are rendered with `Intl`, and slots are
 * placed with `Temporal`. In a runtime without Temporal, such as some browsers, Intl decides alone.
 *
 * Every zone of `Intl.supportedValuesOf('timeZone')` passes. That list alone would reject too much: it omits `UTC`,
 * `Etc/GMT+5`, and one of each pair such as `Asia/Calcutta` and `Asia/Kolkata`, and browsers send all of these.
 */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (name.length > MAX_TIME_ZONE_LENGTH || !NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (typeof Temporal !== 'undefined') Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    if (known.size < MAX_KNOWN_ZONES) known.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored zone, or UTC when there is none or this runtime does not know it. */
export function zoneOrUtc(name: string | null): string {
  return name !== null && isTimeZone(name) ? name : 'UTC';
}

// Browsers report this name where they do not know the system's zone, and no API takes it.
const UNKNOWN = 'Etc/Unknown';

// Intl takes names in any letter case. Pages, exports and the list of zones compare them.
function inProperCase(name: string): string {
  if (typeof Temporal === 'undefined' || !isTimeZone(name)) return name;
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
}

/**
 * A member's time zone as an input of a call (decisions.md D21), in the letter case of the time zone database; UTC where
 * the browser does not know it.
 */
export const timeZone = z
  .string()
  .max(MAX_TIME_ZONE_LENGTH, { error: TIMEZONE_MESSAGE, abort: true })
  .overwrite((name) => (name === UNKNOWN ? 'UTC' : name))
  .refine(isTimeZone, TIMEZONE_MESSAGE)
  .overwrite(inProperCase);
