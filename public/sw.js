/*
 * Caches the app so that it opens without a network, and handles push messages. The server writes the version of the build
 * above this text, so every build has its own worker and its own cache. No data of members is cached: pages come from the
 * network, and calls do not pass the worker.
 */

const PREFIX = 'hesed-';
const CACHE = `${PREFIX}${self.BUILD ?? 'development'}`;
// The texts of notifications in the language of the pages. This cache is kept when the version changes.
const WORDS_CACHE = 'words';
const WORDS = '/words.json';
const SHELL = '/offline';
// This entry is in the cache once every file of the app is.
const COMPLETE = '/complete';
const HOME = '/dashboard';
const ANSWER_CALL = '/trpc/alerts.answers.send';
// The outcome that each answer has when the server accepts it (shared/alerts/answers.ts).
const ACCEPTED = { done: 'done', later: 'later', pause: 'paused' };
// A browser lets a worker open a window only within a few seconds of the press.
const ANSWER_TIMEOUT_MS = 4_000;
// Paths that are never a page of the app.
const NOT_A_PAGE = /^\/(?:api|trpc|assets|healthz|readyz|metrics)(?:\/|$)/;
const CACHED_PATHS = /^\/(?:assets\/|icon|apple-touch-icon)/;
// The files that the shell itself loads.
const SHELL_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;
// The list of the files that screens may load (scripts/build/cached-files.ts).
const FILE_LIST = /<script type="application\/json" id="cached-files">(.*?)<\/script>/;

// Calls bypass the worker if the browser supports it: a call that a page sends while it closes would otherwise be cancelled.
const CALLS = ['/api/*', '/trpc/*'];

self.addEventListener('install', (event) => {
  const bypass = CALLS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));
  event.waitUntil(Promise.all([event.addRoutes?.(bypass), install()]));
});

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { type, words, urls } = event.data ?? {};
  if (type === 'take-over') self.skipWaiting();
  if (type === 'words') event.waitUntil(cacheWords(words));
  if (type === 'cache') event.waitUntil(cacheAssets(urls).then(cacheAllFiles));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_A_PAGE.test(pathname)) event.respondWith(openPage(event));
  } else if (CACHED_PATHS.test(pathname)) event.respondWith(openAsset(request));
});

// Every push is shown, even with a tab open: browsers withdraw the permission from a site that shows nothing (rules.md C25).
self.addEventListener('push', (event) => event.waitUntil(showPush(readPush(event.data))));

// The browser replaced the subscription, or the push service ended it (rules.md C25).
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event)));

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action ? giveAnswer(notification.data?.capability, action) : goTo(ownPath(notification.data?.url)));
});

/**
 * The first worker caches only the files of the shell, because switching push on waits for it. Its page then asks for the
 * rest. A later worker installs in the background and caches everything, because it may take over without a network.
 */
async function install() {
  await cacheShell();
  if (self.registration.active) await cacheAllFiles();
}

/** Caches the page that starts the app at any address, and the files that it loads. */
async function cacheShell() {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL, { cache: 'reload' });
  if (!shell.ok) throw new Error('the page for use without a network could not be loaded');
  const html = await shell.clone().text();
  const paths = [...html.matchAll(SHELL_FILES)].map(([, path]) => path);
  await Promise.all([...new Set(paths)].map((path) => fetchInto(cache, path)));
  // Stored last, so the shell is never in the cache without its files.
  await cache.put(SHELL, shell);
}

/** Caches the files of every screen. If one fails to load, the next page that starts asks again. */
async function cacheAllFiles() {
  const cache = await caches.open(CACHE);
  if (self.navigator.connection?.saveData || (await cache.match(COMPLETE))) return;
  // A browser that is short of space may have deleted everything.
  if (!(await cache.match(SHELL))) await cacheShell();
  const shell = await cache.match(SHELL);
  const [, list = '[]'] = FILE_LIST.exec(await shell.text()) ?? [];
  const results = await Promise.allSettled(JSON.parse(list).map((path) => fetchInto(cache, path)));
  if (results.every(({ status }) => status === 'fulfilled')) await cache.put(COMPLETE, new Response());
}

async function fetchInto(cache, path) {
  if (await cache.match(path)) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded`);
  await cache.put(path, response);
}

/** Deletes the caches of earlier versions, and controls the pages that are already open. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  let answer;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A proxy answers with these while the site is down.
    if (![502, 503, 504].includes(answer.status)) return answer;
  } catch {}
  const shell = await (await caches.open(CACHE)).match(SHELL);
  return shell ?? answer ?? Response.error();
}

async function openAsset(request) {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/'))
    await (await caches.open(CACHE)).put(request.url, response.clone());
  return response;
}

async function cacheAssets(urls) {
  const cache = await caches.open(CACHE);
  const paths = (Array.isArray(urls) ? urls : []).filter((path) => CACHED_PATHS.test(path));
  await Promise.all(paths.map((path) => fetchInto(cache, path).catch(() => {})));
}

/** Caches the texts of notifications. If the language changed, it caches the shell and the files of that language too. */
async function cacheWords(words) {
  const cache = await caches.open(WORDS_CACHE);
  const text = JSON.stringify(words);
  const before = await (await cache.match(WORDS))?.text();
  await cache.put(WORDS, new Response(text, { headers: { 'content-type': 'application/json' } }));
  if (before === undefined || before === text) return;
  await cacheShell();
  await (await caches.open(CACHE)).delete(COMPLETE);
  await cacheAllFiles();
}

/** Reads a message: type, key of the title, URL, tag and answers. It contains no personal data (rules.md C22). */
function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function showPush({ type, title, url, tag, answers }) {
  const words = (await (await caches.match(WORDS))?.json()) ?? {};
  // A browser shows as many buttons as fit, usually two.
  const presses = (answers?.presses ?? []).filter((answer) => words.answers?.[answer]);
  await self.registration.showNotification(words[title] ?? words[type] ?? words.guidance ?? self.location.hostname, {
    body: words.open,
    icon: '/icon-192.png',
    tag,
    ...(presses.length > 0 && { actions: presses.map((action) => ({ action, title: words.answers[action] })) }),
    data: { url: ownPath(url), ...(presses.length > 0 && { capability: answers.capability }) },
  });
}

/** Sends the answer of the pressed button. If the server does not accept it, or is unreachable, the page of answers opens. */
async function giveAnswer(capability, answer) {
  const isAccepted = await sendAnswer(capability, answer).catch(() => false);
  if (!isAccepted) await goTo(`/answer/${encodeURIComponent(capability)}?choose=${encodeURIComponent(answer)}`);
}

async function sendAnswer(capability, answer) {
  const response = await fetch(ANSWER_CALL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { capability, answer } }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!response.ok) return false;
  const { result } = await response.json();
  return result.data.json.outcome === ACCEPTED[answer];
}

/**
 * Replaces the old subscription on the server. If nobody is signed in, it ends the subscription. If this fails, the page
 * registers again at its next start.
 */
async function replaceSubscription({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const me = await fetch('/api/auth/me');
  if (me.status === 401) return (newSubscription ?? (await pushManager.getSubscription()))?.unsubscribe();
  const { user } = await me.json();
  const subscriptions = `/api/push/subscriptions/${user.id}`;
  const subscription =
    newSubscription ?? (await pushManager.getSubscription()) ?? (await pushManager.subscribe(await pushOptions()));
  await fetch(subscriptions, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  if (oldSubscription && oldSubscription.endpoint !== subscription.endpoint)
    await fetch(`${subscriptions}?${new URLSearchParams({ endpoint: oldSubscription.endpoint })}`, {
      method: 'DELETE',
    });
}

async function pushOptions() {
  const { publicKey } = await (await fetch('/api/push/key')).json();
  return { userVisibleOnly: true, applicationServerKey: publicKey };
}

/** Returns the path of a URL of this site, and the dashboard's for any other URL. */
function ownPath(url) {
  const target = URL.parse(url ?? HOME, self.location.origin);
  return target?.origin === self.location.origin ? `${target.pathname}${target.search}` : HOME;
}

/** Focuses an open window and shows the path in it, or opens a new window. */
async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const client = windows.find(({ focused }) => focused) ?? windows[0];
  if (!client) return self.clients.openWindow(path);
  client.postMessage({ type: 'go', path });
  return client.focus();
}
