import { createExternalStore, useExternalStore } from '../external-store.ts';

// A tab that is open for days checks for a new version when it becomes visible, at most this often.
const CHECK_INTERVAL_MS = 60 * 60_000;

const updateReady = createExternalStore(false);
let registering: Promise<boolean> | null = null;
let registration: ServiceWorkerRegistration | null = null;
let reloading = false;
let checkedAt = 0;

/** The texts of push messages, which `public/sw.js` shows, in the language of the page. */
export type NotificationWords = Record<string, unknown>;

/** Registers the service worker. Returns false if that fails or the browser has none (product.md §4, §8). */
export function registerServiceWorker(words: NotificationWords): Promise<boolean> {
  registering ??= register(words).catch(() => {
    // The next call tries again.
    registering = null;
    return false;
  });
  return registering;
}

async function register(words: NotificationWords): Promise<boolean> {
  if (!('serviceWorker' in navigator)) {
    // biome-ignore lint/suspicious/noConsole: product.md §8 asks for this warning
    console.warn('This browser does not support service workers.');
    return false;
  }
  registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  checkedAt = Date.now();
  watchUpdates(registration);
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over without a reload.
    if (reloading) window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > CHECK_INTERVAL_MS) checkForUpdate();
  });
  const { active } = await Promise.race([navigator.serviceWorker.ready, installFailed(registration)]);
  active?.postMessage({ type: 'words', words });
  active?.postMessage({ type: 'cache', urls: loadedAssets() });
  return true;
}

/** Rejects if the first worker fails to install, because `ready` never settles then. */
function installFailed({ installing, active }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && !active) reject(new Error('the service worker was not installed'));
    });
  });
}

/** Returns the registration that shows notifications, or null if there is none. */
export async function serviceWorkerReady(): Promise<ServiceWorkerRegistration | null> {
  if (registration?.active) return registration;
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}

/** Checks for a new version of the site. A notice offers it (`useUpdateReady`); the page never reloads by itself. */
export function checkForUpdate(): void {
  checkedAt = Date.now();
  registration?.update().catch(() => {
    // Offline.
  });
}

/** Returns whether a new version is installed and waits to take over. */
export const useUpdateReady = (): boolean => useExternalStore(updateReady, false);

/** Activates the new version and reloads the page. */
export function reloadIntoUpdate(): void {
  reloading = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'take-over' });
  else window.location.reload();
}

/** Opens a screen from outside React, such as from a pressed notification. The router listens to the history. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
}

function watchUpdates(found: ServiceWorkerRegistration): void {
  const reportWaiting = () => {
    // Without a controller this is the first worker, not an update.
    if (found.waiting && navigator.serviceWorker.controller) updateReady.set(true);
  };
  reportWaiting();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', reportWaiting));
}

function onMessage({ data }: MessageEvent<unknown>): void {
  const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
  if (type === 'go' && typeof path === 'string' && path.startsWith('/')) goTo(path);
}

/** Returns the assets that this page loaded before the worker could cache them. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
