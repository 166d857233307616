import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { createMember, everyDay, memberActor } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { linkChat } from '../chat-links.ts';
import { subscribe } from '../push/service.ts';
import { changeMethods } from '../service.ts';

const NUMBER = '+442079460000';
const PUSH = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const BROWSER = { userAgent: null, deviceHash: null, again: false };

/** A member whose guidance of nine is prepared at half past eight, and the channels of the site. */
async function prepared(...methods: AlertMethod[]) {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const channels = (['email', 'sms', 'telegram', 'push'] as const).map((name) => createRecordingChannel(name));
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { userProfiles, alertAddresses } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: methods, smsConsent: true });
  await site.db.insert(alertAddresses).values({ userId, channel: 'sms', address: NUMBER, verifiedAt: new Date(0) });
  await startScheduler(site, channels);
  await site.clock.turnTo('2027-03-01T08:40Z');
  return {
    ...{ site, userId },
    choose: (...chosen: AlertMethod[]) => site.db.atomic((q) => changeMethods(q, site, userId, chosen, 'settings')),
    link: (address: string) =>
      site.db.atomic((q) => linkChat(q, site, { userId, channel: 'telegram', address, details: {} })),
    write: (kind: 'stop' | 'start') => receiveEvents(site, [{ kind, channel: 'sms', address: NUMBER }]),
    sentAtNine: async () => {
      await site.clock.turnTo('2027-03-01T09:05Z');
      return channels.flatMap(({ name, sent }) =>
        sent.filter(({ kind }) => kind === 'guidance').map(({ to }) => [name, to.address]),
      );
    },
  };
}

test('a method that was switched off and on again brings the coming message, once', async () => {
  const { choose, sentAtNine } = await prepared('email');
  await choose();
  await choose('email');
  await choose('email');
  expect((await sentAtNine()).map(([name]) => name)).toEqual(['email']);
});

test('a method that stays off brings nothing', async () => {
  const { choose, sentAtNine } = await prepared('email');
  await choose();
  expect(await sentAtNine()).toEqual([]);
});

test('C9: START after STOP brings the coming message', async () => {
  const { write, sentAtNine } = await prepared('sms');
  await write('stop');
  await write('start');
  expect(await sentAtNine()).toEqual([['sms', NUMBER]]);
});

test.each([['before'], ['after']] as const)(
  'a chat that is linked %s its method is switched on gets the message',
  async (when) => {
    const { link, choose, sentAtNine } = await prepared();
    if (when === 'before') await link('1');
    await choose('telegram');
    if (when === 'after') await link('1');
    await choose('telegram', 'email');
    expect((await sentAtNine()).map(([name]) => name)).toEqual(['email', 'telegram']);
  },
);

test('S7: a chat that takes the place of another gets the message once', async () => {
  const { link, choose, sentAtNine } = await prepared();
  await link('1');
  await choose('telegram');
  await link('2');
  await choose('telegram', 'email');
  expect((await sentAtNine()).map(([name, address]) => (name === 'email' ? name : address))).toEqual(['email', '2']);
});

test('C28: a chat whose messages were ended and that is linked again gets the message', async () => {
  const { site, link, choose, sentAtNine } = await prepared();
  await link('1');
  await choose('telegram');
  await receiveEvents(site, [{ kind: 'stop', channel: 'telegram', address: '1' }]);
  await link('1');
  expect(await sentAtNine()).toEqual([['telegram', '1']]);
});

test('a further browser that allows push shortly before the slot gets the message too', async () => {
  const { site, userId, choose, sentAtNine } = await prepared();
  const actor = await memberActor(site, userId);
  await subscribe(site, actor, userId, PUSH, BROWSER);
  await choose('push');
  const phone = { ...PUSH, endpoint: 'https://push.example/2' };
  await subscribe(site, actor, userId, phone, BROWSER);
  await subscribe(site, actor, userId, phone, { ...BROWSER, again: true });
  expect((await sentAtNine()).map(([, endpoint]) => endpoint).sort()).toEqual([PUSH.endpoint, phone.endpoint]);
});

test('a message that an administrator cancelled stays cancelled, also to an address that came later', async () => {
  const { site, link, choose, sentAtNine } = await prepared('telegram');
  const { deliveries: t } = site.db.tables;
  const cancelled = { status: 'cancelled', runAt: null, errorCode: 'cancelled_by_admin' } as const;
  await site.db.update(t).set(cancelled).where(eq(t.channel, 'telegram'));
  await link('1');
  await choose('telegram', 'email');
  expect((await sentAtNine()).map(([name]) => name)).toEqual(['email']);
});
