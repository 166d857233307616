// Where focus goes when an entry's drawer has closed: back to its button, or to its title once the button is spent.
export const entryTitleId = (id: number) => `guidance-${id}`;
/** What an address may end with to lead to an entry. */
export const ENTRY_ANCHOR = /^guidance-\d+$/;
export const completeButtonId = (id: number) => `complete-${id}`;
