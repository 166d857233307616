import { useExternalStore } from '../external-store.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser reports a network. Only the cached offline page reads it while it is prerendered. */
export const useOnline = (): boolean => useExternalStore({ get: () => navigator.onLine, subscribe }, false);
