/**
 * Tells vite's loader which style sheets the page brought with it, so that no chunk fetches them again: it looks for a
 * link, and one that is switched off before it is in the document is not followed.
 */
export function claimPageStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', style.dataset.file ?? '');
    style.after(link);
  }
}
