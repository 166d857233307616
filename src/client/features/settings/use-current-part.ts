import { useEffect, useState } from 'react';

/** Returns the id of the part being read: the last one whose top is in or above the upper third of the viewport. */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = ids.filter((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line);
      // At the end of the page, the last part may be too short to reach the upper third.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0] ?? '');
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The page may have scrolled before hydration.
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return current;
}

function topOf(id: string): number | undefined {
  return document.querySelector(`[data-part="${id}"]`)?.getBoundingClientRect().top;
}
