/** What people call it; a row of a newer version may hold what this page has no word for yet. */
export function nameIn(names: Record<string, string>, name: string): string {
  return names[name] ?? name.replaceAll(/[_:]/g, ' ');
}
