import { type RefObject, useEffect, useRef } from 'react';

/*
 * Which way the member came to the screen they see. After a step back or forward the browser restores the place on
 * the page, so nothing may scroll then. wouter announces its own steps as events named for the history calls.
 */
let cameBack = false;
let current: HTMLElement | null = null;
let movingFocus = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBack = true;
  });
  for (const step of ['pushState', 'replaceState'])
    window.addEventListener(step, () => {
      cameBack = false;
    });
}

/** Returns the ref of a screen's heading, which gets the focus once the screen shows it in place of another screen. */
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
  // The first screen of a visit is read from the top of the document, as any page is.
  if (isFirst) return;
  moveFocus(heading);
  if (!cameBack) window.scrollTo(0, 0);
}

/**
 * Moves the focus as part of a step to another place, without scrolling. A listener tells it from a move of the reader by
 * `isMovingFocus`.
 */
export function moveFocus(element: HTMLElement): void {
  movingFocus = true;
  element.focus({ preventScroll: true });
  movingFocus = false;
}

/** Whether the focus event that is being handled comes from `moveFocus`. */
export function isMovingFocus(): boolean {
  return movingFocus;
}
