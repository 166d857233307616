import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './first-look.ts';
import { isMovingFocus } from './navigation.ts';

// The time in which content above a part may still load and move it, in milliseconds.
const SETTLING_MS = 10_000;
// wouter announces its own steps as events named for the history calls.
const STEPS = ['hashchange', 'pushState', 'replaceState'];
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The anchors a screen knows: by their names, or by what they look like. */
type Anchors = readonly string[] | RegExp;

/** The part that an address names. */
interface Arrival {
  id: string;
  /** True when the page was opened with this anchor; false when a link of the page led to it. */
  opened: boolean;
}

/**
 * Takes whoever came with an anchor (`/settings#alerts`) to its part, and puts the focus on its heading. Gives the anchor;
 * null where there is none.
 */
export function useAnchor(anchors: Anchors): string | null {
  // Known in the browser only: the page may have been drawn elsewhere.
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isDrawn = useRef(!useHydrated());
  useEffect(() => {
    const look = (opened: boolean) => {
      const id = readAnchor(anchors);
      // A new object each time: the same link pressed again leads there again.
      setArrival(id === null ? null : { id, opened });
    };
    const onStep = () => look(false);
    look(true);
    for (const step of STEPS) window.addEventListener(step, onStep);
    return () => {
      for (const step of STEPS) window.removeEventListener(step, onStep);
    };
  }, [anchors]);
  useEffect(() => {
    if (!arrival) return;
    // The server drew this page, so the reader may have begun to use it before its script ran.
    if (arrival.opened && isDrawn.current && isElsewhere(arrival.id)) return;
    return settleAt(arrival.id);
  }, [arrival]);
  return arrival?.id ?? null;
}

function readAnchor(anchors: Anchors): string | null {
  // A page that is drawn while building has no address yet.
  const id = globalThis.window?.location.hash.slice(1) ?? '';
  const known = anchors instanceof RegExp ? anchors.test(id) : anchors.includes(id);
  return known ? id : null;
}

/** Returns whether something other than the heading of a part has the focus. */
function isElsewhere(id: string): boolean {
  const { activeElement: focused } = document;
  return focused !== null && focused !== document.body && focused !== document.getElementById(id);
}

/** Keeps a heading at the top while the page around it arrives, until the reader does something. */
function settleAt(id: string): () => void {
  const align = () => {
    const heading = document.getElementById(id);
    if (!heading) return;
    // The heading may have been put anew, with the part it belongs to.
    if (document.activeElement !== heading) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const observer = new ResizeObserver(align);
  observer.observe(document.body);
  const onFocus = ({ target }: FocusEvent) => {
    if (target === document.getElementById(id)) return;
    // A new screen focuses its own heading and scrolls to its top, perhaps after this part has arrived.
    if (isMovingFocus()) queueMicrotask(align);
    // A screen reader may move the focus without a key or a touch.
    else end();
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('focusin', onFocus);
    observer.disconnect();
    for (const touch of TOUCHES) window.removeEventListener(touch, end);
  };
  const timer = setTimeout(end, SETTLING_MS);
  for (const touch of TOUCHES) window.addEventListener(touch, end, { passive: true });
  window.addEventListener('focusin', onFocus);
  align();
  return end;
}
