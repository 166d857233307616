// When an entry's drawer closes, the focus returns to its button, or to its title when the button is gone.
export const entryTitleId = (id: number) => `guidance-${id}`;
/** Matches the fragment of a URL that leads to an entry. */
export const ENTRY_ANCHOR = /^guidance-\d+$/;
/** The entry that an address ends with; null for any other end. */
export const entryOfAnchor = (hash: string) => (ENTRY_ANCHOR.test(hash.slice(1)) ? Number(hash.split('-')[1]) : null);
export const completeButtonId = (id: number) => `complete-${id}`;
