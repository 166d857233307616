import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ShownAddresses } from '../../../shared/alerts/typed-address-fields.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import { ALERT_METHODS } from '../../../shared/channels/channels.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';
import { testSubscription } from '../../testing/providers/push-subscription.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { readyChannels } from '../../testing/queue/ready-channels.ts';
import { readDestinations } from './member-methods.ts';

let api: TestApi;
let ruth: SignedIn;

async function open(options: { confirmed?: boolean } = {}) {
  api = createTestApi();
  ruth = await api.member(options);
}
beforeEach(() => open());
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Preferences {
  alertMethods: string[];
  phoneNumber: string | null;
  smsConsent: boolean;
  whatsappNumber: string | null;
  shownAddresses: ShownAddresses;
  methods: MethodState[];
}
const path = () => `/api/alerts/preferences/${ruth.id}`;
const read = async () => (await ruth.get<Preferences>(path())).body;
const save = async (json: object) => {
  const answer = await ruth.post<Preferences>(path(), json);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents)).map(({ channel, action, source }) => [
    channel,
    action,
    source,
  ]);
const stateOf = async (method: string) => (await read()).methods.find((each) => each.method === method);
const PHONE = { phoneNumber: '+1 (234) 567-8901', smsConsent: true };

test.each(['slack', 'sms'])(
  '`addresses` takes no address for %s: it has none, or a field of its own',
  async (method) => {
    const { status, body } = await ruth.post(path(), { addresses: { [method]: '+12345678901' } });
    expect([status, body.issues]).toMatchObject([400, [{ path: ['addresses', method] }]]);
  },
);

test('a new member has chosen nothing', async () => {
  expect(await read()).toEqual({
    alertMethods: [],
    phoneNumber: null,
    smsConsent: false,
    whatsappNumber: null,
    addresses: expect.any(Object),
    shownAddresses: {},
    methods: expect.any(Array),
  });
});

test('stored numbers are also shown as their country writes them, and the whole answer may be sent back', async () => {
  await save({ phoneNumber: '+442079460018', whatsappNumber: '+12025550142' });
  const { shownAddresses, ...stored } = await read();
  expect(shownAddresses).toEqual({
    sms: { asRead: '+44 20 7946 0018', asTyped: '+44 20 7946 0018' },
    whatsapp: { asRead: '+1 202 555 0142', asTyped: '+1 202 555 0142' },
  });
  expect(await save({ ...stored, shownAddresses })).toMatchObject({ phoneNumber: '+442079460018' });
  expect(await save({ phoneNumber: shownAddresses.sms?.asTyped })).toMatchObject({ phoneNumber: '+442079460018' });
});

describe('a save', () => {
  test('is kept, numbers cleaned, each method once', async () => {
    const saved = await save({
      alertMethods: ['email', 'sms', 'email', 'whatsapp'],
      ...PHONE,
      whatsappNumber: '1.234.567.8901',
    });
    expect(saved).toMatchObject({
      success: true,
      alertMethods: ['email', 'sms', 'whatsapp'],
      phoneNumber: '+12345678901',
      smsConsent: true,
      whatsappNumber: '12345678901',
    });
    const { success: _, ...rest } = saved as Preferences & { success: true };
    expect(await read()).toEqual(rest);
  });

  test('leaves omitted fields as they are, and clears empty ones', async () => {
    await save({ alertMethods: ['sms', 'whatsapp'], ...PHONE, whatsappNumber: '+12345678901' });
    const all = await read();
    expect(await save({})).toEqual({ success: true, ...all });
    expect(await save({ alertMethods: ['sms', 'push'] })).toMatchObject({
      alertMethods: ['sms', 'push'],
      phoneNumber: '+12345678901',
      smsConsent: true,
      whatsappNumber: '+12345678901',
    });
    expect(await save({ whatsappNumber: '  ' })).toMatchObject({ phoneNumber: '+12345678901', whatsappNumber: null });
    expect(await save({ alertMethods: [], phoneNumber: null, smsConsent: false })).toMatchObject({
      alertMethods: [],
      phoneNumber: null,
      smsConsent: false,
    });
  });

  test('may repeat the values that were read', async () => {
    await save({ alertMethods: ['sms'], ...PHONE });
    const all = await read();
    expect(await save(all)).toEqual({ success: true, ...all });
    expect(await ledger()).toHaveLength(1);
  });

  test('may repeat text messages without consent, as the wizard stored them (decisions.md D11)', async () => {
    const answers = { ...WIZARD_ANSWERS, notificationMethod: ['sms'], phoneNumber: '+12345678901' };
    await ruth.post('/api/onboarding', { userId: ruth.id, ...answers });
    const all = await read();
    expect(all).toMatchObject({ alertMethods: ['sms'], smsConsent: false });
    expect(await save(all)).toEqual({ success: true, ...all });
  });

  test.each([
    ['text messages without a number', { alertMethods: ['sms'], smsConsent: true }, ['phoneNumber']],
    ['text messages without either', { alertMethods: ['sms'] }, ['phoneNumber', 'smsConsent']],
    ['WhatsApp without a number', { alertMethods: ['whatsapp'] }, ['whatsappNumber']],
    ['no number for text messages that are on', { phoneNumber: '' }, ['phoneNumber'], ['sms']],
    ['no consent to text messages that are on', { smsConsent: false }, ['smsConsent'], ['sms']],
    ['no number for WhatsApp that is on', { whatsappNumber: null }, ['whatsappNumber'], ['whatsapp']],
  ])('is refused at its fields: %s', async (_what, json, fields, on?: string[]) => {
    if (on) await save({ alertMethods: on, ...PHONE, whatsappNumber: '+12345678901' });
    const before = await read();
    const { status, body } = await ruth.post<{ message: string; issues: { path: string[]; message: string }[] }>(
      path(),
      json,
    );
    expect(status).toBe(400);
    expect(body.issues.map(({ path: [field] }) => field)).toEqual(fields);
    expect(body.message).toBe(body.issues[0]?.message);
    expect(await read()).toEqual(before);
  });

  test('may change one of two fields, where the other is stored', async () => {
    await save({ phoneNumber: '+12345678901' });
    expect((await save({ alertMethods: ['sms'], smsConsent: true })).alertMethods).toEqual(['sms']);
  });

  test('is counted: sixty an hour, however little changes', async () => {
    for (let count = 0; count < 60; count += 1)
      await api.site.rateLimits.consume('preference_changes', String(ruth.id));
    const { status, headers } = await ruth.post(path(), { alertMethods: [] });
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const naomi = await api.member();
    expect((await naomi.post(`/api/alerts/preferences/${naomi.id}`, { alertMethods: [] })).status).toBe(200);
  });

  test('may be empty', async () => {
    await save({ alertMethods: ['email'] });
    expect((await save({ alertMethods: [] })).alertMethods).toEqual([]);
  });

  test('may hold a number while its switch is off', async () => {
    expect(await save({ alertMethods: [], phoneNumber: '+12345678901' })).toMatchObject({
      phoneNumber: '+12345678901',
    });
  });

  test('changes everything or nothing', async () => {
    await save({ alertMethods: ['email'] });
    const { status } = await ruth.post(path(), { alertMethods: ['push', 'sms'], phoneNumber: '+12345678901' });
    expect(status).toBe(400);
    expect((await read()).alertMethods).toEqual(['email']);
    expect(await ledger()).toHaveLength(1);
  });
});

describe('the state of each method (decisions.md D36)', () => {
  test('all seven are named, in their order', async () => {
    expect((await read()).methods.map(({ method }) => method)).toEqual(ALERT_METHODS);
  });

  test('a method that this site has not set up says so, on or off', async () => {
    await save({ alertMethods: ['sms', 'telegram', 'slack'], ...PHONE });
    for (const method of ['sms', 'whatsapp', 'slack', 'telegram']) {
      const state = await stateOf(method);
      expect(state?.state).toBe('not_configured');
      expect(state?.reason).toMatch(/^\w+ is not set up on this site\. Ask your church if you would like it\.$/);
    }
  });

  test('push is set up exactly where the site has the channel (decisions.md D25)', async () => {
    expect(await stateOf('push')).toMatchObject({
      state: 'not_configured',
      reason: expect.stringMatching(/^Push is not set up/),
      said: message('method_not_set_up', { method: 'push' }),
    });
    api.site.channels.set('push', createRecordingChannel('push'));
    expect(await stateOf('push')).toEqual({ method: 'push', state: 'off', reason: null, said: null });
  });

  test('push waits for a subscribed browser, whichever of the member’s it is', async () => {
    api.site.channels.set('push', createRecordingChannel('push'));
    await save({ alertMethods: ['push'] });
    const naomi = await api.member();
    await naomi.post(`/api/push/subscriptions/${naomi.id}`, testSubscription('https://push.parish.example/other'));
    expect(await stateOf('push')).toMatchObject({
      state: 'needs_verification',
      reason: expect.stringMatching(/^None of your browsers/),
      said: { code: 'no_browser' },
    });
    for (const name of ['one', 'two'])
      await ruth.post(`/api/push/subscriptions/${ruth.id}`, testSubscription(`https://push.parish.example/${name}`));
    expect(await stateOf('push')).toEqual({ method: 'push', state: 'ready', reason: null, said: null });
    expect(await readyChannels(api.site, ruth.id, 'prayer')).toEqual(['app', 'push']);
  });

  test.each([
    ['sms', 'phoneNumber'],
    ['whatsapp', 'whatsappNumber'],
  ] as const)('another number for %s must be proved again (rules.md C9)', async (channel, field) => {
    api.site.channels.set(channel, createRecordingChannel(channel));
    await save({ alertMethods: [channel], ...PHONE, whatsappNumber: '+12345678901' });
    const { alertAddresses } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set({ verifiedAt: new Date() }).where(eq(alertAddresses.channel, channel));
    await save({ [field]: '+1 234 567 8901' });
    expect(await stateOf(channel)).toMatchObject({ state: 'ready' });
    await save({ [field]: '+12345678902' });
    expect(await stateOf(channel)).toMatchObject({ state: 'needs_verification' });
  });

  test('desktop only needs to be switched on: an open tab has no address to prove (decisions.md D25)', async () => {
    api.site.channels.set('desktop', createRecordingChannel('desktop'));
    expect(await stateOf('desktop')).toEqual({ method: 'desktop', state: 'off', reason: null, said: null });
    await save({ alertMethods: ['email', 'desktop'] });
    expect(await stateOf('desktop')).toEqual({ method: 'desktop', state: 'ready', reason: null, said: null });
  });

  test('a method that is set up asks for a proved address first, and text messages for consent as well (C9)', async () => {
    api.site.channels.set('sms', createRecordingChannel('sms')).set('telegram', createRecordingChannel('telegram'));
    expect(await stateOf('sms')).toEqual({ method: 'sms', state: 'off', reason: null, said: null });
    await save({ alertMethods: ['sms', 'telegram'], ...PHONE });
    const unproved = {
      state: 'needs_verification',
      reason: expect.stringContaining('first'),
      said: { code: expect.any(String) },
    };
    expect(await stateOf('sms')).toMatchObject(unproved);
    expect(await stateOf('telegram')).toMatchObject(unproved);
    const { alertAddresses, userProfiles } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set({ verifiedAt: new Date() }).where(eq(alertAddresses.channel, 'sms'));
    expect(await stateOf('sms')).toEqual({ method: 'sms', state: 'ready', reason: null, said: null });
    await api.site.db.update(userProfiles).set({ smsConsent: false });
    expect(await stateOf('sms')).toMatchObject(unproved);
    await api.site.db.update(alertAddresses).set({ disabledAt: new Date() });
    expect(await stateOf('sms')).toMatchObject({
      state: 'disabled',
      reason: expect.stringMatching(/^Your phone company refused/),
    });
  });

  test('e-mail is off, then ready', async () => {
    expect(await stateOf('email')).toEqual({ method: 'email', state: 'off', reason: null, said: null });
    await save({ alertMethods: ['email'] });
    expect(await stateOf('email')).toEqual({ method: 'email', state: 'ready', reason: null, said: null });
  });

  test('e-mail that is off says where the site has no mail server', async () => {
    const email = api.site.channels.get('email');
    if (!email) throw new Error('The site has the channel of e-mail');
    api.site.channels.set('email', { ...email, captures: true });
    expect(await stateOf('email')).toMatchObject({ state: 'off', said: { code: 'mail_captured' } });
  });

  test('e-mail waits for its address to be confirmed', async () => {
    api.close();
    await open({ confirmed: false });
    await save({ alertMethods: ['email'] });
    expect(await stateOf('email')).toEqual({
      method: 'email',
      state: 'needs_verification',
      reason: 'Open the link we sent you to confirm your address.',
      said: { code: 'open_our_link' },
    });
    expect(await readyChannels(api.site, ruth.id, 'prayer')).toEqual(['app']);
  });

  test('e-mail to an address that refuses is disabled, with the reason', async () => {
    await save({ alertMethods: ['email'] });
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ disabledAt: new Date(), disabledReason: '550' });
    expect(await stateOf('email')).toEqual({
      method: 'email',
      state: 'disabled',
      reason: expect.stringContaining('refused'),
      said: { code: 'mail_refused' },
    });
    expect(await readyChannels(api.site, ruth.id, 'prayer')).toEqual(['app']);
  });
});

describe('guidance goes', () => {
  test('to the app always, and by what is on and ready', async () => {
    expect(await readyChannels(api.site, ruth.id, 'do')).toEqual(['app']);
    await save({ alertMethods: ['email', 'sms', 'push'], ...PHONE });
    expect(await readyChannels(api.site, ruth.id, 'do')).toEqual(['app', 'email']);
  });

  test.each([
    ['prayer_reminders', 'prayer'],
    ['reflection_prompts', 'reflection'],
  ] as const)('not by mail where %s are muted', async (category, type) => {
    await save({ alertMethods: ['email'] });
    await api.site.db.update(api.site.db.tables.userProfiles).set({ mutedMailCategories: [category] });
    for (const contentType of ['prayer', 'do', 'reflection'] as const)
      expect(await readyChannels(api.site, ruth.id, contentType)).toEqual(
        contentType === type ? ['app'] : ['app', 'email'],
      );
  });
});

const channelsToQueue = async (type: ContentType) =>
  (await api.site.db.snapshot((q) => readDestinations(q, api.site, ruth.id, type))).map(({ channel }) => channel);

test('messages are queued ahead for an address that may be confirmed in time, and for none that is muted or refused', async () => {
  api.close();
  await open({ confirmed: false });
  expect(await channelsToQueue('prayer')).toEqual(['app']);
  await save({ alertMethods: ['email'] });
  expect(await channelsToQueue('prayer')).toEqual(['app', 'email']);
  expect(await readyChannels(api.site, ruth.id, 'prayer')).toEqual(['app']);
  const { userProfiles, alertAddresses } = api.site.db.tables;
  await api.site.db.update(userProfiles).set({ mutedMailCategories: ['prayer_reminders'] });
  expect(await channelsToQueue('prayer')).toEqual(['app']);
  await api.site.db.update(alertAddresses).set({ disabledAt: new Date() });
  expect(await channelsToQueue('do')).toEqual(['app']);
});

describe('the ledger has a row (decisions.md D30)', () => {
  test('for each switch that changed, and for no other', async () => {
    await save({ alertMethods: ['email', 'push'] });
    await save({ alertMethods: ['email', 'push'] });
    await save({ alertMethods: ['desktop', 'push'] });
    expect(await ledger()).toEqual([
      ['email', 'opt_in', 'settings'],
      ['push', 'opt_in', 'settings'],
      ['email', 'opt_out', 'settings'],
      ['desktop', 'opt_in', 'settings'],
    ]);
  });

  test('for the consent box where the switch stays as it was', async () => {
    await ruth.post('/api/onboarding', {
      userId: ruth.id,
      ...WIZARD_ANSWERS,
      notificationMethod: ['sms'],
      phoneNumber: '+12345678901',
    });
    await save({ alertMethods: ['sms'], ...PHONE });
    expect(await ledger()).toEqual([
      ['sms', 'opt_in', 'onboarding'],
      ['sms', 'opt_in', 'settings'],
    ]);
    await save({ alertMethods: [], phoneNumber: null, smsConsent: false });
    expect((await ledger()).slice(2)).toEqual([['sms', 'opt_out', 'settings']]);
  });

  test('once where switch and box change in the same direction', async () => {
    await save({ alertMethods: ['sms'], ...PHONE });
    await save({ alertMethods: [], phoneNumber: null, smsConsent: false });
    expect(await ledger()).toEqual([
      ['sms', 'opt_in', 'settings'],
      ['sms', 'opt_out', 'settings'],
    ]);
  });
});

test('the ledger names the words beside the switch', async () => {
  await save({ alertMethods: ['email', 'sms', 'whatsapp'], ...PHONE, whatsappNumber: '+12345678901' });
  await save({ alertMethods: [], smsConsent: false });
  await save({ alertMethods: ['sms'], smsConsent: true });
  const rows = await api.site.db.select().from(api.site.db.tables.consentEvents);
  expect(rows.map(({ channel, action, wordingVersion }) => [channel, action, wordingVersion])).toEqual([
    ['email', 'opt_in', 'settings-5'],
    ['sms', 'opt_in', 'sms-1'],
    ['whatsapp', 'opt_in', 'whatsapp-1'],
    ['email', 'opt_out', 'settings-5'],
    ['sms', 'opt_out', 'settings-5'],
    ['whatsapp', 'opt_out', 'settings-5'],
    ['sms', 'opt_in', 'sms-1'],
  ]);
});

test('C9: an administrator never ticks the consent box of a member, and may untick it', async () => {
  const admin = await api.member({ role: 'admin' });
  const path = `/api/alerts/preferences/${ruth.id}`;
  const ticked = { ...PHONE, smsConsent: true };
  for (const answer of [await admin.post(path, { alertMethods: [], ...ticked }), await admin.patch(path, ticked)])
    expect([answer.status, answer.body]).toMatchObject([403, { issues: [{ path: ['smsConsent'] }] }]);
  expect(await ledger()).toEqual([]);
  await save({ alertMethods: ['sms'], ...ticked });
  expect((await admin.patch(path, { smsConsent: true })).status, 'unchanged').toBe(200);
  expect((await admin.patch(path, { switches: { sms: false }, smsConsent: false })).status).toBe(200);
  expect((await ledger()).map(([, action]) => action)).toEqual(['opt_in', 'opt_out']);
});

test('C9: an administrator gives no consent to another number in place of a member', async () => {
  const admin = await api.member({ role: 'admin' });
  await save({ alertMethods: ['sms'], ...PHONE });
  const moved = { phoneNumber: '+15550001111' };
  for (const answer of [await admin.post(path(), moved), await admin.patch(path(), moved)])
    expect([answer.status, answer.body]).toMatchObject([403, { issues: [{ path: ['smsConsent'] }] }]);
  expect(await read()).toMatchObject({ phoneNumber: '+12345678901' });
  expect((await admin.patch(path(), { switches: { sms: false }, ...moved })).status).toBe(200);
});

test.each([
  ['a whole save', () => ruth.post(path(), { alertMethods: [] })],
  ['one screen’s changes', () => ruth.patch(path(), { switches: { sms: false } })],
  ['the wizard', () => ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS })],
])('C9: switching text messages off in %s clears their box, in one row of the ledger', async (_what, switchOff) => {
  await save({ alertMethods: ['sms'], ...PHONE });
  expect((await switchOff()).status).toBe(200);
  expect(await read()).toMatchObject({ phoneNumber: '+12345678901', smsConsent: false });
  const ofSms = (await ledger()).filter(([channel]) => channel === 'sms');
  expect(ofSms.map(([, action]) => action)).toEqual(['opt_in', 'opt_out']);
  const { status, body } = await ruth.patch(path(), { switches: { sms: true } });
  expect([status, body.issues]).toMatchObject([400, [{ path: ['smsConsent'] }]]);
});

test.each([
  ['a whole save', () => ruth.post(path(), { alertMethods: [], smsConsent: true })],
  ['one screen’s changes', () => ruth.patch(path(), { switches: { sms: false }, smsConsent: true })],
])('C9: %s that switches text messages off leaves no box ticked, even where it sends a tick', async (_what, send) => {
  await save({ alertMethods: ['sms'], ...PHONE });
  const { status, body } = await send();
  expect([status, body]).toMatchObject([200, { alertMethods: [], smsConsent: false }]);
  expect((await ledger()).map(([, action]) => action)).toEqual(['opt_in', 'opt_out']);
});

test('C9: no box is ticked, and no row written, for text messages that stay off', async () => {
  expect(await save({ alertMethods: ['email'], ...PHONE })).toMatchObject({ smsConsent: false });
  expect((await ledger()).map(([channel]) => channel)).toEqual(['email']);
});

test.each([
  ['a whole save', () => ruth.post(path(), {})],
  ['one screen’s changes', () => ruth.patch(path(), { switches: { email: true } })],
  ['the wizard', () => ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS })],
  ['one kind of mail', () => ruth.post(`/api/alerts/categories/${ruth.id}`, { categories: [] })],
])(
  'C9: a tick from an earlier version beside a switch that is off is cleared by %s, with its row',
  async (_what, send) => {
    await save({ phoneNumber: PHONE.phoneNumber });
    await api.site.db.update(api.site.db.tables.userProfiles).set({ smsConsent: true });
    expect((await send()).status).toBe(200);
    expect(await read()).toMatchObject({ smsConsent: false });
    const ofSms = (await ledger()).filter(([channel]) => channel === 'sms');
    expect(ofSms.map(([, action]) => action)).toEqual(['opt_out']);
  },
);

describe('C9, D11, D30: a tick from an earlier version, beside text messages that are off,', () => {
  const phoneNumber = '+12345678901';
  const ofSms = async () => (await ledger()).filter(([channel]) => channel === 'sms').map(([, action]) => action);
  beforeEach(async () => {
    await save({ alertMethods: [], phoneNumber });
    await api.site.db.update(api.site.db.tables.userProfiles).set({ smsConsent: true });
  });

  test('is not shown as consent', async () => {
    expect(await read()).toMatchObject({ smsConsent: false });
  });

  test('agrees to nothing when the wizard switches them on', async () => {
    const json = { userId: ruth.id, ...WIZARD_ANSWERS, notificationMethod: ['sms'], phoneNumber };
    expect((await ruth.post('/api/onboarding', json)).status).toBe(200);
    expect(await read()).toMatchObject({ alertMethods: ['sms'], smsConsent: false });
    expect(await ofSms()).toEqual(['opt_out', 'opt_in']);
    await save({ smsConsent: true });
    expect((await ledger()).at(-1)?.slice(0, 2)).toEqual(['sms', 'opt_in']);
  });

  test.each([
    ['a whole save', (who: SignedIn) => who.post(path(), { alertMethods: ['sms'] })],
    ['one screen’s changes', (who: SignedIn) => who.patch(path(), { switches: { sms: true } })],
  ])('does not let anybody switch them on by %s', async (_what, send) => {
    for (const who of [ruth, await api.member({ role: 'admin' })]) {
      const { status, body } = await send(who);
      expect([status, body.issues]).toMatchObject([400, [{ path: ['smsConsent'] }]]);
    }
    expect([await read(), await ofSms()]).toMatchObject([{ alertMethods: [] }, []]);
  });

  test('lets no administrator tick the box, and lets the member tick it', async () => {
    const on = { switches: { sms: true }, smsConsent: true };
    const admin = await api.member({ role: 'admin' });
    expect((await admin.patch(path(), on)).status).toBe(403);
    expect((await ruth.patch(path(), on)).body).toMatchObject({ alertMethods: ['sms'], smsConsent: true });
    expect(await ofSms()).toEqual(['opt_out', 'opt_in']);
  });
});

test('an unknown member gives an admin 404', async () => {
  const admin = await api.member({ role: 'admin' });
  expect((await admin.get('/api/alerts/preferences/4711')).status).toBe(404);
  expect((await admin.post('/api/alerts/preferences/4711', { alertMethods: ['email'] })).status).toBe(404);
  expect(await ledger()).toEqual([]);
});
