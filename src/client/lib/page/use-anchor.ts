import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMovingFocus } from './navigation.ts';
import { useHydrated } from './use-hydrated.ts';

// How long content above a section may still load and move it, in milliseconds.
const SETTLING_MS = 10_000;
// wouter dispatches events named after the history calls.
const STEPS = ['hashchange', 'pushState', 'replaceState'];
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The anchors of a screen: a list, or a pattern. */
type Anchors = readonly string[] | RegExp;

/**
 * Scrolls to the section that the address names (`/settings#alerts`) and focuses its heading. A member who has used the
 * screen since it opened, or since the last pressed link, is not moved. Returns the anchor, or null if there is none.
 * `onArrive` is called first, each time the address leads to one.
 */
export function useAnchor(anchors: Anchors, onArrive?: (id: string) => void): string | null {
  // The server does not know the anchor, so it is read after hydration.
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const isPrerendered = useRef(!useHydrated());
  const isUsed = useRef(false);
  const arrive = useEffectEvent((id: string) => onArrive?.(id));
  useEffect(() => {
    const update = () => {
      const id = readAnchor(anchors);
      if (id !== null) arrive(id);
      // A new object each time, so that a second press on the same link scrolls again.
      setTarget(id === null ? null : { id });
    };
    const onStep = ({ type }: Event) => {
      // Only a pushed address is a new visit. `replaceState` comes from the screen itself.
      if (type !== 'replaceState') {
        isUsed.current = false;
        isPrerendered.current = false;
      }
      update();
    };
    const onInput = () => {
      isUsed.current = true;
    };
    // The member may have scrolled a prerendered page before its script ran. (With an anchor, the browser scrolled it.)
    isUsed.current = isPrerendered.current && window.scrollY > 0 && window.location.hash === '';
    update();
    for (const step of STEPS) window.addEventListener(step, onStep);
    for (const input of INPUT_EVENTS) window.addEventListener(input, onInput, { passive: true });
    return () => {
      for (const step of STEPS) window.removeEventListener(step, onStep);
      for (const input of INPUT_EVENTS) window.removeEventListener(input, onInput);
    };
  }, [anchors]);
  useEffect(() => {
    if (!target || isUsed.current || (isPrerendered.current && isFocusElsewhere(target.id))) return;
    return holdAt(target.id);
  }, [target]);
  return target?.id ?? null;
}

function readAnchor(anchors: Anchors): string | null {
  // There is no window while the build prerenders.
  const id = globalThis.window?.location.hash.slice(1) ?? '';
  const known = anchors instanceof RegExp ? anchors.test(id) : anchors.includes(id);
  return known ? id : null;
}

/** Returns whether an element other than the section's heading has the focus. */
function isFocusElsewhere(id: string): boolean {
  const { activeElement: focused } = document;
  return focused !== null && focused !== document.body && focused.id !== id;
}

/** Keeps a heading at the top while the page around it loads, until the member interacts. */
function holdAt(id: string): () => void {
  const align = () => {
    const heading = document.getElementById(id);
    if (!heading) return;
    // The section may have rendered a new heading element.
    if (document.activeElement !== heading) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const observer = new ResizeObserver(align);
  observer.observe(document.body);
  const onFocus = ({ target }: FocusEvent) => {
    if (target === document.getElementById(id)) return;
    // A new screen may focus its own heading and scroll to its top after this section has loaded.
    if (isMovingFocus()) queueMicrotask(align);
    // The member moved the focus: a screen reader does so without a key or touch event.
    else end();
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('focusin', onFocus);
    observer.disconnect();
    for (const input of INPUT_EVENTS) window.removeEventListener(input, end);
  };
  const timer = setTimeout(end, SETTLING_MS);
  for (const input of INPUT_EVENTS) window.addEventListener(input, end, { passive: true });
  window.addEventListener('focusin', onFocus);
  align();
  return end;
}
