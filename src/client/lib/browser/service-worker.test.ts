import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

// Runs public/sw.js with doubles of the browser's APIs, and checks how it handles messages.

const SOURCE = readFileSync(new URL('../../../../public/sw.js', import.meta.url), 'utf8');
const WORDS = {
  ...{ prayer: 'New prayer', guidance: 'New guidance', open: 'Open it when you have a quiet moment.' },
  answers: { done: 'Done', later: 'In an hour', pause: 'Pause two weeks' },
};
const CAPABILITY = '41-Vb3k1x92QmZt7LrYp0aUwk';

interface Client {
  focused: boolean;
  focus: () => Promise<void>;
  postMessage: (message: unknown) => void;
}

let happened: unknown[];
let clients: Client[];
let words: Response | undefined;
let server: () => Promise<Response>;
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  [happened, clients, listeners] = [[], [], new Map()];
  words = new Response(JSON.stringify(WORDS));
  server = async () => Response.error();
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
  const fetch = (path: string, { method, body }: RequestInit) => {
    happened.push(`${method} ${path} ${body}`);
    return server();
  };
  const caches = { match: async () => words?.clone() };
  vm.runInNewContext(SOURCE, { self, URL, Response, AbortSignal, fetch, caches });
});

/** Dispatches an event to the worker, and waits for the promises of its `waitUntil`. */
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
  test('is shown in the language of the pages, even with a tab open', async () => {
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

  test('without JSON, or before the words are loaded, is shown under the name of the site', async () => {
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

  test('opens only addresses of this site', async () => {
    for (const url of ['https://elsewhere.example/', '//elsewhere.example/x', 'javascript:alert(1)', '/guidance?x=1'])
      await push({ type: 'prayer', url });
    const leads = happened.map((shown) => (shown as { data: { url: string } }).data.url);
    expect(leads).toEqual(['/dashboard', '/dashboard', '/dashboard', '/guidance?x=1']);
  });
});

describe('a pressed notification (product.md §4)', () => {
  test('focuses the open window and shows the dashboard', async () => {
    openTab('one');
    openTab('two', true);
    await click();
    expect(happened).toEqual(['closed', ['two', { type: 'go', path: '/dashboard' }], 'focused two']);
  });

  test('opens a window if none is open', async () => {
    await click('/dashboard');
    expect(happened).toEqual(['closed', 'opened /dashboard']);
  });
});

describe('a button of a notification (decisions.md D43)', () => {
  const press = (action: string) =>
    tell('notificationclick', {
      action,
      notification: { close: () => happened.push('closed'), data: { url: '/dashboard', capability: CAPABILITY } },
    });
  const call = (answer: string) =>
    `POST /trpc/alerts.answers.send ${JSON.stringify({ json: { capability: CAPABILITY, answer } })}`;
  const outcome = (outcome: string) => async () => Response.json({ result: { data: { json: { outcome, open: [] } } } });

  test('is shown for each answer of a message, in the language of the pages', async () => {
    await push({ type: 'prayer', answers: { capability: CAPABILITY, presses: ['done', 'later'] } });
    expect(happened).toMatchObject([
      {
        actions: [
          { action: 'done', title: 'Done' },
          { action: 'later', title: 'In an hour' },
        ],
        data: { url: '/dashboard', capability: CAPABILITY },
      },
    ]);
  });

  test.each([
    ['done', 'done'],
    ['later', 'later'],
    ['pause', 'paused'],
  ])('that was taken sends the answer and opens nothing: %s', async (answer, result) => {
    openTab('tab');
    server = outcome(result);
    await press(answer);
    expect(happened).toEqual(['closed', call(answer)]);
  });

  test.each<[string, typeof server]>([
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is away', async () => new Response('', { status: 503 })],
    ['a proxy answers with a page', async () => new Response('<html>Sign in</html>')],
    ['the message does not come again today', outcome('not_again')],
    ['the entry is gone', outcome('gone')],
  ])('opens the page of the answers where %s', async (_why, reply) => {
    server = reply;
    await press('later');
    expect(happened).toEqual(['closed', call('later'), `opened /answer/${CAPABILITY}?choose=later`]);
  });

  test('opens that page in the open window', async () => {
    openTab('tab');
    await press('done');
    expect(happened.slice(2)).toEqual([
      ['tab', { type: 'go', path: `/answer/${CAPABILITY}?choose=done` }],
      'focused tab',
    ]);
  });
});

test('a new version takes over only on request', () => {
  listeners.get('message')?.({ data: { type: 'something else' } });
  expect(happened).toEqual([]);
  listeners.get('message')?.({ data: { type: 'take-over' } });
  expect(happened).toEqual(['took over']);
});
