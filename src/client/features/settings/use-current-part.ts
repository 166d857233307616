import { useEffect, useState } from 'react';

/** The part of a long screen that is being read: the last whose top has passed the upper third. */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = ids.filter((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line);
      // At the very end the last part may be too short to come up so far.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0] ?? '');
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Who followed a link before the script was there has scrolled already.
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [ids]);
  return current;
}

function topOf(id: string): number | undefined {
  return document.querySelector(`[data-part="${id}"]`)?.getBoundingClientRect().top;
}
