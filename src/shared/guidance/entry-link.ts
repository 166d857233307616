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
