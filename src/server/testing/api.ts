import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { sessionsOf } from '../domains/auth/sessions/sessions.ts';
import type { PageSource } from '../http/pages/built-pages.ts';
import type { ProgramFiles } from '../lib/program/program-files.ts';
import { type AccountOptions, createAccount } from './members/accounts.ts';
import { createTestSite, type TestSite } from './site.ts';

/** An answer, with its parsed JSON if there is any. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  text: string;
  headers: Headers;
}

interface CallOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: BodyInit;
  headers?: Record<string, string>;
  /** The Origin header; null for none. A browser sends its own except with GET and HEAD. */
  origin?: string | null;
}

/** A visitor with a cookie jar, who behaves like a browser on the site's own pages. */
export interface Browser {
  /** Cookie names and values, as the answers set them. */
  jar: Map<string, string>;
  send<Body = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  get<Body = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<Body>>;
  post<Body = Record<string, unknown>>(path: string, json?: unknown, options?: CallOptions): Promise<Answer<Body>>;
  patch<Body = Record<string, unknown>>(path: string, json?: unknown, options?: CallOptions): Promise<Answer<Body>>;
}

/** A browser with a signed-in member. */
export interface SignedIn extends Browser {
  id: number;
  email: string;
}

export interface TestApi {
  site: TestSite;
  app: Hono;
  /** Returns a signed-out browser. */
  visitor(): Browser;
  /** Creates a signed-in member without the cost of hashing a password. */
  member(options?: AccountOptions): Promise<SignedIn>;
  close(): void;
}

export const OWN_ORIGIN = 'http://hesed.example';

/** Creates the whole app on a new site, in memory unless `file` is set, without a socket. */
export function createTestApi(
  options: {
    now?: string;
    env?: Record<string, string>;
    file?: string | Buffer;
    pages?: PageSource;
    files?: ProgramFiles;
  } = {},
): TestApi {
  const site = createTestSite(options);
  const app = createApp(site, {
    lastBeat: () => site.clock.now(),
    ...(options.pages ? { pages: { source: options.pages, files: options.files ?? null } } : {}),
  });
  return {
    site,
    app,
    visitor: () => createBrowser(app),
    async member(account) {
      const { id, email } = await createAccount(site, account);
      const browser = createBrowser(app);
      const cookie = await sessionsOf(site).start(id, {
        userAgent: 'test',
        secure: site.env.publicUrl.startsWith('https:'),
        startedAt: site.clock.now(),
      });
      keepCookies(browser.jar, [cookie]);
      return { ...browser, id, email };
    },
    close: () => site.db.close(),
  };
}

/** Creates a browser that talks to an app. */
export function createBrowser(app: Pick<Hono, 'request'>): Browser {
  const jar = new Map<string, string>();

  async function send<Body>(method: string, path: string, options: CallOptions = {}): Promise<Answer<Body>> {
    const headers = new Headers();
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const origin = options.origin === undefined && !['GET', 'HEAD'].includes(method) ? OWN_ORIGIN : options.origin;
    if (origin) headers.set('origin', origin);
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const leaving = new AbortController();
    const response = await app.request(`${OWN_ORIGIN}${path}`, {
      method,
      headers,
      signal: leaving.signal,
      ...(body === undefined ? {} : { body }),
    });
    keepCookies(jar, response.headers.getSetCookie());
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? await readFirstEvent(response) : await response.text();
    leaving.abort();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      text,
      body: (isJson ? JSON.parse(text) : null) as Body,
      headers: response.headers,
    };
  }

  return {
    jar,
    send,
    get: (path, options) => send('GET', path, options),
    post: (path, json, options) => send('POST', path, { json, ...options }),
    patch: (path, json, options) => send('PATCH', path, { json, ...options }),
  };
}

/** Returns a stream's text up to the end of the first event with an id. */
async function readFirstEvent(response: Response): Promise<string> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (/^id: .*\n\n/m.test(text)) break;
  }
  return text;
}

function keepCookies(jar: Map<string, string>, lines: string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}
