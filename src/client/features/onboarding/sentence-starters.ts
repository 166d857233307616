/** A text after an insertion, and the new position of the caret. */
interface Inserted {
  text: string;
  caret: number;
}

/**
 * Replaces the selection with the beginning of a sentence. One space separates it from the words around it; a full stop
 * ends an unfinished sentence before it.
 */
export function insertSentenceStarter(text: string, from: number, to: number, beginning: string): Inserted {
  const before = text.slice(0, from).replace(/[ \t]+$/, '');
  const after = text.slice(to).replace(/^[ \t]+/, '');
  const start = before + gapAfter(before) + beginning;
  return { text: `${start} ${after}`, caret: start.length + 1 };
}

function gapAfter(before: string): string {
  if (before === '' || before.endsWith('\n')) return '';
  return /[\p{L}\p{N}]$/u.test(before) ? '. ' : ' ';
}
