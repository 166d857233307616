// What the server refused is kept for its author: in this tab, for this member, until the drawer is closed or the
// reflection is saved. Signing out clears it with the rest.
const keyOf = (userId: number, entryId: number) => `refused-reflection:${userId}:${entryId}`;

export function keepReflection(userId: number, entryId: number, text: string): void {
  try {
    sessionStorage.setItem(keyOf(userId, entryId), text);
  } catch {}
}

/** The words that could not be saved; empty where there are none. */
export function keptReflection(userId: number, entryId: number): string {
  try {
    return sessionStorage.getItem(keyOf(userId, entryId)) ?? '';
  } catch {
    return '';
  }
}

export function dropReflection(userId: number, entryId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId, entryId));
  } catch {}
}
