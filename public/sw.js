/*
 * What this browser keeps of the site, so that it opens without a network, and what it does with push messages. The
 * server puts the version of the build before this text: another build is another worker, with a store of its own.
 * Nothing of a member's is kept here: pages come from the network, and answers are none of its business.
 */

const PREFIX = 'hesed-';
const STORE = `${PREFIX}${self.BUILD ?? 'development'}`;
// Outlives the versions: what notifications are called in the language of the pages.
const WORDS_STORE = 'words';
const WORDS = '/words.json';
const SHELL = '/offline';
// Stands in the store once it holds every file of the app.
const COMPLETE = '/complete';
const HOME = '/dashboard';
const ANSWER_CALL = '/trpc/alerts.answers.send';
// The outcome of each answer that was taken (shared/alerts/answers.ts).
const TAKEN = { done: 'done', later: 'later', pause: 'paused' };
// Browsers let a worker open a window only for a few seconds after the press.
const ANSWER_TIMEOUT_MS = 4_000;
// What the server answers itself, or for itself: never a page.
const NO_PAGE = /^\/(?:api|trpc|assets|healthz|readyz|metrics)(?:\/|$)/;
const KEPT = /^\/(?:assets\/|icon|apple-touch-icon)/;
// Who looks after a site does so online.
const NOT_AHEAD = /\/(?:admin|setup)-[\w-]{8}\.(?:js|css)$/;

// Calls go past the worker, where a browser knows how: one that a page sends while it is left would die with the page.
const CALLS = ['/api/*', '/trpc/*'];

self.addEventListener('install', (event) => {
  const past = CALLS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));
  event.waitUntil(Promise.all([event.addRoutes?.(past), install()]));
});

self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));

self.addEventListener('message', (event) => {
  const { type, words, urls } = event.data ?? {};
  if (type === 'take-over') self.skipWaiting();
  if (type === 'words') event.waitUntil(keepWords(words));
  if (type === 'keep') event.waitUntil(keepAssets(urls).then(keepRest));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(openPage(event));
  } else if (KEPT.test(pathname)) event.respondWith(openAsset(request));
});

// Every push is shown, even with a tab open: browsers take the permission back from who is silent (rules.md C25).
self.addEventListener('push', (event) => event.waitUntil(showPush(readPush(event.data))));

// The browser has replaced the subscription, or the push service has ended it (rules.md C25).
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event)));

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action ? giveAnswer(notification.data?.capability, action) : goTo(ownPath(notification.data?.url)));
});

/**
 * The first worker is waited for by whoever switches push on, so it keeps only the first screen, and the rest when its page
 * says so. A later one waits in the background, and may take over without a network.
 */
async function install() {
  await keepShell();
  if (self.registration.active) await keepRest();
}

/** Keeps the page that starts the app at any address, and what it asks for at once. */
async function keepShell() {
  const store = await caches.open(STORE);
  const shell = await fetch(SHELL, { cache: 'reload' });
  if (!shell.ok) throw new Error('the page for use without a network did not come');
  const html = await shell.clone().text();
  await Promise.all([...new Set(partsOfPage(html))].map((path) => fetchInto(store, path)));
  // Only now, so that it never stands there without its parts.
  await store.put(SHELL, shell);
}

/** Keeps the other files of the app; where one does not come, the next page that starts asks for it again. */
async function keepRest() {
  const store = await caches.open(STORE);
  if (self.navigator.connection?.saveData || (await store.match(COMPLETE))) return;
  // A browser short of room may have thrown everything away.
  if (!(await store.match(SHELL))) await keepShell();
  const shell = await store.match(SHELL);
  if (await followParts(store, partsOfPage(await shell.text()))) await store.put(COMPLETE, new Response());
}

/** What a page asks for: by itself, and what `client/start.ts` asks for once it is shown. */
function partsOfPage(html) {
  const named = html.matchAll(/(?:src|href|data-main|data-ahead)="(\/assets\/[^"]+)"/g);
  return [...named].flatMap(([, paths]) => paths.split(' '));
}

/** Goes from each script to those it names, for as long as there are new ones; returns whether all of them came. */
async function followParts(store, paths) {
  const known = new Set(paths);
  const failed = [];
  let next = paths;
  while (next.length > 0) {
    const named = await Promise.all(next.map(async (path) => partsIn(path, await store.match(path))));
    next = [...new Set(named.flat())].filter((path) => !known.has(path) && !NOT_AHEAD.test(path));
    for (const path of next) known.add(path);
    await Promise.all(next.map((path) => fetchInto(store, path).catch(() => failed.push(path))));
  }
  return failed.length === 0;
}

async function partsIn(path, response) {
  if (!path.endsWith('.js') || !response) return [];
  const names = (await response.text()).matchAll(/["'`]((?:\.\/|\/?(?:[\w-]+\/)*assets\/)[\w.-]+\.(?:js|css))["'`]/g);
  const base = new URL(path, self.location.origin);
  return [...names].map(
    ([, name]) => new URL(name.startsWith('./') ? name : `/${name.replace(/^\//, '')}`, base).pathname,
  );
}

async function fetchInto(store, path) {
  if (await store.match(path)) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} did not come`);
  await store.put(path, response);
}

/** Lets go of what earlier versions kept, and serves the pages that are open already. */
async function takeCharge() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== STORE).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  let answer;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A proxy's word that the site is not there just now.
    if (![502, 503, 504].includes(answer.status)) return answer;
  } catch {}
  const shell = await (await caches.open(STORE)).match(SHELL);
  return shell ?? answer ?? Response.error();
}

async function openAsset(request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/'))
    await (await caches.open(STORE)).put(request.url, response.clone());
  return response;
}

async function keepAssets(urls) {
  const store = await caches.open(STORE);
  const paths = (Array.isArray(urls) ? urls : []).filter((path) => KEPT.test(path));
  await Promise.all(paths.map((path) => fetchInto(store, path).catch(() => {})));
}

/** Keeps what notifications are called; in another language than before, the kept page is fetched anew as well. */
async function keepWords(words) {
  const store = await caches.open(WORDS_STORE);
  const text = JSON.stringify(words);
  const before = await (await store.match(WORDS))?.text();
  await store.put(WORDS, new Response(text, { headers: { 'content-type': 'application/json' } }));
  if (before === undefined || before === text) return;
  await keepShell();
  await (await caches.open(STORE)).delete(COMPLETE);
  await keepRest();
}

/**
 * Reads a message: its type, the key of its title, its path, its tag, and the answers that it takes. It holds nothing of
 * a member's (rules.md C22).
 */
function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function showPush({ type, title, url, tag, answers }) {
  const words = (await (await caches.match(WORDS))?.json()) ?? {};
  // A browser shows as many buttons as it has room for, most often two.
  const presses = (answers?.presses ?? []).filter((answer) => words.answers?.[answer]);
  await self.registration.showNotification(words[title] ?? words[type] ?? words.guidance ?? self.location.hostname, {
    body: words.open,
    icon: '/icon-192.png',
    tag,
    ...(presses.length > 0 && { actions: presses.map((action) => ({ action, title: words.answers[action] })) }),
    data: { url: ownPath(url), ...(presses.length > 0 && { capability: answers.capability }) },
  });
}

/**
 * Sends the answer of the pressed button. The page with the answers opens where the answer was not taken, and where the
 * server cannot be reached.
 */
async function giveAnswer(capability, answer) {
  const isTaken = await sendAnswer(capability, answer).catch(() => false);
  if (!isTaken) await goTo(`/answer/${encodeURIComponent(capability)}?choose=${encodeURIComponent(answer)}`);
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
  return result.data.json.outcome === TAKEN[answer];
}

/**
 * Tells the server which subscription takes the place of the old one. Where nobody is signed in there is none. What
 * fails here the page does at its next start.
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

/** A path of this site; the dashboard in place of anything else. */
function ownPath(url) {
  const target = URL.parse(url ?? HOME, self.location.origin);
  return target?.origin === self.location.origin ? `${target.pathname}${target.search}` : HOME;
}

/** Brings the window that is open to the front and to its screen, or opens one. */
async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const client = windows.find(({ focused }) => focused) ?? windows[0];
  if (!client) return self.clients.openWindow(path);
  client.postMessage({ type: 'go', path });
  return client.focus();
}
