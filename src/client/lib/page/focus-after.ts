import { flushSync } from 'react-dom';

/**
 * Changes the screen, and moves the focus to an element of the changed one: what was pressed may be gone. The element is
 * scrolled into sight unless `preventScroll` is set.
 */
export function focusAfter(change: () => void, id: string, { preventScroll = false } = {}): void {
  flushSync(change);
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (!preventScroll) target?.scrollIntoView({ block: 'nearest' });
}
