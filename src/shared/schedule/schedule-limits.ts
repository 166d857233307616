/** The stored names of the days, Monday first (product.md §3). The index is the ISO weekday minus one. */
export const DAYS_OF_WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

export const MAX_SLOTS_PER_DAY = 3;
/** The step of the times on the screen, in minutes; the call accepts any minute (decisions.md D21). */
export const SLOT_STEP_MINUTES = 30;

/** The length of a pause for which no end is chosen, in days. */
export const DEFAULT_PAUSE_DAYS = 14;
/** The longest time until a pause must end, in days. */
export const MAX_PAUSE_DAYS = 90;

/** Deliveries are planned this many hours ahead. */
export const PLANNED_HOURS = 48;
