import { localDateOf } from '../../../lib/time/dates.ts';

// After its instant an entry may still be on its way: it was made for a slot set a minute before, or the machine is
// busy. A few looks, each a little later, and no more.
const LOOKS_AFTER_MS = [1_000, 4_000, 12_000, 40_000];
const SETTLED_AFTER_MS = 60_000;
const MINUTE_MS = 60_000;

/** The dashboard's data that time makes out of date; instants in milliseconds since the epoch. */
export interface Known {
  localDate: string;
  timezone: string;
  nextSlot: number | null;
  /** When each of the day's entries appeared. */
  arrivals: readonly number[];
  /** When the server said so. */
  fetchedAt: number;
}

/** The change that the dashboard waits for. */
export interface Watch {
  slot: number | null;
  slotLooks: number;
  date: string;
  dateLooks: number;
}

/**
 * Decides whether the server is to be asked again now, and when to come back to the question at the latest. The
 * product does not poll (product.md §7): it asks only when a slot's time or the end of the day has passed.
 */
export function planRefetch(
  before: Watch | null,
  known: Known,
  now: number,
): { watch: Watch; look: boolean; waitMs: number } {
  const watch: Watch = before ? { ...before } : { slot: null, slotLooks: 0, date: known.localDate, dateLooks: 0 };
  const { slot } = watch;
  const settled =
    slot === null ||
    slot > now ||
    watch.slotLooks >= LOOKS_AFTER_MS.length ||
    known.fetchedAt >= slot + SETTLED_AFTER_MS ||
    known.arrivals.some((instant) => instant >= slot);
  if (settled && slot !== known.nextSlot) Object.assign(watch, { slot: known.nextSlot, slotLooks: 0 });
  if (watch.date !== known.localDate) Object.assign(watch, { date: known.localDate, dateLooks: 0 });

  const lookAt = (from: number, looks: number) => from + (LOOKS_AFTER_MS[looks] ?? Number.POSITIVE_INFINITY);
  const dayOver = localDateOf(new Date(now), known.timezone) !== known.localDate;
  const slotDue = watch.slot !== null && now >= lookAt(watch.slot, watch.slotLooks);
  const dayDue = dayOver && watch.dateLooks < LOOKS_AFTER_MS.length;
  if (slotDue) watch.slotLooks += 1;
  if (dayDue) watch.dateLooks += 1;

  // Days begin on a whole minute everywhere, so coming back just after each one catches midnight as it passes.
  const nextMinute = MINUTE_MS - (now % MINUTE_MS) + 1_000;
  const nextLook = watch.slot === null ? Number.POSITIVE_INFINITY : lookAt(watch.slot, watch.slotLooks) - now;
  return { watch, look: slotDue || dayDue, waitMs: Math.max(1_000, Math.min(nextMinute, nextLook)) };
}
