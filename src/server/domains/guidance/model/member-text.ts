// Control characters, and characters without a width or that turn the direction of a text.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Returns a member's words for the prompt: visible characters in one line, cut to a number of characters (rules.md G5). */
export function cleanMemberText(text: string, limit: number): string {
  const visible = text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  const characters = [...visible.slice(0, 2 * (limit + 1))];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : visible;
}
