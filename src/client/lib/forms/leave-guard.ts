import { navigate } from 'wouter/use-browser-location';

const RELOAD_TIMEOUT_MS = 10_000;
let allowed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks before a link or Back leaves the screen, if the browser has the Navigation API. Every browser asks before the tab
 * is closed or reloaded. `isLeft` decides whether another query of the same path leaves the screen. Returns the function
 * that removes the guard.
 */
export function guardLeaving(ask: () => Promise<boolean>, isLeft: (query: URLSearchParams) => boolean): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType } = event;
    // `beforeunload` covers steps to another document.
    if (allowed || event.defaultPrevented || !event.cancelable || !destination.sameDocument) return;
    const { pathname, search, searchParams, hash } = new URL(destination.url);
    if (pathname === window.location.pathname && !isLeft(searchParams)) return;
    event.preventDefault();
    void ask().then((leave) => {
      if (!leave) return;
      allowed = true;
      if (navigationType === 'traverse') {
        const { finished } = navigation?.traverseTo(destination.key) ?? {};
        void finished?.catch(() => undefined).finally(disallow);
        return;
      }
      navigate(`${pathname}${search}${hash}`, { replace: navigationType === 'replace' });
      disallow();
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!allowed) event.preventDefault();
  };
  navigation?.addEventListener('navigate', onNavigate);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    navigation?.removeEventListener('navigate', onNavigate);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/**
 * Lets the page reload without the browser's question, after the member has answered the product's own. If the reload does
 * not come, leaving asks again.
 */
export function allowReload(): void {
  allowed = true;
  // The timer of an earlier call must not end this one.
  clearTimeout(timer);
  timer = setTimeout(disallow, RELOAD_TIMEOUT_MS);
}

function disallow(): void {
  allowed = false;
}
