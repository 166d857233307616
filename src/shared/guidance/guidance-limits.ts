/** The shortest reflection that completes a reflection entry, in characters after trimming (product.md §5). */
export const REFLECTION_MIN_LENGTH = 20;

/** How long the prayer drawer counts down, in seconds (product.md §9). */
export const PRAYER_SECONDS = 60;

/** A page of the history holds ten entries (product.md §9). */
export const HISTORY_PAGE_SIZE = 10;
