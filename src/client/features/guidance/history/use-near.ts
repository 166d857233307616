import { type RefObject, useEffect, useRef, useState } from 'react';

// Two screens of a phone either way: far enough that a quick finger does not see the gaps.
const MARGIN = '1600px 0px';

const told = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all: thousands of them would each be asked at every frame. */
function observe(element: Element, onChange: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) told.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  const observing = observer;
  told.set(element, onChange);
  observing.observe(element);
  return () => {
    told.delete(element);
    observing.unobserve(element);
  };
}

/**
 * Whether a place in the page is near what is seen, and how high it was when it last was. A place that holds the
 * focus stays near: nobody's keyboard is pulled from under them.
 */
export function useNear<Element extends HTMLElement>(
  first: boolean,
): { place: RefObject<Element | null>; near: boolean; height: number | null } {
  const place = useRef<Element>(null);
  const [state, setState] = useState<{ near: boolean; height: number | null }>({ near: first, height: null });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return observe(element, (near) => {
      if (near) setState((known) => (known.near ? known : { ...known, near: true }));
      else if (!element.contains(document.activeElement))
        setState((known) => (known.near ? { near: false, height: element.offsetHeight } : known));
    });
  }, []);
  return { place, ...state };
}
