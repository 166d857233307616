/** The last event that a tab has seen: its instant in milliseconds, and what needed the member's attention then. */
export interface Cursor {
  instant: number;
  attention: string;
}

/** A cursor as the id of an event. */
export function writeCursor({ instant, attention }: Cursor): string {
  return `${instant.toString(36)}.${attention}`;
}

/** The cursor in the id of an event; null for any other text. */
export function readCursor(id: string | null | undefined): Cursor | null {
  const [, stamp = '', attention = ''] = /^([0-9a-z]{1,9})\.([0-9a-f]{12})$/.exec(id ?? '') ?? [];
  return stamp ? { instant: Number.parseInt(stamp, 36), attention } : null;
}
