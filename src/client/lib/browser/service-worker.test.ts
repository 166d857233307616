import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

// public/sw.js in a browser of our own making: what it does with messages. What it keeps is a journey's business.

const SOURCE = readFileSync(new URL('../../../../public/sw.js', import.meta.url), 'utf8');
const WORDS = { prayer: 'New prayer', guidance: 'New guidance', open: 'Open it when you have a quiet moment.' };

interface Client {
  focused: boolean;
  focus: () => Promise<void>;
  postMessage: (message: unknown) => void;
}

let happened: unknown[];
let clients: Client[];
let words: Response | undefined;
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  [happened, clients, listeners] = [[], [], new Map()];
  words = new Response(JSON.stringify(WORDS));
  const self = {
    location: new URL('https://friends.parish.example/sw.js'),
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) => void happened.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void happened.push(`opened ${path}`),
    },
    skipWaiting: () => void happened.push('took over'),
  };
  vm.runInNewContext(SOURCE, { self, URL, Response, caches: { match: async () => words?.clone() } });
});

/** Tells the worker of something, and waits for as long as it asks to be kept alive. */
async function tell(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

const push = (data: unknown) => tell('push', { data: data === undefined ? null : { json: () => data } });
const click = (url?: unknown) =>
  tell('notificationclick', { notification: { close: () => happened.push('closed'), data: { url } } });

function openTab(name: string, focused = false): void {
  clients.push({
    focused,
    focus: async () => void happened.push(`focused ${name}`),
    postMessage: (message) => void happened.push([name, message]),
  });
}

describe('a push message (rules.md C22, C25)', () => {
  test('is shown in the words of the pages, even with a tab open', async () => {
    openTab('tab', true);
    await push({ type: 'prayer', title: 'prayer', url: '/dashboard', tag: 'prayer' });
    expect(happened).toEqual([
      { title: 'New prayer', body: WORDS.open, icon: '/icon-192.png', tag: 'prayer', data: { url: '/dashboard' } },
    ]);
  });

  test.each([
    ['nothing in it', undefined],
    ['a title nobody knows', { title: 'unheard-of' }],
  ])('with %s is shown all the same', async (_what, data) => {
    await push(data);
    expect(happened).toMatchObject([{ title: 'New guidance', data: { url: '/dashboard' } }]);
  });

  test('that is no JSON is shown, and before there are words, by the name of the site', async () => {
    words = undefined;
    await tell('push', {
      data: {
        json() {
          throw new SyntaxError();
        },
      },
    });
    expect(happened).toMatchObject([{ title: 'friends.parish.example' }]);
  });

  test('leads nowhere but to this site', async () => {
    for (const url of ['https://elsewhere.example/', '//elsewhere.example/x', 'javascript:alert(1)', '/guidance?x=1'])
      await push({ type: 'prayer', url });
    const leads = happened.map((shown) => (shown as { data: { url: string } }).data.url);
    expect(leads).toEqual(['/dashboard', '/dashboard', '/dashboard', '/guidance?x=1']);
  });
});

describe('a notification that is pressed (product.md §4)', () => {
  test('brings the window that is open to the dashboard', async () => {
    openTab('one');
    openTab('two', true);
    await click();
    expect(happened).toEqual(['closed', ['two', { type: 'go', path: '/dashboard' }], 'focused two']);
  });

  test('opens a window where none is', async () => {
    await click('/dashboard');
    expect(happened).toEqual(['closed', 'opened /dashboard']);
  });
});

test('a new version takes over only when it is told to', () => {
  listeners.get('message')?.({ data: { type: 'something else' } });
  expect(happened).toEqual([]);
  listeners.get('message')?.({ data: { type: 'take-over' } });
  expect(happened).toEqual(['took over']);
});
