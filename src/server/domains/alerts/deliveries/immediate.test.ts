import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import { sent } from '../../../channels/send-result.ts';
import { deliver } from '../../../scheduler/jobs/deliver.ts';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { sendTest } from '../test-messages/service.ts';
import { handBackAttempt, makeAttempt, openAttempt } from './attempts.ts';
import { deliverFirst, deliverNow, leaseNow } from './immediate.ts';
import { queueAccountMail, queueCode } from './service.ts';

test.each([
  ['pending', null],
  ['sending', null],
  ['sent', null],
  ['captured', null],
  ['failed', { status: 'failed', code: 'rejected' }],
  ['cancelled', { status: 'failed', code: 'rejected' }],
] as const)(
  'a first attempt whose delivery is %s by then fails only where the delivery did',
  async (status, outcome) => {
    const site = createTestSite();
    const { id: userId } = await createAccount(site, { email: 'ruth@parish.example' });
    const id = await site.db.atomic((q) => queueAccountMail(q, site, { userId, kind: 'test' }));
    await site.db.update(site.db.tables.deliveries).set({ status, errorCode: 'rejected', leaseToken: 'another' });
    const failure = await deliverFirst(site, { id, leaseToken: 'lost' });
    if (outcome === null) expect(failure).toBeNull();
    else expect(failure).toMatchObject(outcome);
    site.db.close();
  },
);

describe('a message that somebody waits for', () => {
  const NUMBER = '+442079460000';
  const told = { channel: 'sms', providerId: 'SM1', sentTo: NUMBER } as const;

  /** A member with a proved number, on a site whose provider reports an end of each message before it answers. */
  async function withReport(report?: IncomingEvent & { kind: 'receipt' | 'failure' }) {
    const site = createTestSite();
    onTestFinished(() => site.db.close());
    const { id: userId } = await createAccount(site, { email: 'ruth@parish.example' });
    const { alertAddresses } = site.db.tables;
    const [address] = await site.db
      .insert(alertAddresses)
      .values({ userId, channel: 'sms', address: NUMBER, verifiedAt: new Date(0) })
      .returning();
    const sms = createRecordingChannel('sms');
    sms.send = async ({ id }) => {
      if (report) await receiveEvents(site, [{ ...report, messageId: id }]);
      return sent(told.providerId);
    };
    site.channels.set('sms', sms);
    return { site, userId, addressId: address?.id ?? 0 };
  }

  /** Inserts a claimed test message by SMS. */
  async function insertTest(site: TestSite, userId: number): Promise<number> {
    const now = new Date(site.clock.now());
    const row = { userId, kind: 'test', channel: 'sms', dueAt: now, runAt: now, createdAt: now } as const;
    const [stored] = await site.db
      .insert(site.db.tables.deliveries)
      .values({ ...row, leaseToken: 'first' })
      .returning();
    return stored?.id ?? 0;
  }

  test('C7: has arrived where its provider reports so before it answers', async () => {
    const { site, userId } = await withReport({ ...told, kind: 'receipt', state: 'delivered' });
    expect(await sendTest(site, userId, 'sms')).toEqual({ status: 'sent', providerId: 'SM1' });
  });

  test.each(['none', 'disable', 'opt_out'] as const)(
    'C7: has failed where its provider reports so before it answers, with the effect on the address: %s',
    async (effect) => {
      const { site, userId } = await withReport({ ...told, kind: 'failure', code: 'twilio_30006', effect });
      expect(await sendTest(site, userId, 'sms')).toEqual({ status: 'failed', code: 'twilio_30006', address: effect });
    },
  );

  test.each([
    ['pending', { status: 'unknown', code: 'timed_out' }],
    ['sending', { status: 'unknown', code: 'timed_out' }],
    ['unknown', { status: 'unknown', code: 'rejected' }],
    ['suppressed', { status: 'suppressed', code: 'rejected' }],
    ['skipped', { status: 'skipped', code: 'rejected' }],
    ['captured', { status: 'captured', providerId: 'SM1' }],
    ['cancelled', { status: 'failed', code: 'rejected', address: 'none', isTemporary: true, isUncalled: true }],
  ] as const)('is %s where another process has made it so', async (status, outcome) => {
    const { site, userId, addressId } = await withReport();
    const lease = leaseNow(site);
    const id = await site.db.atomic((q) => queueCode(q, site, { userId, channel: 'sms', addressId }, lease));
    const stored = { status, errorCode: 'rejected', providerId: 'SM1', leaseToken: 'another' };
    await site.db.update(site.db.tables.deliveries).set(stored);
    expect(await deliverNow(site, { id, leaseToken: lease.leaseToken })).toEqual(outcome);
  });

  test.each([
    ['before', true],
    ['after', false],
  ])(
    'S7: is due as before where its send was given up %s it was stored as under way, and the attempt does not count',
    async (_when, givesUpFirst) => {
      const { site, userId } = await withReport();
      const id = await insertTest(site, userId);
      const attempt = await openAttempt(site, id, 'first');
      if (!attempt) throw new Error('there is nothing to send');
      const handedBack = Promise.withResolvers<void>();
      const stopping = new AbortController();
      const written = Promise.withResolvers<void>();
      const end = await makeAttempt(site, attempt, 'first', stopping.signal, async (write) => {
        if (givesUpFirst) stopping.abort();
        if (givesUpFirst) await handedBack.promise;
        const result = await write();
        stopping.abort();
        written.resolve();
        return result;
      });
      if (end.kind === 'ended') throw new Error('it was sent');
      await handBackAttempt(site, attempt, 'first', end.kind);
      handedBack.resolve();
      await written.promise;
      expect(await site.db.select().from(site.db.tables.deliveries)).toMatchObject([
        { status: 'pending', attempts: 0, startedAt: null, runAt: new Date(site.clock.now()) },
      ]);
    },
  );

  test('C7: the log of an attempt names the failure that its provider reports before it answers', async () => {
    const report = { ...told, kind: 'failure', code: 'twilio_30006', effect: 'disable' } as const;
    const { site, userId } = await withReport(report);
    const id = await insertTest(site, userId);
    const log = vi.spyOn(site.log, 'info');
    await deliver(site, { id, leaseToken: 'first' });
    expect(log.mock.calls).toContainEqual([
      expect.objectContaining({ outcome: 'failed', code: 'twilio_30006' }),
      'delivery attempted',
    ]);
  });
});
