// Format, default-ignorable and control characters, and the blank Braille cell. Tabs and line breaks are spaces, so they
// stay.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\s]/gu;

/**
 * Returns the number of characters that a reader can see in a text. Spaces around it and invisible characters do not count.
 * Minimum lengths of members' and administrators' texts use it (`atLeastVisible`), in the browser and on the server.
 */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').trim().length;
}
