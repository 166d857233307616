/** The shortest reflection that completes a reflection entry, in characters after trimming (product.md §5). */
export const MIN_REFLECTION_LENGTH = 20;

/** The length of the prayer drawer's countdown, in seconds (product.md §9). */
export const PRAYER_SECONDS = 60;

/** The number of entries on a page of the history (product.md §9). */
export const HISTORY_PAGE_SIZE = 10;

/** How many days after it was made a completion that could not be sent at once still counts for its own day. */
export const COMPLETION_KEEPS_DAY_FOR_DAYS = 7;
