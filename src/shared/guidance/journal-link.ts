/** Returns the path and query of the journal's search for the title of an entry. */
export function journalPath(title: string): string {
  return `/journal?${new URLSearchParams({ q: title })}`;
}
