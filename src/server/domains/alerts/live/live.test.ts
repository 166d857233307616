import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveEvent } from '../../../../shared/live.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { sessionsOf } from '../../auth/sessions/sessions.ts';
import { completeGuidance } from '../../guidance/service.ts';
import { savePreferences } from '../service.ts';
import { BEAT_MS, type StreamedEvent, watchMember } from './service.ts';

const SECOND = 1_000;
const NINE = { hour: 9, minute: 0, type: 'prayer' } as const;

/** A member's own session, as its cookie gives it. */
async function signIn(site: Site, userId: number, role: MemberActor['role'] = 'member'): Promise<MemberActor> {
  const line = await sessionsOf(site).start(userId, { userAgent: 'test', secure: false });
  const sessionId = hashToken(/=([^;]*)/.exec(line)?.[1] ?? '');
  return {
    kind: 'member',
    userId,
    role,
    address: 'test',
    credential: { kind: 'session', sessionId, startedAt: site.clock.now() },
  };
}

/** An open tab that records its events, without the beats. */
function openTab(site: TestSite, actor: MemberActor, { lastEventId = null as string | null, desktop = false } = {}) {
  const leaving = new AbortController();
  const heard: StreamedEvent[] = [];
  let ended = false;
  const stream = watchMember(site, actor, { lastEventId, desktop, signal: leaving.signal });
  void (async () => {
    for await (const told of stream) heard.push(told);
    ended = true;
  })();
  onTestFinished(() => leaving.abort());
  return {
    heard,
    ended: () => ended,
    close: () => leaving.abort(),
    /** The id of the last event, from which the next stream continues. */
    lastId: () => heard.at(-1)?.id ?? null,
    /** The events, without the opening and the beats. */
    news: (): LiveEvent[] => heard.map(({ event }) => event).filter(({ kind }) => kind !== 'ready' && kind !== 'beat'),
  };
}

/** Stores a delivery that ended at this moment, as the scheduler would. */
async function endDelivery(site: TestSite, userId: number, fields: Partial<DeliveryRow> = {}): Promise<number> {
  const { deliveries } = site.db.tables;
  const now = new Date(site.clock.now());
  const [row] = await site.db
    .insert(deliveries)
    .values({
      ...{ userId, kind: 'guidance', channel: 'email', status: 'sent', dueAt: now },
      ...{ createdAt: now, startedAt: now, finishedAt: now },
      ...fields,
    })
    .returning({ id: deliveries.id });
  return (row as { id: number }).id;
}
type DeliveryRow = TestSite['db']['tables']['deliveries']['$inferInsert'];

async function openSiteWithMember() {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const userId = await createMember(site, { week: everyDay(NINE) });
  return { site, userId, ruth: await signIn(site, userId) };
}

const kinds = (events: LiveEvent[]) => events.map(({ kind }) => kind);

describe('an open tab receives', () => {
  test('guidance at its slot, with its fields, and the outcome of each way it was sent', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    await startScheduler(site, [createRecordingChannel()]);
    const tab = openTab(site, ruth);
    await site.clock.turnTo('2027-03-01T08:59:59Z');
    expect(kinds(tab.news())).not.toContain('guidance');
    await site.clock.turnTo('2027-03-01T09:00:01Z');
    const [entry] = await site.db.select().from(site.db.tables.guidanceEntries);
    expect(tab.news()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'guidance', entryId: entry?.id, contentType: 'prayer', isDev: false }),
        expect.objectContaining({ kind: 'delivery', channel: 'email', status: 'sent' }),
      ]),
    );
    expect(kinds(tab.news()).filter((kind) => kind === 'guidance')).toHaveLength(1);
    expect(entry?.userId).toBe(userId);
  });

  test('a notification to show, with the entry that it leads to', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth, { desktop: true });
    const entryId = await createEntry(site, userId, { contentType: 'prayer', isDev: true });
    await endDelivery(site, userId, { channel: 'desktop', entryId });
    await endDelivery(site, userId, { channel: 'desktop', kind: 'test' });
    site.live.announce(userId);
    await site.clock.advance(2 * BEAT_MS);
    expect(tab.news()).toMatchObject([
      { kind: 'notification', contentType: 'prayer', entry: { id: entryId, isDev: true } },
      { kind: 'notification', contentType: null, entry: null },
    ]);
  });

  test('nothing of another member’s', async () => {
    const { site, ruth } = await openSiteWithMember();
    const naomi = await createMember(site);
    const tab = openTab(site, ruth);
    await endDelivery(site, naomi);
    await createEntry(site, naomi, { isCompleted: true, completedAt: new Date(site.clock.now()) });
    site.live.announce(naomi);
    await site.clock.advance(2 * BEAT_MS);
    expect(tab.news()).toEqual([]);
  });

  test('that an entry was completed elsewhere, and that a request to the member is settled', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const threeDaysAgo = new Date(site.clock.now() - 3 * 24 * 60 * 60 * SECOND);
    const entryId = await createEntry(site, userId, { availableAt: threeDaysAgo });
    await savePreferences(site, ruth, userId, {
      alertMethods: ['email', 'sms'],
      phoneNumber: '+15551234567',
      smsConsent: true,
    });
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    await completeGuidance(site, ruth, entryId, { secondsAgo: 3 * 24 * 60 * 60 });
    await savePreferences(site, ruth, userId, { alertMethods: ['email'] });
    site.live.announce(userId);
    await site.clock.advance(SECOND);
    expect(tab.news()).toEqual([{ kind: 'completed', entryId }, { kind: 'attention' }]);
  });

  test('C14: that a number takes messages, because its owner wrote to the site', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const writeFirst = { code: 'whatsapp_write_first', params: { number: '+1 555 123 4567' } } as const;
    const reasonToWait = (sinceWrittenMs?: number) => (sinceWrittenMs === undefined ? writeFirst : null);
    site.channels.set('whatsapp', { ...createRecordingChannel('whatsapp'), reasonToWait });
    const [address, { alertAddresses }] = ['+15551234567', site.db.tables];
    await savePreferences(site, ruth, userId, { alertMethods: ['email', 'whatsapp'], whatsappNumber: address });
    await site.db.update(alertAddresses).set({ verifiedAt: new Date(site.clock.now()) });
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    await receiveEvents(site, [{ kind: 'reply', channel: 'whatsapp', address, text: 'Good morning' }]);
    await site.clock.advance(SECOND);
    expect(tab.news()).toEqual([{ kind: 'attention' }]);
  });

  test('C7: that a message which was taken earlier arrived, was read, or failed after all', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const ids = [
      await endDelivery(site, userId, { channel: 'sms', providerId: 'SM1' }),
      await endDelivery(site, userId, { channel: 'sms', providerId: 'SM2' }),
    ];
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    const told = () =>
      tab.news().map((event) => event.kind === 'delivery' && [ids.indexOf(event.deliveryId), event.status]);
    const report = { channel: 'sms', sentTo: '+15551234567' } as const;
    const failure = { ...report, kind: 'failure', providerId: 'SM2', code: '30003', effect: 'none' } as const;
    const receipt = { ...report, kind: 'receipt', providerId: 'SM1' } as const;
    for (const event of [{ ...receipt, state: 'delivered' }, { ...receipt, state: 'read' }, failure] as const) {
      await site.clock.advance(60 * SECOND);
      await receiveEvents(site, [event]);
      await site.clock.advance(SECOND);
    }
    expect(told()).toEqual([
      [0, 'sent'],
      [1, 'sent'],
      [0, 'sent'],
      [0, 'sent'],
      [1, 'failed'],
    ]);
  });

  test('each change once, however often it looks', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    await endDelivery(site, userId);
    for (let look = 0; look < 5; look += 1) {
      site.live.announce(userId);
      await site.clock.advance(SECOND);
    }
    await site.clock.advance(3 * BEAT_MS);
    expect(kinds(tab.news())).toEqual(['delivery']);
  });

  test('one beat every twenty seconds while nothing happens', async () => {
    const { site, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth);
    await site.clock.advance(10 * BEAT_MS);
    expect(tab.heard.map(({ event }) => event.kind)).toEqual(['ready', ...Array(10).fill('beat')]);
  });
});

describe('after a connection was lost', () => {
  test('a tab receives every event that it missed', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const first = openTab(site, ruth);
    await site.clock.advance(SECOND);
    const before = await endDelivery(site, userId);
    site.live.announce(userId);
    await site.clock.advance(SECOND);
    first.close();
    await site.clock.advance(60 * SECOND);
    const during = [await endDelivery(site, userId)];
    await site.clock.advance(3_600 * SECOND);
    during.push(await endDelivery(site, userId));
    await site.clock.advance(60 * SECOND);
    const second = openTab(site, ruth, { lastEventId: first.lastId() });
    await site.clock.advance(SECOND);
    expect(second.heard[0]?.event).toEqual({ kind: 'ready', resumed: true });
    const told = second.news().map((event) => 'deliveryId' in event && event.deliveryId);
    expect(told).toEqual(expect.arrayContaining(during));
    expect(told.filter((id) => id !== before)).toEqual(during);
  });

  test('a tab that lost its connection again in the middle receives the rest', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const first = openTab(site, ruth);
    await site.clock.advance(SECOND);
    first.close();
    const ids: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      await site.clock.advance(3_600 * SECOND);
      ids.push(await endDelivery(site, userId));
    }
    const second = openTab(site, ruth, { lastEventId: first.lastId() });
    await site.clock.advance(SECOND);
    const [, one] = second.heard;
    expect(one?.event).toMatchObject({ deliveryId: ids[0] });
    const third = openTab(site, ruth, { lastEventId: one?.id });
    await site.clock.advance(SECOND);
    expect(third.news()).toMatchObject(ids.map((deliveryId) => ({ deliveryId })));
  });

  test('a change of what needs attention is sent although no row has its instant', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const first = openTab(site, ruth);
    await site.clock.advance(SECOND);
    first.close();
    await savePreferences(site, ruth, userId, { alertMethods: ['sms'], phoneNumber: '+15551234567', smsConsent: true });
    const second = openTab(site, ruth, { lastEventId: first.lastId() });
    await site.clock.advance(SECOND);
    expect(second.news()).toEqual([{ kind: 'attention' }]);
  });

  test('of more than a day, or with an unknown id, a tab refetches everything', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const first = openTab(site, ruth);
    await site.clock.advance(SECOND);
    first.close();
    await endDelivery(site, userId);
    await site.clock.advance(25 * 3_600 * SECOND);
    for (const lastEventId of [first.lastId(), 'no id at all']) {
      const tab = openTab(site, ruth, { lastEventId });
      await site.clock.advance(SECOND);
      expect(tab.heard.map(({ event }) => event)).toEqual([{ kind: 'ready', resumed: false }]);
    }
  });

  test('a new tab receives the events of the half minute in which its page was loading', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const deliveryId = await endDelivery(site, userId);
    await site.clock.advance(20 * SECOND);
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    expect(tab.news()).toMatchObject([{ kind: 'delivery', deliveryId }]);
  });

  test('a clock that was set back loses nothing', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const first = openTab(site, ruth);
    await site.clock.advance(SECOND);
    first.close();
    site.clock.jumpTo('2027-03-01T07:00Z');
    const deliveryId = await endDelivery(site, userId);
    const second = openTab(site, ruth, { lastEventId: first.lastId() });
    await site.clock.advance(SECOND);
    expect(second.news()).toMatchObject([{ deliveryId }]);
  });
});

test('writes of another process on the same file are sent with the next beat', async () => {
  const file = temporaryFile('live.db');
  const site = createTestSite({ now: '2027-03-01T08:00Z', file });
  const other = createTestSite({ now: '2027-03-01T08:00Z', file });
  const userId = await createMember(site);
  const tab = openTab(site, await signIn(site, userId));
  await site.clock.advance(SECOND);
  other.clock.jumpTo(site.clock.now());
  const deliveryId = await endDelivery(other, userId);
  other.live.announce(userId);
  await site.clock.advance(SECOND);
  expect(tab.news()).toEqual([]);
  await site.clock.advance(BEAT_MS);
  expect(tab.news()).toMatchObject([{ kind: 'delivery', deliveryId }]);
});

describe('a stream ends', () => {
  test('at once when its session is ended by this process, else with the next beat', async () => {
    for (const announced of [true, false]) {
      const { site, userId, ruth } = await openSiteWithMember();
      const tab = openTab(site, ruth);
      await site.clock.advance(SECOND);
      await site.db.delete(site.db.tables.sessions);
      if (announced) site.live.announce(userId);
      await site.clock.advance(SECOND);
      expect(tab.ended()).toBe(announced);
      await site.clock.advance(BEAT_MS);
      expect(tab.ended()).toBe(true);
      expect(site.live.count()).toBe(0);
    }
  });

  test('within two beats when its session ended and the clock was set back', async () => {
    const { site, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    await site.db.delete(site.db.tables.sessions);
    site.clock.jumpTo('2027-03-01T07:00Z');
    await site.clock.advance(2 * BEAT_MS);
    expect(tab.ended()).toBe(true);
  });

  test('90 days after the sign-in of its session, and no earlier', async () => {
    const { site, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    site.clock.jumpTo('2027-05-30T07:55Z');
    await site.clock.advance(BEAT_MS);
    expect(tab.ended()).toBe(false);
    site.clock.jumpTo('2027-05-30T08:00Z');
    await site.clock.advance(BEAT_MS);
    expect(tab.ended()).toBe(true);
  });

  test('when the member’s role has changed', async () => {
    const { site, userId, ruth } = await openSiteWithMember();
    const tab = openTab(site, ruth);
    const { users } = site.db.tables;
    await site.db.update(users).set({ role: 'admin' }).where(eq(users.id, userId));
    await site.clock.advance(BEAT_MS + SECOND);
    expect(tab.ended()).toBe(true);
  });

  test('when the site closes, and when the tab does', async () => {
    const { site, ruth } = await openSiteWithMember();
    const [one, two] = [openTab(site, ruth), openTab(site, ruth)];
    await site.clock.advance(SECOND);
    two.close();
    await site.clock.advance(SECOND);
    expect([one.ended(), two.ended(), site.live.count()]).toEqual([false, true, 1]);
    site.live.close();
    await site.clock.advance(SECOND);
    expect([one.ended(), site.live.count()]).toEqual([true, 0]);
  });

  test('before it began, where its tab is gone', async () => {
    const { site, ruth } = await openSiteWithMember();
    watchMember(site, ruth, { desktop: true, signal: AbortSignal.abort() });
    expect([site.live.count(), site.live.hasNotifyingTab(ruth.userId)]).toEqual([0, false]);
  });

  test('without leaving a timer', async () => {
    const { site, ruth } = await openSiteWithMember();
    const at = vi.spyOn(site.clock, 'at');
    const tab = openTab(site, ruth);
    await site.clock.advance(SECOND);
    tab.close();
    await site.clock.advance(SECOND);
    at.mockClear();
    await site.clock.advance(10 * BEAT_MS);
    expect(at).not.toHaveBeenCalled();
  });
});

test('a thirteenth tab of a member gets 429 with Retry-After', async () => {
  const { site, ruth } = await openSiteWithMember();
  for (let count = 0; count < 12; count += 1) openTab(site, ruth);
  expect(() => watchMember(site, ruth, { desktop: false, signal: undefined })).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfter: 60 }),
  );
});

describe('an administrator’s tab', () => {
  test('receives changes of every member’s jobs in the queue, once a second at most', async () => {
    const { site, userId } = await openSiteWithMember();
    const { id } = await createAccount(site, { role: 'admin' });
    const tab = openTab(site, await signIn(site, id, 'admin'));
    await site.clock.advance(SECOND);
    for (let count = 0; count < 30; count += 1) {
      site.live.announce(userId);
      await site.clock.advance(100);
    }
    await site.clock.advance(SECOND);
    const { length } = tab.news();
    expect(kinds(tab.news())).toEqual(Array(length).fill('queue'));
    expect(length).toBeGreaterThanOrEqual(3);
    expect(length).toBeLessThanOrEqual(5);
  });

  test('receives a change of another process with the next beat, and a member’s tab never does', async () => {
    const { site, ruth } = await openSiteWithMember();
    const { id } = await createAccount(site, { role: 'admin' });
    const [admin, member] = [openTab(site, await signIn(site, id, 'admin')), openTab(site, ruth)];
    await site.clock.advance(SECOND);
    await site.db.update(site.db.tables.queuedJobs).set({ status: 'failed', runAt: null });
    await site.clock.advance(BEAT_MS);
    expect([kinds(admin.news()), kinds(member.news())]).toEqual([['queue'], []]);
  });

  test('receives no change of the queue once the administrator is a member again', async () => {
    const { site, userId } = await openSiteWithMember();
    const { users } = site.db.tables;
    const { id } = await createAccount(site, { role: 'admin' });
    const tab = openTab(site, await signIn(site, id, 'admin'));
    await site.clock.advance(SECOND);
    await site.db.update(users).set({ role: 'member' }).where(eq(users.id, id));
    site.live.announce(userId);
    await site.clock.advance(SECOND);
    expect([tab.news(), tab.ended()]).toEqual([[], true]);
  });

  test.each([
    ['an announcement', SECOND],
    ['a beat', BEAT_MS],
  ])(
    'receives changes of the queue by %s until twelve hours after the sign-in, then only a member’s events',
    async (_, ms) => {
      const { site, userId } = await openSiteWithMember();
      const { id } = await createAccount(site, { role: 'admin' });
      const tab = openTab(site, await signIn(site, id, 'admin'));
      await site.clock.advance(SECOND);
      const moveQueue = async () => {
        const { queuedJobs } = site.db.tables;
        await site.db.update(queuedJobs).set({ status: tab.news().length ? 'failed' : 'processing' });
        if (ms === SECOND) site.live.announce(userId);
        await site.clock.advance(ms);
      };
      await moveQueue();
      expect(kinds(tab.news())).toEqual(['queue']);
      site.clock.jumpTo('2027-03-01T20:00:00.001Z');
      await moveQueue();
      await endDelivery(site, id);
      site.live.announce(id);
      await site.clock.advance(SECOND);
      expect([kinds(tab.news()), tab.ended()]).toEqual([['queue', 'delivery'], false]);
    },
  );
});
