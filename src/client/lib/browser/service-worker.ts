import { notificationWords } from '#strings/alerts/live.ts';
import { createStore, useStore } from '../store.ts';

// A tab that stays open for days looks for a new version now and then, when it is shown.
const LOOK_EVERY_MS = 60 * 60_000;

const updateReady = createStore(false);
let registering: Promise<boolean> | null = null;
let registration: ServiceWorkerRegistration | null = null;
let reloading = false;
let lookedAt = 0;

/** Registers the service worker; reports false where that fails, or where the browser has none (product.md §4, §8). */
export function registerServiceWorker(): Promise<boolean> {
  registering ??= register().catch(() => {
    // Another time it may go better.
    registering = null;
    return false;
  });
  return registering;
}

async function register(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) {
    // biome-ignore lint/suspicious/noConsole: product.md §8 asks for this warning
    console.warn('This browser does not support service workers.');
    return false;
  }
  registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  lookedAt = Date.now();
  watchUpdates(registration);
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Only where the member asked for it: the first worker takes over quietly.
    if (reloading) window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lookedAt > LOOK_EVERY_MS) lookForUpdate();
  });
  const { active } = await Promise.race([navigator.serviceWorker.ready, installFailed(registration)]);
  active?.postMessage({ type: 'words', words: notificationWords });
  active?.postMessage({ type: 'keep', urls: loadedAssets() });
  return true;
}

/** Ends with an error where the first worker could not be installed: nobody would ever be ready then. */
function installFailed({ installing, active }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && !active) reject(new Error('the service worker was not installed'));
    });
  });
}

/** The registration that push messages and notifications go by; null where there is none. */
export async function serviceWorkerReady(): Promise<ServiceWorkerRegistration | null> {
  if (registration?.active) return registration;
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}

/** Looks whether the site has a new version; it is told, never forced. */
export function lookForUpdate(): void {
  lookedAt = Date.now();
  registration?.update().catch(() => {
    // Without a network there is nothing new.
  });
}

/** Whether a new version waits to be taken over. */
export const useUpdateReady = (): boolean => useStore(updateReady, false);

/** Takes over the new version, and loads the page anew in it. */
export function reloadIntoUpdate(): void {
  reloading = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'take-over' });
  else window.location.reload();
}

/** Goes to a screen from outside the screens, as a pressed notification does. */
export function goTo(path: string): void {
  // The router listens to the history.
  window.history.pushState(null, '', path);
}

function watchUpdates(found: ServiceWorkerRegistration): void {
  const tellIfWaiting = () => {
    // Without one in charge this is the first, and nothing is being replaced.
    if (found.waiting && navigator.serviceWorker.controller) updateReady.set(true);
  };
  tellIfWaiting();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tellIfWaiting));
}

function onMessage({ data }: MessageEvent<unknown>): void {
  const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
  if (type === 'go' && typeof path === 'string' && path.startsWith('/')) goTo(path);
}

/** What this page loaded before the worker was there to keep it. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
