import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryEntry } from '../../../../content/library/library.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { readEntries } from '../../../testing/queue/queue.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { chooseFromLibrary } from '../entries.ts';

const ABUSE = 'My husband hits me when he drinks, and I do not know what to do.';
const SELF_HARM = 'Most nights I want to die, and nobody knows it.';
const NOTHING = 'I listened to Anna for an hour and said very little.';
const DAY = 86_400_000;
const NUMBER = '+12345678901';

let api: TestApi;
let ruth: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  api.site.channels.set('email', createRecordingChannel('email')).set('sms', createRecordingChannel('sms'));
  ruth = await api.member();
  admin = await api.member({ role: 'admin' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const tables = () => api.site.db.tables;
const card = async () => (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body.care;
const onboard = (philosophy: string, more: { challenges?: string[]; timezone?: string } = {}) =>
  ruth.post('/api/onboarding', {
    ...WIZARD_ANSWERS,
    userId: ruth.id,
    timezone: 'America/New_York',
    friendshipPhilosophy: `${philosophy} This is what I think about friendship in general.`,
    ...more,
  });

describe('G6: a sign of crisis in a member’s words', () => {
  test('in a reflection shows the card, keeps the reflection, and sends nothing to anybody', async () => {
    await onboard(NOTHING);
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    const { body } = await ruth.patch<{ care: unknown; entry: { userReflection: string } }>(
      `/api/guidance/${id}/complete`,
      { userReflection: SELF_HARM },
    );
    expect(body.entry.userReflection).toBe(SELF_HARM);
    expect(body).toMatchObject({ care: { signs: ['self_harm'], country: 'US' }, offersCare: true });
    expect(await card()).toEqual({ signs: ['self_harm'], country: 'US' });
    expect(await api.site.db.select().from(tables().deliveries)).toEqual([]);
  });

  test.each([
    ['Europe/Madrid', 'ES'],
    // The site knows no lines there, and 911 reaches nobody.
    ['America/Bogota', null],
    ['Europe/Berlin', null],
    // Only such a zone says nothing about the country.
    ['UTC', 'US'],
  ])('shows no lines of another country than the member’s: %s', async (timezone, country) => {
    api.site.env = { ...api.site.env, DEFAULT_COUNTRY: 'US' };
    await onboard(SELF_HARM, { timezone });
    expect(await card()).toEqual({ signs: ['self_harm'], country });
  });

  test('in words that came after the completion and are not stored shows the card on the dashboard', async () => {
    await onboard(NOTHING);
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    const complete = async (userReflection: string) =>
      (await ruth.patch(`/api/guidance/${id}/complete`, { userReflection })).body;
    await complete(NOTHING);
    expect(await complete(SELF_HARM)).toMatchObject({
      entry: { userReflection: NOTHING },
      care: { signs: ['self_harm'] },
      offersCare: false,
    });
    expect(await card()).toEqual({ signs: ['self_harm'], country: 'US' });
  });

  test('in a completion that is sent again brings no card back that was put away', async () => {
    await onboard(NOTHING);
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    const complete = () => ruth.patch(`/api/guidance/${id}/complete`, { userReflection: SELF_HARM });
    await complete();
    expect((await ruth.post('/api/care/dismiss')).status).toBe(200);
    await complete();
    expect(await card()).toBeNull();
  });

  test('earlier leaves the card, and offers nothing again for harmless words', async () => {
    await onboard(SELF_HARM);
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    const { body } = await ruth.patch(`/api/guidance/${id}/complete`, {
      userReflection: 'I listened to Anna for an hour today.',
    });
    expect(body).toMatchObject({ care: { signs: ['self_harm'] }, offersCare: false });
  });

  test.each([
    ['the philosophy of the wizard', () => onboard(ABUSE)],
    ['a goal’s title', () => ruth.post('/api/goals', { title: 'Survive: I want to die', target: 3 })],
    ['a goal’s description', () => ruth.post('/api/goals', { title: 'Be safe', description: ABUSE, target: 3 })],
    [
      'a changed goal',
      async () => {
        const { body } = await ruth.post<{ goal: { id: number } }>('/api/goals', { title: 'Rest', target: 3 });
        return ruth.patch(`/api/goals/${body.goal.id}`, { description: ABUSE });
      },
    ],
  ])('is found in %s', async (_where, write) => {
    expect((await write()).status).toBe(200);
    expect(await card()).not.toBeNull();
  });

  test('is found in the words behind a message’s link, signed out, and only they are answered', async () => {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    const reflection = { entry: { contentType: 'reflection' as const } };
    const sendTo = async (capability: string, words: string) => {
      const json = { capability, answer: 'done', words };
      const { body } = await api
        .visitor()
        .post<{ result: { data: { json: { care: unknown } } } }>('/trpc/alerts.answers.send', { json });
      return body.result.data.json.care;
    };
    const send = async (words: string) =>
      sendTo((await createSentGuidance(api.site, ruth.id, reflection)).capability, words);
    expect(await send(ABUSE)).toEqual({ signs: ['abuse'], country: null });
    expect(await card()).toEqual({ signs: ['abuse'], country: null });
    expect(await send(NOTHING)).toBeNull();
    await ruth.post('/api/care/dismiss');
    // While the words were written, the entry was completed somewhere else.
    const { capability, entryId } = await createSentGuidance(api.site, ruth.id, reflection);
    await ruth.patch(`/api/guidance/${entryId}/complete`, { userReflection: NOTHING });
    expect(await sendTo(capability, SELF_HARM)).toEqual({ signs: ['self_harm'], country: null });
    expect(await card()).toEqual({ signs: ['self_harm'], country: null });
  });

  const addNumber = (member: SignedIn) =>
    member.post(`/api/alerts/preferences/${member.id}`, {
      alertMethods: ['sms'],
      phoneNumber: NUMBER,
      smsConsent: true,
    });
  const proveNumbers = () =>
    api.site.db.update(tables().alertAddresses).set({ verifiedAt: new Date('2027-02-01T08:00Z') });
  const write = async (text: string) =>
    (await receiveEvents(api.site, [{ kind: 'reply', channel: 'sms', address: NUMBER, text }])).map(
      (reply) => reply.text,
    );

  test('in a text message, of any length, gets one calm answer with the emergency number', async () => {
    await onboard(NOTHING);
    await addNumber(ruth);
    await proveNumbers();
    // Signs found a moment ago in another place do not silence the answer.
    await ruth.post('/api/goals', { title: SELF_HARM, target: 3 });
    const [answer] = await write('I want to die');
    expect(answer).toMatch(/^Thank you for telling us.* call 911\. .*\/care$/);
    expect(await write('he hits me')).toEqual([]);
    expect(await card()).toEqual({ signs: ['self_harm', 'abuse'], country: 'US' });
    await api.site.clock.advance(10 * 60_000);
    expect(await write('he hits me')).toEqual([answer]);
    expect(
      await receiveEvents(api.site, [{ kind: 'reply', channel: 'sms', address: '+19995550100', text: 'kill myself' }]),
    ).toEqual([]);
  });

  test('in a text message from a proved number that ended its messages is kept, and not answered', async () => {
    await onboard(NOTHING);
    await addNumber(ruth);
    await write('I want to die');
    expect(await card()).toBeNull();
    await proveNumbers();
    await receiveEvents(api.site, [{ kind: 'stop', channel: 'sms', address: NUMBER }]);
    expect(await write('he hits me')).toEqual([]);
    expect(await card()).toEqual({ signs: ['abuse'], country: 'US' });
    const [notice] = await api.site.db.select().from(tables().careNotices);
    expect(notice).toMatchObject({ userId: ruth.id, abuseNamedAt: new Date('2027-03-01T08:00Z'), answeredAt: null });
    await receiveEvents(api.site, [{ kind: 'start', channel: 'sms', address: NUMBER }]);
    expect(await write('he hits me')).toEqual([expect.stringContaining('/care')]);
  });

  test('in a text message is kept for one member of those who share its number', async () => {
    await onboard(NOTHING);
    await addNumber(ruth);
    const other = await api.member();
    await addNumber(other);
    await proveNumbers();
    await write('he hits me');
    expect((await api.site.db.select().from(tables().careNotices)).map(({ userId }) => userId)).toEqual([ruth.id]);
  });

  test('is dismissed by the member, and comes back with new words only', async () => {
    await onboard(`${ABUSE} ${SELF_HARM}`);
    expect((await ruth.post('/api/care/dismiss')).status).toBe(200);
    expect(await card()).toBeNull();
    // Saved again with the same words and another challenge.
    expect((await onboard(`${ABUSE} ${SELF_HARM}`, { challenges: ['Finding trustworthy friends'] })).status).toBe(200);
    expect(await card()).toBeNull();
    await ruth.post('/api/goals', { title: 'Walk with Anna', target: 3 });
    expect(await card()).toBeNull();
    const { body } = await ruth.post<{ goal: { id: number } }>('/api/goals', { title: SELF_HARM, target: 3 });
    expect(await card()).toMatchObject({ signs: ['self_harm'] });
    await ruth.post('/api/care/dismiss');
    // The form sends both fields, and one of them has changed.
    expect((await ruth.patch(`/api/goals/${body.goal.id}`, { title: SELF_HARM, description: NOTHING })).status).toBe(
      200,
    );
    expect(await card()).toBeNull();
  });

  test('is part of the member’s own export, ends with the account, and no call of administrators shows it', async () => {
    await onboard(ABUSE);
    const asJson = { headers: { accept: 'application/json' } };
    const { body } = await ruth.get<object>(`/api/account/${ruth.id}/export`, asJson);
    expect(body).toMatchObject({ careNotice: { signs: ['abuse'], abuseNamedAt: '2027-03-01T08:00:00.000Z' } });
    for (const path of ['members', 'audit', 'jobs', 'deliveries', 'site']) {
      const { status, text } = await admin.get(`/api/admin/${path}`);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/abuse|self_harm|careNotice|hits me/);
    }
    expect((await admin.get<object>(`/api/account/${ruth.id}/export`, asJson)).body).toMatchObject({
      careNotice: null,
    });
    expect((await admin.get(`/api/dashboard/${ruth.id}`)).text).not.toMatch(/abuse|hits me/);
    await api.site.db.delete(tables().users);
    expect(await api.site.db.select().from(tables().careNotices)).toEqual([]);
  });
});

describe('G6: for seven days after abuse was named', () => {
  // A day of Forgiveness and Reconciliation in the cycle (decisions.md D20).
  const FORGIVENESS = '2027-03-06';
  const choose = (localDate = FORGIVENESS) =>
    api.site.db.atomic((q) =>
      chooseFromLibrary(q, api.site, { userId: ruth.id, contentType: 'do', localDate, isDev: false }),
    );
  const urges = async () => libraryEntry((await choose()).libraryKey ?? '')?.urgesContact ?? false;

  test.each([
    ['that urges contact', async () => ({ libraryKey: (await choose()).libraryKey })],
    ['that a model wrote', async () => ({ libraryKey: null, responseId: 'resp_1', writtenBy: 'test-model v1' })],
  ])('an entry %s and is prepared already gives way to another', async (_which, fields) => {
    await onboard(NOTHING);
    const availableAt = new Date(api.site.clock.now() + 20 * 60_000);
    const prepared = { contentType: 'do', localDate: FORGIVENESS, availableAt, ...(await fields()) } as const;
    const id = await createEntry(api.site, ruth.id, { title: 'Make your peace', ...prepared });
    await ruth.post('/api/goals', { title: 'Be safe', description: ABUSE, target: 3 });
    const entry = (await readEntries(api.site)).find((row) => row.id === id);
    expect(entry?.title).not.toBe('Make your peace');
    expect(entry?.responseId).toBeNull();
    expect(libraryEntry(entry?.libraryKey ?? '')?.urgesContact ?? false).toBe(false);
  });

  test('no entry is chosen that urges contact; after them it may be', async () => {
    await onboard(NOTHING);
    expect((await choose()).concept).toBe('Forgiveness and Reconciliation');
    expect(await urges()).toBe(true);
    await ruth.post('/api/goals', { title: 'Be safe', description: ABUSE, target: 3 });
    expect(await urges()).toBe(false);
    await api.site.clock.advance(7 * DAY - 1);
    expect(await urges()).toBe(false);
    await api.site.clock.advance(1);
    expect(await urges()).toBe(true);
  });

  test('also where the member dismissed the card, and not after signs of another kind', async () => {
    await onboard(SELF_HARM);
    expect(await urges()).toBe(true);
    await ruth.post('/api/goals', { title: 'Be safe', description: ABUSE, target: 3 });
    await ruth.post('/api/care/dismiss');
    expect(await urges()).toBe(false);
  });
});
