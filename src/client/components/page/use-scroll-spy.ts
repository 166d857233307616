import { useEffect, useState } from 'react';

/** The part of a long screen that is being read: the last whose top has passed the upper third. */
export function useScrollSpy(parts: readonly { id: string }[]): string {
  const ids = parts.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(parts[0]?.id ?? '');
  useEffect(() => {
    const each = ids.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = each.filter((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line);
      // At the very end the last part may be too short to come up so far.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? each.at(-1) : passed.at(-1)) ?? each[0] ?? '');
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
  return document.getElementById(id)?.getBoundingClientRect().top;
}
