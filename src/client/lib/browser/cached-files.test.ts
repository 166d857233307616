import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

// Runs public/sw.js with doubles of the browser's APIs, and checks which files it caches.

const SOURCE = readFileSync(new URL('../../../../public/sw.js', import.meta.url), 'utf8');
const SITE = 'https://friends.parish.example';

/** The page for use without a network, as the build writes it. */
const offlinePage = (script: string, list: string[]) =>
  `<script src="${script}"></script><script type="application/json" id="cached-files">${JSON.stringify(list)}</script>`;

let files: Record<string, string>;
let cached: Map<string, string>;
let connection: { saveData: boolean } | undefined;

beforeEach(() => {
  files = {
    '/offline': offlinePage('/assets/start-1.js', ['/assets/drawer-1.js', '/assets/home-1.css', '/assets/start-1.js']),
    '/assets/start-1.js': '',
    '/assets/home-1.css': '',
    '/assets/drawer-1.js': 'import("./admin.page-CZ714E8c.js")',
    '/assets/admin.page-CZ714E8c.js': '',
  };
  [cached, connection] = [new Map(), undefined];
});

const FIRST = ['/assets/start-1.js', '/offline'];
const WHOLE = [...FIRST, '/assets/drawer-1.js', '/assets/home-1.css', '/complete'].sort();
const cachedPaths = () => [...cached.keys()].sort();

/** Starts a worker; `replaces` if an earlier one controls the page. */
function startWorker({ replaces = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: new URL('/sw.js', SITE),
    navigator: { connection },
    registration: { active: replaces ? {} : null },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  const fetch = async (path: string) =>
    files[path] === undefined ? new Response('', { status: 404 }) : new Response(files[path]);
  const store = {
    match: async (path: string) => (cached.has(path) ? new Response(cached.get(path)) : undefined),
    put: async (path: string, response: Response) => void cached.set(path, await response.text()),
    delete: async (path: string) => cached.delete(path),
  };
  const caches = { open: async () => store, match: store.match };
  vm.runInNewContext(SOURCE, { self, URL, Response, fetch, caches });
  return async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
}

const CACHE = { data: { type: 'cache', urls: [] } };

test('the first worker installs with the first screen only, and caches the listed files once a page asks', async () => {
  const tell = startWorker();
  await tell('install');
  expect(cachedPaths()).toEqual(FIRST);
  await tell('message', CACHE);
  expect(cachedPaths()).toEqual(WHOLE);
});

test('a later worker caches every listed file before it takes over', async () => {
  await startWorker({ replaces: true })('install');
  expect(cachedPaths()).toEqual(WHOLE);
});

test('a file that failed to load is fetched again when a page starts', async () => {
  const { '/assets/drawer-1.js': drawer = '', ...others } = files;
  files = others;
  const tell = startWorker();
  await tell('install');
  await tell('message', CACHE);
  expect(cachedPaths()).toEqual(['/assets/home-1.css', ...FIRST]);
  files = { ...others, '/assets/drawer-1.js': drawer };
  await tell('message', CACHE);
  expect(cachedPaths()).toEqual(WHOLE);
});

test('with data saving on, only the first screen is cached', async () => {
  connection = { saveData: true };
  const tell = startWorker();
  await tell('install');
  await tell('message', CACHE);
  expect(cachedPaths()).toEqual(FIRST);
});

test('an evicted cache is filled again', async () => {
  const tell = startWorker();
  await tell('install');
  cached.clear();
  await tell('message', CACHE);
  expect(cachedPaths()).toEqual(WHOLE);
});

test('a page in another language caches the files of that language', async () => {
  const tell = startWorker();
  await tell('install');
  await tell('message', { data: { type: 'words', words: { open: 'Open it.' } } });
  await tell('message', CACHE);
  files = {
    '/offline': offlinePage('/assets/inicio-1.js', ['/assets/inicio-1.js', '/assets/oracion-1.js']),
    '/assets/inicio-1.js': '',
    '/assets/oracion-1.js': '',
  };
  await tell('message', { data: { type: 'words', words: { open: 'Ábrela.' } } });
  expect(cachedPaths()).toEqual([...WHOLE, '/assets/inicio-1.js', '/assets/oracion-1.js', '/words.json'].sort());
});
