/**
 * Does what can wait once the page is loaded and the browser has nothing else to do, within two seconds: it must not
 * hold up what is seen now. Returns what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', begin);
  const begin = () => {
    if ('requestIdleCallback' in window) {
      const ticket = requestIdleCallback(work, { timeout: 2_000 });
      cancel = () => cancelIdleCallback(ticket);
    } else {
      const ticket = setTimeout(work);
      cancel = () => clearTimeout(ticket);
    }
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => cancel();
}
