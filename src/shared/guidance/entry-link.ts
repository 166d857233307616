const ENTRY = 'entry';

/** The part of a query that asks for the entries that tests made (decisions.md D18). */
export const DEVELOPMENT_QUERY = 'data=development';

/** Returns the path and query that lead from a message to its entry. */
export function entryPath({ id, isDev }: { id: number; isDev: boolean }): string {
  return `/dashboard?${ENTRY}=${id}${isDev ? `&${DEVELOPMENT_QUERY}` : ''}`;
}

/** Returns the id of the entry that a query leads to; null when it leads to none. */
export function entryOfQuery(search: string): number | null {
  const id = new URLSearchParams(search).get(ENTRY) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** Returns the id of an entry's title on every screen. Links to the entry end with it. */
export const entryTitleId = (id: number) => `guidance-${id}`;
/** Returns the id of an entry's Complete button. */
export const completeButtonId = (id: number) => `complete-${id}`;

/** Matches the fragment of a URL that leads to an entry. */
export const ENTRY_ANCHOR = /^guidance-\d+$/;

/** Returns the id of the entry that the fragment of a URL leads to; null when it leads to none. */
export function entryOfFragment(fragment: string): number | null {
  const anchor = fragment.slice(1);
  return ENTRY_ANCHOR.test(anchor) ? Number(anchor.split('-')[1]) : null;
}
