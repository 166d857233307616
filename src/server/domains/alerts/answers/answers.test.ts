import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../shared/alerts/answers.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, startScheduler } from '../../../testing/queue/queue.ts';
import { resumeMember } from '../../schedule/pauses/service.ts';
import { capabilityOf } from './capability.ts';

const WORDS = 'I was forgiven much, and it changed how I listen.';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let api: TestApi;
let ruth: SignedIn;
let mail: RecordingChannel;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  mail = createRecordingChannel('email');
  api.site.channels.set('email', mail);
  ruth = await api.member();
  await reachBy('email');
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const reachBy = (...alertMethods: string[]) => ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods });

interface Sent {
  outcome: string;
  open: Answer[];
  wordsSaved: boolean;
}
const sendFully = async (capability: string, answer: Answer, words?: string) => {
  const json = { capability, answer, ...(words === undefined ? {} : { words }) };
  const { status, body } = await api
    .visitor()
    .post<{ result: { data: { json: Sent } } }>('/trpc/alerts.answers.send', { json });
  expect(status).toBe(200);
  return body.result.data.json;
};
const send = async (capability: string, answer: Answer, words?: string) => {
  const { outcome, open } = await sendFully(capability, answer, words);
  return { outcome, open };
};
const view = async (capability: string) => {
  const input = encodeURIComponent(JSON.stringify({ json: { capability } }));
  const { status, body } = await api
    .visitor()
    .get<{ result: { data: { json: object } } }>(`/trpc/alerts.answers.view?input=${input}`);
  expect(status).toBe(200);
  return body.result.data.json;
};
const tables = () => api.site.db.tables;
const entryOf = async (id: number) => {
  const [row] = await api.site.db.select().from(tables().guidanceEntries).where(eq(tables().guidanceEntries.id, id));
  return row as NonNullable<typeof row>;
};
const deliveries = async () =>
  (await api.site.db.select().from(tables().deliveries)).map(({ repeat, status, errorCode, answers }) => ({
    repeat,
    status,
    errorCode,
    answers,
  }));
const contents = async () => [
  await api.site.db.select().from(tables().guidanceEntries),
  await api.site.db.select().from(tables().deliveries),
  await api.site.db.select().from(tables().pauses),
  await api.site.db.select().from(tables().consentEvents),
];
const ledger = async () =>
  (await api.site.db.select().from(tables().consentEvents))
    .filter(({ action }) => action === 'paused')
    .map(({ source }) => source);
const GONE = { outcome: 'gone', open: [] };

describe('done', () => {
  test('completes the entry of the message without a session, and the dashboard counts it', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id);
    expect(await send(capability, 'done')).toEqual({ outcome: 'done', open: ['pause'] });
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: true, completedLocalDate: '2027-03-01' });
    expect(await deliveries()).toMatchObject([{ answers: ['done'] }]);
    const { body } = await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`);
    expect(body.stats).toMatchObject({ streakDays: 1, completedLessons: 1 });
  });

  test('twice keeps the first completion, and so does an answer after the app completed it (D13)', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'done');
    const first = await contents();
    await api.site.clock.advance(HOUR);
    expect(await send(capability, 'done')).toEqual({ outcome: 'done', open: ['pause'] });
    expect(await contents()).toEqual(first);
    const other = await createSentGuidance(api.site, ruth.id);
    await ruth.patch(`/api/guidance/${other.entryId}/complete`, {});
    expect((await send(other.capability, 'done')).outcome).toBe('done');
    expect((await entryOf(entryId)).completedAt).toEqual(new Date('2027-03-01T08:00Z'));
  });

  test('of a reflection needs the member’s own words, at least 20 characters (D13)', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id, {
      entry: { contentType: 'reflection' },
    });
    const before = await contents();
    for (const words of [undefined, '', `  ${'x'.repeat(19)}  `])
      expect((await send(capability, 'done', words)).outcome).toBe('words_needed');
    expect(await contents()).toEqual(before);
    expect((await send(capability, 'done', `  ${WORDS} `)).outcome).toBe('done');
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: true, userReflection: WORDS });
    expect((await send(capability, 'done', 'Something else entirely, by somebody else.')).outcome).toBe('done');
    expect((await entryOf(entryId)).userReflection).toBe(WORDS);
  });

  test('says whether the words of this answer are saved, also where it is sent again', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id, { entry: { contentType: 'reflection' } });
    const other = 'Something else entirely, written on another device.';
    expect(await sendFully(capability, 'done', 'Too short.')).toMatchObject({ wordsSaved: false });
    expect(await sendFully(capability, 'done', WORDS)).toMatchObject({ outcome: 'done', wordsSaved: true });
    expect(await sendFully(capability, 'done', `${WORDS} `)).toMatchObject({ outcome: 'done', wordsSaved: true });
    expect(await sendFully(capability, 'done', other)).toMatchObject({ outcome: 'done', wordsSaved: false });
    expect(await sendFully(capability, 'later')).toMatchObject({ wordsSaved: true });
    expect(await sendFully('1-x', 'done', WORDS)).toMatchObject({ outcome: 'gone', wordsSaved: false });
  });

  test('by two answers at once completes once and counts once', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id, {
      entry: { contentType: 'reflection' },
    });
    const texts = ['The first of two thoughts at once.', 'The second of two thoughts at once.'];
    const results = await Promise.all(texts.map((words) => send(capability, 'done', words)));
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(texts).toContain((await entryOf(entryId)).userReflection);
    const { body } = await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`);
    expect(body.stats.completedLessons).toBe(1);
  });
});

describe('later', () => {
  test('brings the same message again an hour later, and completes nothing', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id);
    expect(await send(capability, 'later')).toEqual({ outcome: 'later', open: ['done', 'pause'] });
    const scheduler = await startScheduler(api.site, [mail]);
    await api.site.clock.advance(HOUR - 1);
    await scheduler.beat();
    expect(guidanceOn(mail)).toEqual([]);
    await api.site.clock.advance(1);
    await scheduler.beat();
    expect(guidanceOn(mail)).toHaveLength(1);
    expect(await deliveries()).toMatchObject([
      { repeat: 0, answers: ['later'] },
      { repeat: 1, status: 'sent', answers: [] },
    ]);
    expect((await entryOf(entryId)).isCompleted).toBe(false);
  });

  test('twice, and twice at once, brings it once', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    const results = await Promise.all([send(capability, 'later'), send(capability, 'later')]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['later', 'later']);
    expect((await send(capability, 'later')).outcome).toBe('later');
    expect(await deliveries()).toHaveLength(2);
  });

  test('survives a stop of the process: the row alone brings it', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    const first = await startScheduler(api.site, [mail]);
    await send(capability, 'later');
    await first.stop();
    await api.site.clock.advance(HOUR);
    await startScheduler(api.site, [mail]);
    expect(guidanceOn(mail)).toHaveLength(1);
  });

  test('does not bring an entry that was completed in that hour', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'later');
    expect((await send(capability, 'done')).outcome).toBe('done');
    const scheduler = await startScheduler(api.site, [mail]);
    await api.site.clock.advance(HOUR);
    await scheduler.beat();
    expect(guidanceOn(mail)).toEqual([]);
    expect((await deliveries())[1]).toMatchObject({ status: 'skipped', errorCode: 'no_longer_due' });
    expect((await send(capability, 'later')).outcome).toBe('done');
  });

  test('is skipped when the site slept past the catch-up window after the hour', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'later');
    await api.site.clock.advance(HOUR + 91 * 60_000);
    await startScheduler(api.site, [mail]);
    expect((await deliveries())[1]).toMatchObject({ status: 'skipped', errorCode: 'missed_window' });
  });

  test('is asked for at most three times in a row, on a channel without a number of messages a day', async () => {
    const desktop = createRecordingChannel('desktop');
    api.site.channels.set('desktop', desktop);
    await reachBy('desktop');
    await createSentGuidance(api.site, ruth.id, { channel: 'desktop' });
    const scheduler = await startScheduler(api.site, [desktop]);
    const outcomes: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const rows = await api.site.db.select().from(tables().deliveries);
      const last = rows.at(-1) as NonNullable<(typeof rows)[0]>;
      outcomes.push((await send(capabilityOf(api.site, last), 'later')).outcome);
      await api.site.clock.advance(HOUR);
      await scheduler.beat();
    }
    expect(outcomes).toEqual(['later', 'later', 'later', 'not_again']);
    expect(guidanceOn(desktop).map(({ answers }) => answers.presses)).toEqual([
      ['done', 'later', 'pause'],
      ['done', 'later', 'pause'],
      ['done', 'pause'],
    ]);
  });

  test('C11: leaves room for the slots to come: a repeat counts among the three messages of the day', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    const timeSlots = [12, 16].map((hour) => ({ hour, minute: 0, type: 'do' }));
    const json = { timezone: 'UTC', scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots }] };
    expect((await ruth.post(`/api/schedule/${ruth.id}`, json)).status).toBe(200);
    expect((await send(capability, 'later')).outcome).toBe('not_again');
    expect(await deliveries()).toHaveLength(1);
  });

  test('C12: does not promise a message outside the channel’s hours', async () => {
    api.site.channels.set('sms', createRecordingChannel('sms'));
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, {
      alertMethods: ['sms'],
      phoneNumber: '+12345678901',
      smsConsent: true,
    });
    await api.site.db.update(tables().alertAddresses).set({ verifiedAt: new Date('2027-03-01T08:00Z') });
    const early = await createSentGuidance(api.site, ruth.id, { channel: 'sms' });
    expect((await send(early.capability, 'later')).outcome).toBe('later');
    api.site.clock.jumpTo('2027-03-02T20:30Z');
    const late = await createSentGuidance(api.site, ruth.id, { channel: 'sms' });
    expect((await send(late.capability, 'later')).outcome).toBe('not_again');
  });

  test('brings nothing to a member who paused or switched the channel off', async () => {
    const off = await createSentGuidance(api.site, ruth.id);
    await reachBy();
    expect((await send(off.capability, 'later')).outcome).toBe('not_again');
    await reachBy('email');
    await send(off.capability, 'pause');
    expect((await send(off.capability, 'later')).outcome).toBe('not_again');
    expect(await deliveries()).toHaveLength(1);
  });

  test('asked for before a pause is cancelled by it', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'later');
    await send(capability, 'pause');
    expect((await deliveries())[1]).toMatchObject({ status: 'cancelled', errorCode: 'paused' });
  });
});

describe('pause', () => {
  test('pauses for two weeks, with a row in the ledger', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    expect(await send(capability, 'pause')).toEqual({ outcome: 'paused', open: ['done'] });
    const { body } = await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`);
    expect(body.pausedUntil).toBe('2027-03-15T08:00:00.000Z');
    expect(await ledger()).toEqual(['message']);
  });

  test('still lets the member complete the entry', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'pause');
    expect((await send(capability, 'done')).outcome).toBe('done');
    expect((await entryOf(entryId)).isCompleted).toBe(true);
  });

  test('works once: an old message cannot pause again after the member resumed', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'pause');
    expect((await send(capability, 'pause')).outcome).toBe('paused');
    await resumeMember(api.site, { kind: 'system' }, ruth.id, 'settings');
    expect((await send(capability, 'pause')).outcome).toBe('used');
    await send(capability, 'done');
    expect((await send(capability, 'pause')).outcome).toBe('used');
    expect(await ledger()).toEqual(['message']);
  });
});

describe('the capability', () => {
  test('that is forged, altered or another message’s answers nothing, and the page shows no entry', async () => {
    const { deliveryId, entryId, capability } = await createSentGuidance(api.site, ruth.id);
    const [first = ''] = capability.split('-');
    const code = capability.slice(first.length + 1);
    const forged = [
      '',
      'x',
      first,
      `${first}-`,
      `${first}-${'A'.repeat(22)}`,
      `${first}-${code.slice(0, -1)}`,
      `${first}-${code}=`,
      ` ${capability}`,
      `${deliveryId + 1}-${code}`,
      `0${capability}`,
      capabilityOf(api.site, { id: deliveryId, userId: ruth.id + 1, entryId }),
      capabilityOf(api.site, { id: deliveryId, userId: ruth.id, entryId: entryId + 1 }),
    ];
    const before = await contents();
    for (const each of forged) {
      for (const answer of ['done', 'later', 'pause'] as const) expect(await send(each, answer)).toEqual(GONE);
      expect(await view(each)).toEqual({ entry: null, open: [], isPaused: false, isComing: false });
    }
    expect(await contents()).toEqual(before);
  });

  test('reaches one entry: no other entry of the member changes', async () => {
    const other = await createSentGuidance(api.site, ruth.id);
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await send(capability, 'done');
    expect((await entryOf(other.entryId)).isCompleted).toBe(false);
  });

  test('expires seven days after the message was due', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    await api.site.clock.advance(7 * DAY);
    expect(await view(capability)).toMatchObject({ entry: { isCompleted: false } });
    await api.site.clock.advance(1);
    expect(await view(capability)).toEqual({ entry: null, open: [], isPaused: false, isComing: false });
    expect(await send(capability, 'done')).toEqual(GONE);
  });

  test('of a deleted entry, and of a deleted account, gets the answer of an unknown one', async () => {
    const { entryId, capability } = await createSentGuidance(api.site, ruth.id);
    await api.site.db.delete(tables().guidanceEntries).where(eq(tables().guidanceEntries.id, entryId));
    expect(await send(capability, 'done')).toEqual(GONE);
    const next = await createSentGuidance(api.site, ruth.id);
    await api.site.db.delete(tables().users).where(eq(tables().users.id, ruth.id));
    expect(await send(next.capability, 'done')).toEqual(GONE);
  });

  test('holds no address and no name, and is stored nowhere', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    expect(capability).toMatch(/^\d+-[A-Za-z0-9_-]{22}$/);
    expect(JSON.stringify(await contents())).not.toContain(capability.split('-')[1]);
  });

  test('is guessed at most 60 times a minute from one address; a valid one is never limited', async () => {
    const { capability } = await createSentGuidance(api.site, ruth.id);
    const tries = Array.from({ length: 61 }, () =>
      api.visitor().post('/trpc/alerts.answers.send', { json: { capability: '1-x', answer: 'done' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send(capability, 'done')).outcome).toBe('done');
  });
});

test('opening the page changes nothing, however often it is fetched', async () => {
  const entry = { title: 'Una puerta nuestra', language: 'es' };
  const { capability } = await createSentGuidance(api.site, ruth.id, { entry });
  const before = await contents();
  for (let time = 0; time < 3; time += 1)
    expect(await view(capability)).toEqual({
      entry: { ...entry, contentType: 'prayer', isCompleted: false },
      open: ['done', 'later', 'pause'],
      isPaused: false,
      isComing: false,
    });
  expect(await contents()).toEqual(before);
});

test('the page of an answer that was given before tells what became of it', async () => {
  const { capability } = await createSentGuidance(api.site, ruth.id, {});
  await send(capability, 'later');
  expect(await view(capability)).toMatchObject({ open: ['done', 'pause'], isComing: true });
  await send(capability, 'done');
  expect(await view(capability)).toMatchObject({ open: ['pause'], entry: { isCompleted: true } });
  await send(capability, 'pause');
  expect(await view(capability)).toMatchObject({ open: [], isPaused: true });
});

test('a message carries the capability of its own delivery, and the three pages of its answers', async () => {
  const { capability } = await createSentGuidance(api.site, ruth.id, { entry: { contentType: 'reflection' } });
  await send(capability, 'later');
  const scheduler = await startScheduler(api.site, [mail]);
  await api.site.clock.advance(HOUR);
  await scheduler.beat();
  const [message] = guidanceOn(mail);
  const { answers } = message as NonNullable<typeof message>;
  expect(answers).toMatchObject({ leastWords: 20, presses: ['later', 'pause'] });
  expect(answers.pages.pause).toBe(`${api.site.env.publicUrl}/answer/${answers.capability}?choose=pause`);
  expect((await send(answers.capability, 'done', WORDS)).outcome).toBe('done');
});
