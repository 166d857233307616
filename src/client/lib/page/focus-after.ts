import { flushSync } from 'react-dom';

/**
 * Changes the screen and focuses an element of the new one, because the pressed button may be gone. Scrolls the element
 * into view unless `preventScroll` is set.
 */
export function focusAfter(change: () => void, id: string, { preventScroll = false } = {}): void {
  flushSync(change);
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (!preventScroll) target?.scrollIntoView({ block: 'nearest' });
}

/** Changes the screen and focuses the submit button of the form around an element, because the pressed button is gone. */
export function focusSubmitAfter(change: () => void, inside: HTMLElement): void {
  const form = inside.closest('form');
  flushSync(change);
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
