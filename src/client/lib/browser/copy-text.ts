import { useState } from 'react';

/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// Without HTTPS, as in a church's own network, browsers have no `navigator.clipboard`.
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/**
 * Returns a function that copies a text, the outcome of the last copy (null before the first), and the number of copies. Use
 * the number as the key of the outcome's text, so that a second copy is announced again.
 */
export function useCopy(onCopied?: () => void) {
  const [{ outcome, copies }, setLast] = useState({ outcome: null as 'copied' | 'failed' | null, copies: 0 });
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setLast((last) => ({ outcome: copied ? 'copied' : 'failed', copies: last.copies + 1 }));
    if (copied) onCopied?.();
  };
  return { outcome, copies, copy };
}
