/** A page of the history holds ten entries (product.md §9). */
export const HISTORY_PAGE_SIZE = 10;
