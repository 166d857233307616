import { flushSync } from 'react-dom';
import { moveFocus } from './navigation.ts';

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

/** A `ref` that focuses an element as it appears, after the focused element is gone. */
export function focusIfLost(appeared: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === fallbackHeading) appeared?.focus({ preventScroll: true });
}

/** Changes the screen and focuses the submit button of the form around an element, because the pressed button is gone. */
export function focusSubmitAfter(change: () => void, inside: HTMLElement): void {
  const form = inside.closest('form');
  flushSync(change);
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

// The last heading that got the focus in place of an element that disappeared.
let fallbackHeading: HTMLElement | null = null;

/**
 * A `ref` for an element that may disappear with the focus in it. The focus then moves to the nearest heading in the page
 * or the dialog, unless something else takes it. `ActionButton` and the rows of tables have it.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  // React calls this just before it removes the element.
  return () => {
    const container = element.closest<HTMLElement>('[role="dialog"], main');
    if (!container || !element.contains(document.activeElement)) return;
    const ancestors: HTMLElement[] = [];
    for (
      let ancestor = element.parentElement;
      ancestor && container.contains(ancestor);
      ancestor = ancestor.parentElement
    )
      ancestors.push(ancestor);
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const connected = ancestors.filter(({ isConnected }) => isConnected);
      const headings = connected.map((ancestor) =>
        ancestor.querySelector<HTMLElement>(':is(h1, h2, h3, h4)[tabindex]'),
      );
      fallbackHeading = headings.find((heading) => heading !== null) ?? null;
      if (fallbackHeading) moveFocus(fallbackHeading);
    });
  };
}
