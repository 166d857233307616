import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ pages: async () => ({ html: '<div id="root"></div>', render: null }) });
  ruth = await api.member();
  // More than half of the session's 30 days is over, so the next request renews it.
  api.site.db.client.exec(`UPDATE sessions SET expires_at = ${Date.now() + DAY_MS}`);
  return () => api.close();
});

const get = (path: string, accept = '*/*') => ruth.get(path, { headers: { accept } });

test.each<[kind: string, status: number, send: () => Promise<{ status: number; headers: Headers }>]>([
  ['a call over REST', 200, () => get('/api/auth/me')],
  ['a refused call over REST', 403, () => get('/api/alerts/preferences/9999')],
  ['a body that differs from the path', 403, () => ruth.post(`/api/alerts/test/${ruth.id}`, { userId: 9999 })],
  ['a refused export', 403, () => get('/api/account/9999/export')],
  ['a refused journal', 403, () => get('/api/guidance/9999/journal')],
  ['a call over tRPC', 200, () => get('/trpc/auth.me')],
  ['a refused call over tRPC', 403, () => get('/trpc/admin.queueStats')],
  ['a stream that does not start', 400, () => get('/trpc/alerts.live?input=1', 'text/event-stream')],
  ['a page', 200, () => get('/settings')],
  ['the redirect of a provider', 303, () => get('/webhooks/slack/oauth?error=access_denied')],
])('%s keeps the cookie that renews the session', async (_kind, status, send) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('hesed_session=')]);
});

test('an answer without a session sets no cookie', async () => {
  const { headers } = await api.visitor().get('/api/auth/me', { origin: OWN_ORIGIN });
  expect(headers.getSetCookie()).toEqual([]);
});
