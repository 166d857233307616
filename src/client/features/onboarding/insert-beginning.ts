/** A text after something was put into it, and where the writing goes on. */
export interface Inserted {
  text: string;
  caret: number;
}

/**
 * Puts the beginning of a sentence in the place of what is selected, set apart from the words around it by one space and
 * from an unfinished sentence before it by a full stop.
 */
export function insertBeginning(text: string, from: number, to: number, beginning: string): Inserted {
  const before = text.slice(0, from).replace(/[ \t]+$/, '');
  const after = text.slice(to).replace(/^[ \t]+/, '');
  const start = before + gapAfter(before) + beginning;
  return { text: `${start} ${after}`, caret: start.length + 1 };
}

function gapAfter(before: string): string {
  if (before === '' || before.endsWith('\n')) return '';
  return /[\p{L}\p{N}]$/u.test(before) ? '. ' : ' ';
}
