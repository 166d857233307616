import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openChannels } from '../../../channels/registry.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { mailsOf, tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import type { SlackServer } from '../../../testing/providers/slack-double.ts';
import { startSlackServer } from '../../../testing/providers/slack-server.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

let double: SlackServer;
let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;

beforeEach(async () => {
  double = await startSlackServer();
  api = createTestApi({ env: double.env });
  const { env, log, keys, live } = api.site;
  const slack = openChannels({ env, log, keys, openTabs: live }).get('slack');
  if (!slack) throw new Error('the site has no Slack');
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email, slack]);
});
afterEach(async () => {
  api.close();
  await double.close();
});

/** Connects the workspace like a stranger who joined with somebody's address. */
async function connect(member: SignedIn): Promise<void> {
  const { url } = (await member.post<{ url: string }>('/api/slack/connect')).body;
  const { pathname, search } = double.consent(url, double.ruth);
  expect((await member.get(`${pathname}${search}`)).status).toBe(303);
}
async function resetByMail(mailbox: string): Promise<void> {
  await api.visitor().post('/api/auth/forgot-password', { email: mailbox });
  await scheduler.beat();
  const token = tokenIn(mailsOf(email, 'reset_password').at(-1)?.resetUrl);
  const password = 'thy people shall be my people';
  expect((await api.visitor().post('/api/auth/reset-password', { token, password })).status).toBe(200);
}
const revoked = () => double.calls.filter(({ method }) => method === 'auth.revoke').map(({ token }) => token);
const connected = async () =>
  (await api.site.db.select().from(api.site.db.tables.alertAddresses)).filter(({ channel }) => channel === 'slack');

test('D42, C32: a reset that returns an account revokes the token of a connected workspace at Slack', async () => {
  await connect(await api.member({ email: 'ruth@parish.example', confirmed: false }));
  const { token } = double;
  await resetByMail('ruth@parish.example');
  expect(await connected()).toEqual([]);
  expect(revoked()).toEqual([token]);
});

test('D42, C32: a reset revokes the token of every method with workspaces', async () => {
  await connect(await api.member({ email: 'ruth@parish.example', confirmed: false }));
  const { token } = double;
  const slack = api.site.channels.get('slack');
  if (!slack) throw new Error('the site has no Slack');
  api.site.channels.set('telegram', slack);
  const { alertAddresses: t } = api.site.db.tables;
  await api.site.db.update(t).set({ channel: 'telegram' }).where(eq(t.channel, 'slack'));
  await resetByMail('ruth@parish.example');
  expect(revoked()).toEqual([token]);
});

test('D42, C32: a workspace that another member has keeps its token', async () => {
  await connect(await api.member({ email: 'ruth@parish.example', confirmed: false }));
  await connect(await api.member({ email: 'naomi@parish.example', confirmed: true }));
  await resetByMail('ruth@parish.example');
  expect(await connected()).toHaveLength(1);
  expect(revoked()).toEqual([]);
});

test('D42, C32: where Slack does not answer, the account is returned and the token deleted here', async () => {
  await connect(await api.member({ email: 'ruth@parish.example', confirmed: false }));
  double.fail('auth.revoke', { does: 'drop' });
  await resetByMail('ruth@parish.example');
  expect(await connected()).toEqual([]);
  expect(api.site.logged.map(({ msg }) => msg)).toContain(
    'a token could not be ended at its provider; it is deleted here',
  );
});

test('C32: a reset by the known owner of an account keeps the connection', async () => {
  await connect(await api.member({ email: 'ruth@parish.example', confirmed: true }));
  await resetByMail('ruth@parish.example');
  expect(await connected()).toHaveLength(1);
  expect(revoked()).toEqual([]);
});
