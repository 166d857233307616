// Where focus goes when an entry's drawer has closed: back to its button, or to its title once the button is spent.
export const entryTitleId = (id: number) => `guidance-${id}`;
/** What an address may end with to lead to an entry. */
export const ENTRY_ANCHOR = /^guidance-\d+$/;
/** The entry that an address ends with; null for any other end. */
export const entryOfAnchor = (hash: string) => (ENTRY_ANCHOR.test(hash.slice(1)) ? Number(hash.split('-')[1]) : null);
export const completeButtonId = (id: number) => `complete-${id}`;
