import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SiteCheck, SiteFacts } from '../../../../shared/admin/site.ts';
import type { Inbox } from '../../../../shared/alerts.ts';
import { openBounceMailbox } from '../../../channels/email/bounces/mailbox.ts';
import { openChannels } from '../../../channels/registry.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { type ImapServer, startImapServer } from '../../../testing/providers/imap-server.ts';
import {
  exchangeBounce,
  gmailBounce,
  nestedMail,
  outOfOffice,
  postfixBounce,
} from '../../../testing/providers/sample-bounces.ts';
import { startSmtpServer } from '../../../testing/providers/smtp-server.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { addDelivery } from '../../../testing/queue/queue-rows.ts';
import { messageId } from '../deliveries/messages.ts';

const SECRET = 'a-secret-of-16-characters';
const DAY_MS = 86_400_000;

let api: TestApi;
let ruth: SignedIn;
let addressId: number;

async function createSite(env: Record<string, string>): Promise<void> {
  api = createTestApi({ now: '2027-03-01T08:00Z', env });
  const { site } = api;
  site.channels = openChannels({ env: site.env, log: site.log, openTabs: site.live, keys: site.keys });
  ruth = await api.member();
  const [row] = await site.db.select().from(site.db.tables.alertAddresses);
  addressId = row?.id as number;
}
afterEach(async () => {
  for (const channel of api.site.channels.values()) await channel.close();
  api.close();
});

const address = async () => (await api.site.db.select().from(api.site.db.tables.alertAddresses))[0];
const statuses = async () =>
  (await api.site.db.select().from(api.site.db.tables.deliveries)).map(({ status, errorCode }) => [status, errorCode]);

/** Sends a mail to Ruth that the mail server takes, and returns its Message-ID. */
async function sentMail(fields: object = {}): Promise<string> {
  const { deliveries: t } = api.site.db.tables;
  const id = await addDelivery(api.site, ruth.id, { addressId, finishedAt: new Date(api.site.clock.now()), ...fields });
  const providerId = `<${messageId(api.site, id)}@grace.example>`;
  await api.site.db.update(t).set({ providerId }).where(eq(t.id, id));
  return providerId;
}

describe('a report over the webhook', () => {
  beforeEach(() => createSite({ BOUNCE_WEBHOOK_SECRET: SECRET }));

  const hand = (source: string, secret = SECRET) =>
    api.visitor().send('POST', '/webhooks/bounces', {
      origin: null,
      body: source,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    });
  const bounce = async (facts: object = {}) =>
    hand(postfixBounce({ messageId: await sentMail(), address: ruth.email, ...facts }));

  test('C20: that the address does not exist disables it after one', async () => {
    expect((await bounce()).status).toBe(200);
    expect(await statuses()).toEqual([['failed', 'bounced_5.1.1']]);
    expect(await address()).toMatchObject({ disabledAt: expect.any(Date), disabledReason: 'bounced_5.1.1' });
  });

  test('C20: finds the address in any letter case', async () => {
    await hand(exchangeBounce({ messageId: await sentMail(), address: ruth.email }));
    expect(await address()).toMatchObject({ disabledReason: 'bounced_5.1.10' });
  });

  test('C20: five delayed messages that servers gave up in 14 days disable it', async () => {
    for (let count = 0; count < 4; count += 1) await bounce({ status: '4.2.2' });
    expect(await address()).toMatchObject({ disabledAt: null });
    await bounce({ status: '4.2.2' });
    expect(await address()).toMatchObject({ disabledReason: 'bounced_4.2.2' });
  });

  test('C20: a message between them that did not come back resets the count', async () => {
    for (let count = 0; count < 4; count += 1) await bounce({ status: '4.2.2' });
    await sentMail();
    await bounce({ status: '4.2.2' });
    expect(await address()).toMatchObject({ disabledAt: null, failedMessages: [{ deliveryId: 6 }] });
  });

  test('C20: a refused message, a delay and an out-of-office notice do not affect the address', async () => {
    await bounce({ status: '5.7.1' });
    await bounce({ action: 'delayed', status: '4.4.1' });
    await hand(outOfOffice({ messageId: await sentMail(), address: ruth.email }));
    expect(await statuses()).toEqual([
      ['failed', 'bounced_5.7.1'],
      ['sent', null],
      ['sent', null],
    ]);
    expect(await address()).toMatchObject({ disabledAt: null, failedMessages: [] });
  });

  test('C20: a forged report disables nobody: another id, another address, an old message, an alert', async () => {
    const real = await sentMail();
    await hand(postfixBounce({ messageId: '<1.AAAAAAAAAAAAAAAA@grace.example>', address: ruth.email }));
    await hand(postfixBounce({ messageId: real, address: 'naomi@example.org' }));
    await bounce({ messageId: await sentMail({ kind: 'security_alert', addressId: 0 }) });
    await hand(
      gmailBounce({ messageId: await sentMail({ finishedAt: new Date('2027-02-14T07:00Z') }), address: ruth.email }),
    );
    expect(new Set((await statuses()).map(([status]) => status))).toEqual(new Set(['sent']));
    expect(await address()).toMatchObject({ disabledAt: null, failedMessages: [] });
  });

  test('C20: a repeated report changes nothing', async () => {
    const facts = { messageId: await sentMail(), address: ruth.email, status: '4.2.2' };
    await hand(postfixBounce(facts));
    const before = await address();
    api.site.clock.jumpTo(api.site.clock.now() + DAY_MS);
    await hand(postfixBounce(facts));
    expect(await address()).toEqual(before);
  });

  test('without the secret is refused and changes nothing', async () => {
    const source = postfixBounce({ messageId: await sentMail(), address: ruth.email });
    expect((await hand(source, 'another-secret-of-16')).status).toBe(403);
    expect(await address()).toMatchObject({ disabledAt: null });
  });
});

test('without a setting there is no webhook for bounces', async () => {
  await createSite({});
  expect((await api.visitor().send('POST', '/webhooks/bounces', { origin: null, body: '' })).status).toBe(404);
});

describe('a mailbox over IMAP', () => {
  let server: ImapServer;
  // Any address of this machine, by a name that does not say so.
  const toOtherMachine = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

  const begin = async (env: Record<string, string> = {}) => {
    server = await startImapServer();
    onTestFinished(() => server.close());
    await createSite({ BOUNCE_IMAP_URL: server.url, ...env });
    const scheduler = await startScheduler(api.site, [...api.site.channels.values()]);
    onTestFinished(() => scheduler.stop());
    return scheduler;
  };
  /** Opens a mailbox without a site that reads it. */
  const openMailbox = async () => {
    server = await startImapServer();
    await createSite({});
    const mailbox = openBounceMailbox(server.url, 'mark');
    onTestFinished(async () => {
      mailbox.close();
      await server.close();
    });
    return mailbox;
  };
  const deliver = async () => server.deliver(postfixBounce({ messageId: await sentMail(), address: ruth.email }));
  const isDisabled = async () => (await address())?.disabledAt !== null;

  test('C20: a report is read as it comes and marked, and other mail is left alone', async () => {
    await begin();
    await expect.poll(() => server.idles).toBeGreaterThan(0);
    server.deliver('Subject: Hello\r\n\r\nA person wrote.');
    await deliver();
    await expect.poll(isDisabled).toBe(true);
    await expect.poll(() => server.mails[1]?.seen).toBe(true);
    expect(server.mails.map(({ seen }) => seen)).toEqual([false, true]);
    expect(api.site.logged).toEqual([]);
  });

  test('C20: a mail that the parser refuses does not keep the next report from being read', async () => {
    await begin();
    await expect.poll(() => server.idles).toBeGreaterThan(0);
    server.deliver(nestedMail());
    await deliver();
    await expect.poll(isDisabled).toBe(true);
    expect(api.site.logged).toEqual([]);
  });

  test('C20: a report that comes while the site searches is read at once', async () => {
    const mailbox = await openMailbox();
    const { signal } = new AbortController();
    const first = await mailbox.receive(null, signal);
    server.deliverInSearch(postfixBounce({ messageId: '<1.a@grace.example>', address: 'ruth@example.org' }));
    const second = await mailbox.receive(first.cursor, signal);
    expect((await mailbox.receive(second.cursor, signal)).events).toHaveLength(1);
  });

  test('that lets nobody wait is not asked again at once', async () => {
    const mailbox = await openMailbox();
    server.refuseIdle();
    const { signal } = new AbortController();
    const { cursor } = await mailbox.receive(null, signal);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    await mailbox.receive(cursor, signal);
    expect(server.idles).toBe(1);
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_000);
  });

  test('is deleted where the setting says so', async () => {
    await begin({ BOUNCE_IMAP_READ: 'delete' });
    await expect.poll(() => server.idles).toBeGreaterThan(0);
    await deliver();
    await expect.poll(isDisabled).toBe(true);
    await expect.poll(() => server.mails.length).toBe(0);
  });

  test('C20: is deleted only once what it reports is stored', async () => {
    await begin({ BOUNCE_IMAP_READ: 'delete' });
    await expect.poll(() => server.idles).toBeGreaterThan(0);
    const { client } = api.site.db;
    const fails = "BEGIN SELECT RAISE(ABORT, 'disk is full'); END";
    client.exec(`CREATE TRIGGER full_disk BEFORE UPDATE ON channel_cursors WHEN NEW.cursor <> OLD.cursor ${fails}`);
    await deliver();
    await expect.poll(() => api.site.logged.some((line) => 'waitMs' in line)).toBe(true);
    expect(server.mails).toHaveLength(1);
    client.exec('DROP TRIGGER full_disk');
    await expect
      .poll(async () => {
        await api.site.clock.advance(5_000);
        return server.mails.length;
      })
      .toBe(0);
    expect(await isDisabled()).toBe(true);
  });

  test('C20: over a restart no report is lost, and one that is read again changes nothing', async () => {
    server = await startImapServer();
    onTestFinished(() => server.close());
    await createSite({ BOUNCE_IMAP_URL: server.url });
    const run = async () => {
      const { env, log, live: openTabs, keys } = api.site;
      const channels = openChannels({ env, log, openTabs, keys });
      const idles = server.idles;
      const scheduler = await startScheduler(api.site, [...channels.values()]);
      return async () => {
        await expect.poll(() => server.idles).toBeGreaterThan(idles);
        await scheduler.stop();
        for (const channel of channels.values()) await channel.close();
      };
    };
    await (await run())();
    // It comes while no process reads.
    await deliver();
    const second = await run();
    await expect.poll(isDisabled).toBe(true);
    await second();
    // The member mends the address, and the mailbox moves to another server with all its mail.
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ disabledAt: null, disabledReason: null });
    server.renumber();
    await (await run())();
    expect(server.mails).toHaveLength(1);
    expect(await isDisabled()).toBe(false);
    expect(api.site.logged).toEqual([]);
  });

  test('that is down is retried after a wait, and the log holds no password', async () => {
    server = await startImapServer();
    onTestFinished(() => server.close());
    server.setDown(true);
    await createSite({ BOUNCE_IMAP_URL: server.url });
    const scheduler = await startScheduler(api.site, [...api.site.channels.values()]);
    await expect.poll(() => api.site.logged.length).toBeGreaterThan(0);
    expect(api.site.logged[0]).toMatchObject({ channel: 'email', waitMs: 5_000 });
    expect(JSON.stringify(api.site.logged)).not.toContain('wörd');
    await scheduler.stop();
  });

  test('that cannot be read is shown to administrators since its first error, until it can be read again', async () => {
    const scheduler = await begin();
    await expect.poll(() => server.idles).toBeGreaterThan(0);
    const admin = await api.member({ role: 'admin' });
    const unread = async () =>
      (await admin.get<SiteFacts>('/api/admin/site')).body.methods.find(({ method }) => method === 'email')?.unread;
    const troubles = async () =>
      (await admin.get<Inbox>(`/api/alerts/inbox/${admin.id}`)).body.attention.filter(
        ({ kind }) => kind === 'channel_trouble',
      );
    expect(await unread()).toBeNull();
    const since = new Date(api.site.clock.now()).toISOString();
    server.setDown(true);
    await expect.poll(unread).not.toBeNull();
    expect(await unread()).toEqual({ since, code: 'imap_unreachable' });
    expect(await troubles(), 'it may mend itself').toEqual([]);
    api.site.clock.jumpTo(api.site.clock.now() + 10 * 60_000);
    expect(await troubles()).toMatchObject([
      { said: { code: 'channel_unread', params: { method: 'email', code: 'imap_unreachable' } } },
    ]);
    // The mailbox brings returned mail, and no replies.
    expect((await troubles())[0]?.message).toBe(
      'What comes back by Email doesn’t reach this site (imap_unreachable). Check the channel under Admin.',
    );
    expect(await unread()).toMatchObject({ since });
    await scheduler.stop();
    server.setDown(false);
    const again = await startScheduler(api.site, [...api.site.channels.values()]);
    onTestFinished(() => again.stop());
    await expect.poll(unread).toBeNull();
    expect(await troubles()).toEqual([]);
  });

  test.each([
    ['can be read', (url: string) => url, '', 'bounce_check_works'],
    ['refuses the password', (url: string) => url.replace(/:[^:@]+@/, ':wrong@'), '!', 'bounce_check_auth'],
    ['has no such folder', (url: string) => url.replace('/INBOX', '/Returned'), '!', 'bounce_check_folder'],
    ['offers another machine no TLS', toOtherMachine, '!', 'bounce_check_tls'],
    ['may be read without TLS', (url: string) => `${toOtherMachine(url)}?requireTLS=false`, '', 'bounce_check_works'],
    ['is not there', (url: string) => url.replace(/:\d+\//, ':1/'), '!', 'bounce_check_unreachable'],
  ])('that %s is part of the check of email', async (_what, change, mark, code) => {
    server = await startImapServer();
    onTestFinished(() => server.close());
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    await createSite({ SMTP_URL: smtp.url, MAIL_FROM: 'hesed@parish.example', BOUNCE_IMAP_URL: change(server.url) });
    const admin = await api.member({ role: 'admin' });
    const { body } = await admin.post<SiteCheck>('/api/admin/channels/email/check');
    expect(body.findings.map(({ ok, said }) => `${ok ? '' : '!'}${said.code}`)).toEqual([
      'smtp_check_works',
      `${mark}${code}`,
    ]);
    expect(JSON.stringify(body)).not.toMatch(/wörd|wrong/);
  });
});
