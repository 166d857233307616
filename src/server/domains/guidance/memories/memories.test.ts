import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { authorizeMember } from '../../../lib/actor.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createCompletedDay, createEntry } from '../../../testing/guidance/entries.ts';
import { onboard } from '../../../testing/members/members.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { planLetters } from '../../alerts/letters/plan.ts';
import { readMemory } from './service.ts';

const WORDS = 'I rang my brother after months. He was glad.';
const DAY = 86_400_000;

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;
let scheduler: TestScheduler;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-02T12:00Z' });
  ruth = await api.member();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  await onboard(api.site, ruth.id, { timezone: 'America/New_York' });
  await api.site.db.update(api.site.db.tables.users).set({ createdAt: new Date('2025-01-01') });
});
afterEach(() => {
  expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  api.close();
});

const switchTo = (agreed: boolean, wordingLanguage = 'en') =>
  ruth.post('/api/guidance/memories', { agreed, wordingLanguage });
const write = (date: string, userReflection: string, fields: object = {}) =>
  createCompletedDay(api.site, ruth.id, date, { userReflection, ...fields });
const memoryOf = async (member = ruth) => (await member.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body.memory;
const textNow = async () => (await memoryOf())?.text ?? null;
const zone = (timezone: string) =>
  api.site.db
    .update(api.site.db.tables.userProfiles)
    .set({ timezone })
    .where(eq(api.site.db.tables.userProfiles.userId, ruth.id));

test('a memory names the language of the entry that it answers', async () => {
  await write('2026-03-02', WORDS, { title: 'Una puerta nuestra', language: 'es' });
  await switchTo(true);
  expect(await memoryOf()).toMatchObject({ title: 'Una puerta nuestra', language: 'es' });
});

describe('the consent to be shown one’s own words', () => {
  test('is off until it is given, and ends when it is taken back, with both wordings in the ledger', async () => {
    await write('2026-03-02', WORDS);
    expect(await memoryOf()).toBeNull();
    expect((await ruth.get<{ user: object }>('/api/auth/me')).body.user).toMatchObject({ memoriesConsent: false });
    expect((await switchTo(true)).body).toEqual({ success: true, agreed: true });
    await switchTo(true);
    expect(await memoryOf()).toEqual({
      entryId: expect.any(Number),
      localDate: '2026-03-02',
      title: 'A friend at all times',
      language: 'en',
      text: WORDS,
    });
    expect((await ruth.get<{ user: object }>('/api/auth/me')).body.user).toMatchObject({ memoriesConsent: true });
    await switchTo(false, 'es');
    expect(await memoryOf()).toBeNull();
    const rows = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(
      rows
        .filter(({ channel }) => channel === 'memories')
        .map(({ action, source, wordingVersion }) => [action, source, wordingVersion]),
    ).toEqual([
      ['opt_in', 'settings', 'memories-2'],
      ['opt_out', 'settings', 'memories-3-es'],
    ]);
  });

  test('is in the member’s export', async () => {
    await switchTo(true);
    const { body } = await ruth.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/json' } });
    expect(body).toMatchObject({ profile: { memoriesConsent: true } });
  });
});

describe('a text written a year ago', () => {
  beforeEach(() => switchTo(true));

  test.each([
    ['2026-02-26', false],
    ['2026-02-27', true],
    ['2026-03-05', true],
    ['2026-03-06', false],
    ['2025-03-02', false],
    ['2027-03-02', false],
  ])('is looked for up to three days around the same date: %s', async (date, found) => {
    await write(date, WORDS);
    expect(await textNow()).toBe(found ? WORDS : null);
  });

  test('is the nearest to the date', async () => {
    await write('2026-03-04', 'Two days after it, nearer than the other.');
    await write('2026-02-27', 'Three days before it, further away.');
    expect(await textNow()).toBe('Two days after it, nearer than the other.');
  });

  test.each([
    // In Auckland it is March 3 already, in Los Angeles still March 1.
    ['Pacific/Auckland', '2027-03-02T12:00Z', '2026-03-06', '2026-02-27'],
    ['America/Los_Angeles', '2027-03-02T07:00Z', '2026-02-26', '2026-03-05'],
  ])('counts from the member’s own day: %s', async (timezone, now, inside, outside) => {
    await zone(timezone);
    api.site.clock.jumpTo(now);
    await write(outside, 'Outside of the seven days.');
    expect(await textNow()).toBeNull();
    await write(inside, 'Within the seven days of it.');
    expect(await textNow()).toBe('Within the seven days of it.');
  });

  test.each([
    ['2028-02-29', '2027-02-24', false],
    ['2028-02-29', '2027-02-25', true],
    ['2028-02-29', '2027-03-03', true],
    ['2028-02-29', '2027-03-04', false],
    ['2029-02-28', '2028-02-29', true],
  ])('takes February 28 for February 29: on %s, %s', async (today, date, found) => {
    await write(date, WORDS);
    const { site } = api;
    const memberId = authorizeMember({ kind: 'system' }, ruth.id);
    const memory = await site.db.snapshot((q) => readMemory(q, memberId, today, site.clock.now()));
    expect(memory?.text ?? null).toBe(found ? WORDS : null);
  });

  test('leaves out tests, other members’ words, and completions without words', async () => {
    const naomi = await api.member();
    await createCompletedDay(api.site, naomi.id, '2026-03-02', { userReflection: 'Words of Naomi, hers alone.' });
    await write('2026-03-02', 'Words on a test entry.', { isDev: true });
    await createCompletedDay(api.site, ruth.id, '2026-03-02');
    expect(await memoryOf()).toBeNull();
  });

  test('is quoted in whole sentences of at most 300 characters', async () => {
    const sentence = 'We walked along the river and said little. ';
    await write('2026-03-02', sentence.repeat(20));
    const text = await textNow();
    expect(text).toBe(sentence.repeat(7).trim());
  });

  test('is shown to nobody else', async () => {
    await write('2026-03-02', WORDS);
    const admin = await api.member({ role: 'admin' });
    expect(await memoryOf(admin)).toBeNull();
    const stranger = await api.member();
    expect((await stranger.get(`/api/dashboard/${ruth.id}`)).status).toBe(403);
  });

  test('is gone with its entry', async () => {
    const id = await write('2026-03-02', WORDS);
    const { guidanceEntries } = api.site.db.tables;
    await api.site.db.delete(guidanceEntries).where(eq(guidanceEntries.id, id));
    expect(await memoryOf()).toBeNull();
  });

  test('waits while guidance is paused', async () => {
    await write('2026-03-02', WORDS);
    await ruth.send('POST', `/api/schedule/${ruth.id}/pause`, { json: {} });
    expect(await memoryOf()).toBeNull();
    await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
    expect(await textNow()).toBe(WORDS);
  });

  test.each([
    'Most nights I want to die, and nobody knows it.',
    'My husband hits me when he drinks, and I do not know what to do.',
  ])('G6: is never a text that told of danger: %s', async (danger) => {
    await write('2026-03-02', danger);
    expect(await memoryOf()).toBeNull();
    await write('2026-03-03', WORDS);
    expect(await textNow()).toBe(WORDS);
  });

  test('G6: waits while the card with help is shown, and for seven days after words told of danger', async () => {
    await write('2026-03-02', WORDS);
    await write('2026-03-10', 'Another one, of the week after it.');
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    await ruth.patch(`/api/guidance/${id}/complete`, { userReflection: 'Most nights I want to die.' });
    expect(await memoryOf()).toBeNull();
    await ruth.post('/api/care/dismiss');
    expect(await memoryOf()).toBeNull();
    api.site.clock.jumpTo(new Date(api.site.clock.now() + 7 * DAY - 1000).toISOString());
    expect(await memoryOf()).toBeNull();
    api.site.clock.jumpTo(new Date(api.site.clock.now() + 1000).toISOString());
    expect(await textNow()).toBe('Another one, of the week after it.');
  });
});

describe('the weekly letter', () => {
  /** Sends the letter of Saturday, 6 March 2027, at 08:00 in New York, and returns what it quotes. */
  async function quoted() {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await planLetters(api.site);
    await api.site.clock.turnTo('2027-03-06T13:00Z');
    await scheduler.beat();
    const [letter, ...others] = mailsOf(email, 'weekly_letter');
    expect(others).toEqual([]);
    return letter && { ownSentence: letter.week.ownSentence, memory: letter.week.memory?.text ?? null };
  }

  beforeEach(async () => {
    await write('2026-03-08', WORDS);
    await write('2027-03-01', 'An older sentence of the same week.');
    await write('2027-03-04', 'Yes. I told Anna the truth at last. It was hard.');
    await write('2027-03-06', 'Of today, and so for the next letter.');
  });

  test('quotes the year before and one sentence of the week with the member’s consent', async () => {
    await switchTo(true);
    expect(await quoted()).toEqual({ ownSentence: 'I told Anna the truth at last.', memory: WORDS });
  });

  test.each([
    ['that was never given', async () => undefined],
    [
      'that was taken back',
      async () => {
        await switchTo(true);
        await switchTo(false);
      },
    ],
  ])('quotes nothing without a consent %s', async (_why, prepare) => {
    await prepare();
    expect(await quoted()).toEqual({ ownSentence: null, memory: null });
  });

  test('quotes nothing when the consent was taken back after it was planned', async () => {
    await switchTo(true);
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await planLetters(api.site);
    await switchTo(false);
    expect(await quoted()).toEqual({ ownSentence: null, memory: null });
  });

  test('G6: passes over words that told of danger', async () => {
    await switchTo(true);
    await write('2027-03-05', 'Most nights I want to die, and nobody knows it.');
    await write('2026-03-06', 'My husband hits me when he drinks, and I do not know what to do.');
    expect(await quoted()).toEqual({ ownSentence: 'I told Anna the truth at last.', memory: WORDS });
  });

  test('quotes nothing where mail is kept as files, which administrators read', async () => {
    await switchTo(true);
    api.site.channels.set('email', Object.assign(email, { captures: true }));
    expect(await quoted()).toEqual({ ownSentence: null, memory: null });
  });
});
