import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { alertPreferencesOutput } from '../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { unsubscribeUrl } from './unsubscribe/service.ts';

type Stored = z.infer<typeof alertPreferencesOutput>;

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Refusal {
  code: string;
  issues: { path: string[] }[];
  present: Stored;
}

const path = () => `/api/alerts/preferences/${ruth.id}`;
const save = (json: object) => ruth.post(path(), json);
const change = (json: object) => ruth.patch<Stored & Refusal>(path(), json);
const stored = async () => (await ruth.get<Stored>(path())).body;
const optIns = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents)).flatMap(({ channel, action }) =>
    action === 'opt_in' ? [channel] : [],
  );

test('methods switched on two screens both hold', async () => {
  await save({ alertMethods: ['email', 'telegram'] });
  expect((await change({ switches: { push: true } })).status).toBe(200);
  const { status, body } = await change({ switches: { telegram: false } });
  expect([status, body.alertMethods]).toEqual([200, ['email', 'push']]);
});

test('a method that one click in a mail switched off stays off when another is switched', async () => {
  await save({ alertMethods: ['email'] });
  const token = unsubscribeUrl(api.site, ruth.id).split('/').at(-1);
  await api.visitor().send('POST', `/unsubscribe/${token}`, {
    origin: null,
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect((await change({ switches: { desktop: true } })).body.alertMethods).toEqual(['desktop']);
  expect(await optIns()).toEqual(['email', 'desktop']);
});

test('an unchanged switch writes nothing to the ledger', async () => {
  await save({ alertMethods: ['email'] });
  await change({ switches: { email: true, push: false } });
  expect(await optIns()).toEqual(['email']);
});

describe('a number that was changed elsewhere', () => {
  const OURS = '+12345678901';
  const THEIRS = '+19998887777';

  test('is not replaced: the response is 409 with the stored value', async () => {
    await save({ phoneNumber: THEIRS });
    const { status, body } = await change({ phoneNumber: OURS, from: { phoneNumber: null } });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.issues.map(({ path: [field] }) => field)).toEqual(['phoneNumber']);
    expect(body.present).toEqual({
      alertMethods: [],
      phoneNumber: THEIRS,
      smsConsent: false,
      whatsappNumber: null,
      addresses: expect.any(Object),
      shownAddresses: { sms: { asRead: '+1 999 888 7777', asTyped: '+1 999 888 7777' } },
    });
    expect((await stored()).phoneNumber).toBe(THEIRS);
  });

  test('is replaced by a screen that knows it', async () => {
    await save({ phoneNumber: THEIRS });
    const { status, body } = await change({ phoneNumber: OURS, from: { phoneNumber: THEIRS } });
    expect([status, body.phoneNumber]).toEqual([200, OURS]);
  });

  test('is no conflict where both screens chose the same, in any spelling', async () => {
    await save({ phoneNumber: OURS });
    const { status } = await change({ phoneNumber: '+1 (234) 567-8901', from: { phoneNumber: null } });
    expect(status).toBe(200);
  });

  test('keeps no consent that was given for another number', async () => {
    await save({ phoneNumber: THEIRS });
    const consent = { switches: { sms: true }, smsConsent: true, from: { phoneNumber: OURS } };
    expect((await change(consent)).status).toBe(409);
    expect(await optIns()).toEqual([]);
  });

  test('changes nothing else of the same save', async () => {
    await save({ whatsappNumber: THEIRS });
    await change({ switches: { push: true }, whatsappNumber: OURS, from: { whatsappNumber: null } });
    expect(await stored()).toMatchObject({ alertMethods: [], whatsappNumber: THEIRS });
  });
});

test('a method that lacks something is refused at the field, as in a whole save', async () => {
  const { status, body } = await change({ switches: { sms: true } });
  expect([status, body.issues.map(({ path: [field] }) => field)]).toEqual([400, ['phoneNumber', 'smsConsent']]);
});

test('the whole save goes on taking whole values (product.md §7)', async () => {
  await save({ alertMethods: ['email', 'push'], phoneNumber: '+12345678901' });
  await save({ alertMethods: ['telegram'], phoneNumber: null, smsConsent: false, whatsappNumber: null });
  expect(await stored()).toMatchObject({ alertMethods: ['telegram'], phoneNumber: null });
});

describe('kinds of mail', () => {
  const mail = () => `/api/alerts/categories/${ruth.id}`;
  const changeMail = (switches: object) => ruth.patch<{ categories: string[] }>(mail(), { switches });

  test('switched on two screens both hold, and nothing comes back on by itself', async () => {
    await ruth.post(mail(), { categories: ['guidance', 'weekly_letter', 'service_updates'] });
    const before = await optIns();
    await changeMail({ weekly_letter: false });
    const { body } = await changeMail({ prayer_reminders: true });
    expect(body.categories).toEqual(['guidance', 'prayer_reminders', 'service_updates']);
    expect((await optIns()).slice(before.length)).toEqual(['email:prayer_reminders']);
  });

  test('change with the methods in one call, and a kind that is not named stays', async () => {
    await ruth.post(mail(), { categories: ['guidance', 'weekly_letter', 'service_updates'] });
    const { status, body } = await ruth.patch<Stored & { categories: string[] }>(path(), {
      switches: { push: true },
      mail: { prayer_reminders: true, weekly_letter: false },
    });
    expect([status, body.alertMethods]).toEqual([200, ['email', 'push']]);
    expect(body.categories).toEqual(['guidance', 'prayer_reminders', 'service_updates']);
    const events = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(events.slice(-2).map(({ channel, action, wordingVersion }) => [channel, action, wordingVersion])).toEqual([
      ['email:prayer_reminders', 'opt_in', 'mail-6'],
      ['email:weekly_letter', 'opt_out', 'mail-6'],
    ]);
  });

  test('nothing changes where a method in the same call is refused', async () => {
    await ruth.post(mail(), { categories: ['guidance', 'weekly_letter'] });
    const { status } = await change({ switches: { sms: true }, mail: { weekly_letter: false } });
    expect(status).toBe(400);
    expect((await ruth.get<{ categories: string[] }>(mail())).body.categories).toEqual(['guidance', 'weekly_letter']);
  });

  test('guidance mail is switched as the method, and as a kind it is refused', async () => {
    expect((await change({ mail: { guidance: false } })).status).toBe(400);
  });

  test('an unchanged kind writes nothing to the ledger', async () => {
    await ruth.post(mail(), { categories: ['guidance'] });
    const before = await optIns();
    await changeMail({ guidance: true, weekly_letter: false });
    expect(await optIns()).toEqual(before);
  });
});
