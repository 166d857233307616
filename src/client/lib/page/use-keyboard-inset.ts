import { useEffect, useState } from 'react';

/** How much of the window's lower edge an on-screen keyboard covers, in pixels. */
export function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!active || !seen) return;
    const measure = () => {
      // A page that is zoomed in sees a part of the window without any keyboard.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      setInset(Math.max(0, Math.round(covered)));
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [active]);
  return inset;
}
