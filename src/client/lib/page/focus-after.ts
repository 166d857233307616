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

/**
 * Focuses an element after an answer that removes the pressed button, unless the focus is elsewhere by now.
 * @param pressed the button, which may be on the screen for another moment.
 */
export function focusAfterAnswer(pressed: Element, id: string): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === pressed) document.getElementById(id)?.focus({ preventScroll: true });
}

/** Focuses an element that appears after the one with the focus is gone, as a `ref`. */
export function focusIfLost(appeared: HTMLElement | null): void {
  if (document.activeElement === document.body) appeared?.focus({ preventScroll: true });
}

/** Changes the screen and focuses the submit button of the form around an element, because the pressed button is gone. */
export function focusSubmitAfter(change: () => void, inside: HTMLElement): void {
  const form = inside.closest('form');
  flushSync(change);
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/**
 * Focuses the nearest heading after an element with the focus in it is removed, unless something else takes the focus. Call
 * it before the removal, in the cleanup of a layout effect.
 */
export function focusHeadingNear(removed: HTMLElement): void {
  if (!removed.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let outer = removed.parentElement; outer; outer = outer.parentElement) around.push(outer);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const kept = around.filter(({ isConnected }) => isConnected);
    const headings = kept.map((outer) => outer.querySelector<HTMLElement>(':is(h1, h2, h3, h4)[tabindex]'));
    headings.find((heading) => heading !== null)?.focus({ preventScroll: true });
  });
}
