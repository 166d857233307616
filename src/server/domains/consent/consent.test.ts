import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WORDINGS, wordingsIn } from '../../../content/consent.ts';
import { languageOfWording } from '../../../shared/consent.ts';
import { LANGUAGES } from '../../../shared/languages.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createSampleKeys } from '../../testing/keys.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';
import { hashAddress } from './service.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member({ email: 'Ruth@parish.example' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const rows = () => api.site.db.select().from(api.site.db.tables.consentEvents);
const save = (json: object) => ruth.post(`/api/alerts/preferences/${ruth.id}`, json);

test('a row holds the act, the place, the time and the words', async () => {
  await save({ alertMethods: ['email'] });
  expect(await rows()).toEqual([
    {
      id: 1,
      userId: ruth.id,
      channel: 'email',
      action: 'opt_in',
      source: 'settings',
      wordingVersion: 'settings-5',
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: new Date('2027-03-01T08:00Z'),
      erases: null,
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

describe('an address', () => {
  test('is in the ledger as a keyed hash only', async () => {
    await save({ alertMethods: ['email', 'sms'], phoneNumber: '+12345678901', smsConsent: true });
    await save({ alertMethods: [] });
    const text = JSON.stringify(await rows());
    expect(text).not.toMatch(/ruth|parish|2345678901/i);
    const plain = [
      'Ruth@parish.example',
      'ruth@parish.example',
      'email:ruth@parish.example',
      '+12345678901',
      'sms:+12345678901',
    ];
    for (const address of plain) expect(text).not.toContain(createHash('sha256').update(address).digest('hex'));
  });

  test('has the same hash on every row, whatever its letters, and another on another channel or site', async () => {
    await save({ alertMethods: ['email'] });
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ address: ' rUTH@parish.example' });
    await save({ alertMethods: [] });
    const [inRow, outRow] = await rows();
    expect(outRow?.addressHash).toBe(inRow?.addressHash);
    api.site.keys = createSampleKeys(8);
    await save({ alertMethods: ['email'] });
    expect((await rows()).at(-1)?.addressHash).not.toBe(inRow?.addressHash);
  });

  test('that a member replaced is the one in the row', async () => {
    await save({
      alertMethods: ['sms', 'whatsapp'],
      phoneNumber: '+12345678901',
      smsConsent: true,
      whatsappNumber: '+19998887777',
    });
    await save({ alertMethods: [], phoneNumber: '+15550001111', whatsappNumber: null });
    await save({ alertMethods: ['sms'], phoneNumber: '+15550001111', smsConsent: true });
    const hashes = Object.fromEntries(
      (await rows()).map((row) => [`${row.channel} ${row.action} ${row.id}`, row.addressHash]),
    );
    expect(hashes['sms opt_out 3']).toBe(hashes['sms opt_in 1']);
    expect(hashes['whatsapp opt_out 4']).toBe(hashes['whatsapp opt_in 2']);
    expect(hashes['sms opt_in 5']).not.toBe(hashes['sms opt_in 1']);
    expect(Object.values(hashes)).not.toContain(null);
  });

  test.each([
    ['sms', 'phoneNumber', 'sms-1', 'a whole save', 'POST'],
    ['sms', 'phoneNumber', 'sms-1', 'one screen’s changes', 'PATCH'],
    ['whatsapp', 'whatsappNumber', 'whatsapp-1', 'a whole save', 'POST'],
    ['whatsapp', 'whatsappNumber', 'whatsapp-1', 'one screen’s changes', 'PATCH'],
  ] as const)(
    'C9: that replaces the one %s goes to (%s) ends one consent and gives another, to %s, in %s',
    async (channel, field, wording, _what, method) => {
      await save({ alertMethods: [channel], [field]: '+12345678901', smsConsent: true });
      const [from, to] = ['+12345678901', '+15550001111'].map((number) => hashAddress(api.site, channel, number));
      const before = (await rows()).length;
      const path = `/api/alerts/preferences/${ruth.id}`;
      const { status } = await ruth.send(method, path, { json: { [field]: '+1 (555) 000-1111' } });
      expect(status).toBe(200);
      await save({ [field]: '+15550001111', smsConsent: true });
      const added = (await rows()).filter((row) => row.channel === channel).slice(-2);
      expect(added).toMatchObject([
        { action: 'opt_out', source: 'settings', wordingVersion: 'settings-5', addressHash: from },
        { action: 'opt_in', source: 'settings', wordingVersion: wording, addressHash: to },
      ]);
      expect(await rows()).toHaveLength(before + 2);
    },
  );

  test('C9: that replaces one without a ticked box is agreed to with the tick', async () => {
    const answers = { ...WIZARD_ANSWERS, notificationMethod: ['sms'], phoneNumber: '+12345678901' };
    await ruth.post('/api/onboarding', { userId: ruth.id, ...answers });
    await save({ phoneNumber: '+15550001111' });
    await save({ smsConsent: true });
    expect((await rows()).map(({ action, source }) => `${action} ${source}`)).toEqual([
      'opt_in onboarding',
      'opt_out settings',
      'opt_in settings',
    ]);
  });
});

describe('the ledger is append-only: the database', () => {
  beforeEach(() => save({ alertMethods: ['email'] }));

  test('refuses to change a row', async () => {
    const { consentEvents } = api.site.db.tables;
    await expect(api.site.db.update(consentEvents).set({ action: 'opt_out' })).rejects.toThrow(
      'the consent ledger is append-only',
    );
    expect(() => api.site.db.client.exec("UPDATE consent_events SET channel = 'sms' WHERE id = 1")).toThrow(
      'append-only',
    );
    expect(await rows()).toMatchObject([{ channel: 'email', action: 'opt_in' }]);
  });

  test('refuses to put another row in the place of one', async () => {
    const replace = `INSERT OR REPLACE INTO consent_events (id, user_id, channel, action, source)
      SELECT id, user_id, channel, 'opt_out', source FROM consent_events WHERE user_id = ${ruth.id}`;
    expect(() => api.site.db.client.exec(replace)).toThrow('append-only');
    expect(await rows()).toMatchObject([{ channel: 'email', action: 'opt_in' }]);
  });

  test('refuses to delete a member’s row', async () => {
    await expect(api.site.db.delete(api.site.db.tables.consentEvents)).rejects.toThrow();
    expect(await rows()).toHaveLength(1);
  });

  test('lets the rows of a deleted member be deleted, and keeps them until then', async () => {
    await api.site.db.delete(api.site.db.tables.users).where(eq(api.site.db.tables.users.id, ruth.id));
    expect(await rows()).toHaveLength(1);
    await api.site.db.delete(api.site.db.tables.consentEvents);
    expect(await rows()).toEqual([]);
  });

  test('keeps the opt-out of an address and the record of a deletion for good (decisions.md D33)', async () => {
    await save({ alertMethods: [] });
    await api.site.db.insert(api.site.db.tables.consentEvents).values({
      userId: ruth.id,
      channel: 'all',
      action: 'erased',
      source: 'account_deleted',
      erases: [1],
    });
    await api.site.db.delete(api.site.db.tables.users).where(eq(api.site.db.tables.users.id, ruth.id));
    for (const id of [2, 3])
      expect(() => api.site.db.client.exec(`DELETE FROM consent_events WHERE id = ${id}`)).toThrow('append-only');
    expect(await rows()).toMatchObject([{ action: 'opt_in' }, { action: 'opt_out' }, { action: 'erased' }]);
  });

  test('refuses to change, delete or replace a link of the chain', async () => {
    for (const statement of [
      "UPDATE consent_chain SET hash = 'x'",
      'DELETE FROM consent_chain',
      "INSERT OR REPLACE INTO consent_chain (position, event_id, digest, hash) VALUES (1, 1, 'x', 'x')",
    ])
      expect(() => api.site.db.client.exec(statement), statement).toThrow('append-only');
    expect(await api.site.db.select().from(api.site.db.tables.consentChain)).toMatchObject([
      { position: 1, eventId: 1 },
    ]);
  });
});

test('every wording has a version of its own and words to show, in every language of the pages', () => {
  expect([...WORDINGS.keys()]).toEqual(LANGUAGES.map(({ code }) => code));
  const versions = [...WORDINGS.keys()].flatMap((language) => {
    const { consentWordings, channelWordings, hoursWordings } = wordingsIn(language);
    return [consentWordings, channelWordings, hoursWordings]
      .flatMap((part) => Object.values(part))
      .map(({ version, text }) => {
        expect(version).toMatch(/^[a-z]+-\d+(-[a-z]{2})?$/);
        expect(languageOfWording(version)).toBe(language);
        expect(text.length).toBeGreaterThan(40);
        return version;
      });
  });
  expect(new Set(versions).size).toBe(versions.length);
});

test.each(LANGUAGES)(
  'C9: the words of $name state what text messages cost, how often they come and how they end',
  ({ code }) => {
    const text = wordingsIn(code).channelWordings.sms?.text;
    for (const word of [
      /1\D{1,3}3/,
      /STOP/,
      /HELP/,
      /rates|tarifas/,
      /condition|condición/,
      /terms|condiciones/,
      /priva/,
    ])
      expect(text).toMatch(word);
  },
);

const versions = async () => (await rows()).map(({ wordingVersion }) => wordingVersion);

describe('words that nobody was shown are not in the ledger', () => {
  type Call = [method: string, path: string, json: object];
  /** A change of each choice that has words beside it, without their language. */
  const changes = (): Call[] => [
    ['POST', `/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email', 'push'] }],
    ['PATCH', `/api/alerts/preferences/${ruth.id}`, { switches: { push: false }, mail: { service_updates: false } }],
    ['POST', `/api/alerts/categories/${ruth.id}`, { categories: ['guidance'] }],
    ['POST', `/api/alerts/pauses/${ruth.id}`, { what: 'email' }],
    ['DELETE', `/api/alerts/pauses/${ruth.id}/email`, {}],
    ['POST', `/api/schedule/${ruth.id}/pause`, {}],
    ['DELETE', `/api/schedule/${ruth.id}/pause`, {}],
    ['POST', '/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, notificationMethod: ['push'] }],
  ];
  const LATE = [{ hour: 22, minute: 0, type: 'prayer', confirmedFor: ['sms'] }];
  /** The choices that nobody but the member makes. */
  const own = (): Call[] => [
    [
      'POST',
      `/api/schedule/${ruth.id}`,
      { scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots: LATE }], timezone: 'UTC' },
    ],
    ['POST', '/api/guidance/memories', { agreed: true }],
  ];
  async function tryAll(by: Browser, calls: Call[], headers = {}): Promise<void> {
    for (const [method, path, json] of calls)
      expect([path, (await by.send(method, path, { json, headers })).status]).toEqual([path, 200]);
    expect((await versions()).length).toBeGreaterThanOrEqual(calls.length);
  }

  test('by a script with a token that names no language (decisions.md D30)', async () => {
    const { body } = await ruth.post<{ token: string }>('/api/tokens', { name: 'Script', scopes: ['read', 'write'] });
    await tryAll(api.visitor(), [...changes(), ...own()], { authorization: `Bearer ${body.token}` });
    expect(new Set(await versions())).toEqual(new Set([null]));
  });

  test('by an administrator, whatever their call says', async () => {
    const admin = await api.member({ role: 'admin' });
    const calls = changes().map(([method, path, json]): Call => [method, path, { ...json, wordingLanguage: 'en' }]);
    await tryAll(
      admin,
      calls.map(([method, path, json]) =>
        method === 'DELETE' ? [method, `${path}?wordingLanguage=en`, {}] : [method, path, json],
      ),
    );
    expect(new Set(await versions())).toEqual(new Set([null]));
  });

  test('but those of a screen that names no language, which is English', async () => {
    await tryAll(ruth, [...changes(), ...own()]);
    const shown = ['settings-5', 'mail-6', 'pause-2', 'pauseeverything-1', 'onboarding-2', 'smshours-2', 'memories-2'];
    expect([...new Set(await versions())]).toEqual(shown);
  });
});

describe('words that were shown in Spanish', () => {
  test('are named in the ledger, wherever they were shown', async () => {
    const wordingLanguage = 'es';
    await save({ alertMethods: ['email', 'telegram', 'whatsapp'], whatsappNumber: '+12345678902', wordingLanguage });
    await save({ alertMethods: ['sms'], phoneNumber: '+12345678901', smsConsent: true, wordingLanguage });
    await ruth.post(`/api/alerts/categories/${ruth.id}`, { categories: ['guidance'], wordingLanguage });
    await ruth.send('DELETE', `/api/telegram/unsubscribe/${ruth.id}?wordingLanguage=es`);
    await ruth.post('/api/onboarding', {
      userId: ruth.id,
      ...WIZARD_ANSWERS,
      notificationMethod: ['push'],
      wordingLanguage,
    });
    expect(new Set(await versions())).toEqual(
      new Set(['settings-5-es', 'whatsapp-2-es', 'sms-1-es', 'mail-7-es', 'onboarding-3-es']),
    );
  });

  test('are agreed to by joining as well', async () => {
    const naomi = { username: 'Naomi', email: 'naomi@parish.example', password: 'whither thou goest' };
    await api.visitor().post('/api/auth/register', { ...naomi, wordingLanguage: 'es' });
    expect(await versions()).toContain('registration-3-es');
  });

  test('are only those of a language there are pages in', async () => {
    const { status, body } = await save({ alertMethods: ['email'], wordingLanguage: 'tlh' });
    expect([status, body]).toMatchObject([400, { issues: [{ path: ['wordingLanguage'] }] }]);
    expect(await rows()).toEqual([]);
  });
});
