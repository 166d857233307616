import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { failed, retry } from '../../../channels/send-result.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, readJobs, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { pauseTwoWeeks } from '../../schedule/pauses/service.ts';

const NUMBER = '+442079460000';
const WHATSAPP_SAID = 'WhatsApp couldn’t deliver this, so it comes to you here.';
const SAID = 'SMS couldn’t deliver this, so it comes to you here.';

const prepared = (...chosen: AlertMethod[]) => preparedFor('sms', ...chosen);

/**
 * A member in London with one slot at nine, who chose some methods. Only the first channel is ready when the slot is
 * prepared; the others become ready afterwards.
 */
async function preparedFor(first: AlertMethod, ...chosen: AlertMethod[]) {
  const site = createTestSite({ now: '2027-03-01T08:25Z' });
  const channels = {
    email: createRecordingChannel('email'),
    sms: createRecordingChannel('sms'),
    whatsapp: createRecordingChannel('whatsapp'),
    telegram: createRecordingChannel('telegram'),
  };
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { userProfiles, alertAddresses } = site.db.tables;
  const verifiedAt = new Date(0);
  await site.db.update(userProfiles).set({ alertMethods: chosen, smsConsent: true });
  await site.db.insert(alertAddresses).values([
    { userId, channel: 'sms', address: NUMBER, verifiedAt },
    { userId, channel: 'whatsapp', address: NUMBER, verifiedAt },
    { userId, channel: 'telegram', address: '4711', verifiedAt },
  ]);
  const setDisabled = (disabledAt: Date | null, ...methods: AlertMethod[]) =>
    Promise.all(
      methods.map((channel) =>
        site.db.update(alertAddresses).set({ disabledAt }).where(eq(alertAddresses.channel, channel)),
      ),
    );
  const others = (['email', 'sms', 'whatsapp', 'telegram'] as const).filter((method) => method !== first);
  await setDisabled(new Date(0), ...others);
  await startScheduler(site, Object.values(channels));
  await site.clock.turnTo('2027-03-01T08:45Z');
  await setDisabled(null, ...others);
  const rows = async () =>
    (await readDeliveries(site))
      .filter(({ channel }) => channel !== 'app')
      .map(({ channel, status, insteadOf }) => [channel, status, insteadOf]);
  return { site, userId, rows, ...channels };
}

test('a text that is a letter says so, in the language of the member', async () => {
  const { site, sms } = await prepared('sms');
  await site.db.update(site.db.tables.users).set({ language: 'es' });
  const content = 'Dear Anna, you asked me to write.';
  await site.db.update(site.db.tables.guidanceEntries).set({ content });
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(guidanceOn(sms).map(({ entry }) => entry.content)).toEqual([`De una carta:\n${content}`]);
});

describe('a channel that fails for good', () => {
  test('hands the entry to the next ready channel that the member chose, and the message says so', async () => {
    const { site, sms, whatsapp, email, telegram, rows } = await prepared('sms', 'whatsapp', 'telegram');
    sms.next.push(failed('twilio_30006', 'disable'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(await rows()).toEqual([
      ['sms', 'failed', null],
      ['whatsapp', 'sent', 'sms'],
    ]);
    expect(guidanceOn(whatsapp).map(({ entry }) => entry.content.split('\n')[0])).toEqual([SAID]);
    expect([...guidanceOn(telegram), ...guidanceOn(email)]).toEqual([]);
    expect((await readJobs(site)).find(({ status }) => status === 'completed')?.localDate).toBe('2027-03-01');
  });

  test('speaks the language of the member', async () => {
    const { site, sms, telegram } = await prepared('sms', 'telegram');
    await site.db.update(site.db.tables.users).set({ language: 'es' });
    sms.next.push(failed('twilio_30007'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(guidanceOn(telegram)[0]?.entry.content).toContain(
      'No pudimos entregar esto por SMS, así que te llega por aquí.',
    );
  });

  test('never uses one that the member did not choose', async () => {
    const { site, sms, rows } = await prepared('sms');
    sms.next.push(failed('twilio_30007'));
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([['sms', 'failed', null]]);
  });

  test('follows the order of the facts, and uses no channel twice', async () => {
    const { site, sms, email, whatsapp, rows } = await prepared('telegram', 'whatsapp', 'sms', 'email');
    sms.next.push(failed('twilio_30007'));
    email.next.push(failed('smtp_550', 'disable'));
    whatsapp.next.push(failed('template_required'));
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([
      ['sms', 'failed', null],
      ['email', 'failed', 'sms'],
      ['whatsapp', 'failed', 'sms'],
      ['telegram', 'sent', 'sms'],
    ]);
  });

  test('does nothing more where another chosen channel delivered the entry', async () => {
    const { site, sms, rows } = await prepared('sms', 'telegram');
    const { deliveries } = site.db.tables;
    const [row] = await readDeliveries(site, 'sms');
    await site.db
      .insert(deliveries)
      .values({ ...(row as object), id: undefined, channel: 'desktop', status: 'sent', runAt: null } as never);
    sms.next.push(failed('twilio_30007'));
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([
      ['sms', 'failed', null],
      ['desktop', 'sent', null],
    ]);
  });

  test('is tried first as often as its facts say', async () => {
    const { site, sms, telegram, rows } = await prepared('sms', 'telegram');
    sms.next.push(retry('twilio_503'), retry('twilio_503'));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(await rows()).toEqual([['sms', 'sent', null]]);
    expect(guidanceOn(telegram)).toEqual([]);
  });
});

describe('nothing is sent in place of a message', () => {
  test('that failed because its member opted out', async () => {
    const { site, sms, rows } = await prepared('sms', 'telegram');
    sms.next.push(failed('twilio_21610', 'opt_out'));
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([['sms', 'failed', null]]);
  });

  test('whose outcome is unknown, because it may have arrived (S7)', async () => {
    const { site, sms, rows } = await prepared('sms', 'telegram');
    sms.next.push({ kind: 'unknown', code: 'twilio_no_answer' });
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([['sms', 'unknown', null]]);
  });

  test('to a member who has paused by then', async () => {
    const { site, userId, rows } = await prepared('sms', 'telegram');
    await site.clock.turnTo('2027-03-01T09:01Z');
    await site.db.atomic((q) => pauseTwoWeeks(q, site, userId, { source: 'settings' }));
    const [row] = await readDeliveries(site, 'sms');
    const report = { kind: 'failure', channel: 'sms', sentTo: NUMBER, code: 'twilio_30007', effect: 'none' } as const;
    await receiveEvents(site, [{ ...report, providerId: row?.providerId ?? '' }]);
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await rows()).toEqual([['sms', 'failed', null]]);
  });
});

test('C11: a channel that reached its number for the day is skipped', async () => {
  const { site, sms, userId, rows } = await prepared('sms', 'whatsapp', 'telegram');
  const { queuedJobs, deliveries } = site.db.tables;
  const [job] = await site.db.select().from(queuedJobs).limit(1);
  for (const minute of [1, 2, 3]) {
    const dueAt = new Date(`2027-03-01T08:0${minute}Z`);
    const values = { ...job, id: undefined, jobId: `extra-${minute}`, scheduledTime: dueAt, status: 'completed' };
    const [extra] = await site.db
      .insert(queuedJobs)
      .values({ ...values, runAt: null } as never)
      .returning();
    await site.db.insert(deliveries).values({
      ...{ userId, jobId: extra?.id, kind: 'guidance', channel: 'whatsapp', status: 'sent' },
      ...{ dueAt, createdAt: dueAt },
    });
  }
  sms.next.push(failed('twilio_30007'));
  await site.clock.turnTo('2027-03-01T09:10Z');
  expect((await rows()).filter(([, , insteadOf]) => insteadOf !== null)).toEqual([
    ['whatsapp', 'suppressed', 'sms'],
    ['telegram', 'sent', 'sms'],
  ]);
});

test('C15: a failure that the provider reports later falls back as well, and only once', async () => {
  const { site, sms, telegram, rows } = await prepared('sms', 'telegram');
  await site.clock.turnTo('2027-03-01T09:01Z');
  const { deliveries } = site.db.tables;
  const [row] = await site.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.channel, 'sms'), eq(deliveries.status, 'sent')));
  const report = { kind: 'failure', channel: 'sms', sentTo: NUMBER, code: 'twilio_30007', effect: 'none' } as const;
  for (let times = 0; times < 2; times += 1)
    await receiveEvents(site, [{ ...report, providerId: row?.providerId ?? '' }]);
  await site.clock.advance(1_000);
  expect(await rows()).toEqual([
    ['sms', 'failed', null],
    ['telegram', 'sent', 'sms'],
  ]);
  expect(guidanceOn(telegram)).toHaveLength(1);
  expect(sms.sent).toHaveLength(1);
});

describe('a message on WhatsApp that Meta held back until the last try (C15)', () => {
  // Minutes in place of the hours that the channel waits: the scheduler would wake thousands of times on the way.
  const waitsMs = [1, 6, 24].map((minutes) => minutes * 60_000);
  const heldBack = async () => {
    const prepared = await preparedFor('whatsapp', 'whatsapp', 'telegram');
    // The waits go far beyond the catch-up window, as the hours do.
    prepared.site.env = { ...prepared.site.env, CATCH_UP_MINUTES: 2 };
    return prepared;
  };

  test('C15: goes to the next channel after the last try, and not before', async () => {
    const { site, whatsapp, telegram, rows } = await heldBack();
    for (let tries = 0; tries < 4; tries += 1) whatsapp.next.push(retry('twilio_63049', { waitsMs }));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect((await rows())[0]).toEqual(['whatsapp', 'pending', null]);
    expect(guidanceOn(telegram).filter(({ entry }) => entry.content.includes(WHATSAPP_SAID))).toEqual([]);
    await site.clock.turnTo('2027-03-01T09:32Z');
    expect((await rows()).filter(([channel]) => channel === 'whatsapp')[0]).toEqual(['whatsapp', 'failed', null]);
    expect(guidanceOn(telegram).filter(({ entry }) => entry.content.includes(WHATSAPP_SAID))).toHaveLength(1);
  });

  test('C15: goes there as well where Meta says so in a report of the last try', async () => {
    const { site, whatsapp, telegram } = await heldBack();
    for (let tries = 0; tries < 3; tries += 1) whatsapp.next.push(retry('twilio_63049', { waitsMs }));
    await site.clock.turnTo('2027-03-01T09:32Z');
    const [row] = await readDeliveries(site, 'whatsapp');
    expect([row?.status, row?.attempts]).toEqual(['sent', 4]);
    const report = { kind: 'failure', channel: 'whatsapp', sentTo: NUMBER, code: 'twilio_63049' } as const;
    await receiveEvents(site, [
      { ...report, effect: 'none', retryHint: { waitsMs }, providerId: row?.providerId ?? '' },
    ]);
    await site.clock.advance(1_000);
    expect(guidanceOn(telegram).filter(({ entry }) => entry.content.includes(WHATSAPP_SAID))).toHaveLength(1);
  });
});
