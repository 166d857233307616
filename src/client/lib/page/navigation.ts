import { type RefObject, useEffect, useRef } from 'react';

/*
 * Tracks whether Back or Forward led to the screen. The browser then restores the scroll position, so nothing else may
 * scroll. wouter dispatches events named after the history calls.
 */
let traversed = false;
let current: HTMLElement | null = null;
let movingFocus = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    traversed = true;
  });
  for (const step of ['pushState', 'replaceState'])
    window.addEventListener(step, () => {
      traversed = false;
    });
}

/** Returns the ref of a screen's heading, which gets the focus when the screen replaces another. */
export function useScreenHeading(isShown = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) focusHeading(heading.current);
  }, [isShown]);
  return heading;
}

function focusHeading(heading: HTMLElement | null): void {
  const isFirst = current === null;
  if (!heading || heading === current) return;
  current = heading;
  // A screen reader reads the first screen from the top of the document.
  if (isFirst) return;
  moveFocus(heading);
  if (!traversed) window.scrollTo(0, 0);
}

/**
 * Moves the focus during navigation, without scrolling. Focus listeners call `isMovingFocus` to tell this from the
 * member's own move.
 */
export function moveFocus(element: HTMLElement): void {
  movingFocus = true;
  element.focus({ preventScroll: true });
  movingFocus = false;
}

/** Returns whether `moveFocus` caused the current focus event. */
export function isMovingFocus(): boolean {
  return movingFocus;
}
