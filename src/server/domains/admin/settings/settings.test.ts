import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { settingWords } from '../../../../content/strings/en/admin/setting-words.ts';
import { settingWords as spanishWords } from '../../../../content/strings/es/admin/setting-words.ts';
import type { SiteCheck } from '../../../../shared/admin/site.ts';
import type { SettingsOfGroup, SiteSettings } from '../../../../shared/admin/site-settings.ts';
import { loadKeys } from '../../../lib/secrets.ts';
import { makeBackup } from '../../../site/backup/make-backup.ts';
import { SETTING_PLACES } from '../../../site/env.ts';
import { closeSite, openSite } from '../../../site/open-site.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createDataFolder } from '../../../testing/database/data-folder.ts';
import { MODEL, MODEL_KEY, startModelServer } from '../../../testing/providers/model-server.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/providers/smtp-server.ts';
import { BOT_TOKEN, startTelegramServer } from '../../../testing/providers/telegram-server.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { examineSite } from '../doctor/service.ts';
import { rotateKey } from '../keys/service.ts';

const BOT = '123456789:AAE-the-token-of-the-tests-1';
let api: TestApi;
let naomi: SignedIn;
let ruth: SignedIn;
let smtp: TestSmtpServer;
let announced: number;

beforeEach(async () => {
  smtp = await startSmtpServer();
  await open({ PRIVATE_HOSTS: '127.0.0.1' });
});
afterEach(async () => {
  api.close();
  await smtp.close();
});

async function open(env: Record<string, string>) {
  api = createTestApi({ now: '2027-03-01T08:00:00Z', env });
  announced = 0;
  api.site.settings.announceChange = () => {
    announced += 1;
  };
  naomi = await api.member({ role: 'admin', username: 'Naomi', email: 'naomi@parish.example' });
  ruth = await api.member();
}

const list = async () => (await naomi.get<SiteSettings>('/api/admin/settings')).body;
const group = async (name: string) => (await list()).groups.find((each) => each.group === name) as SettingsOfGroup;
const setting = async (name: string) =>
  (await list()).groups.flatMap(({ settings }) => settings).find((each) => each.name === name);
const save = (name: string, values: object, revision = 0, by = naomi) =>
  by.post<SettingsOfGroup & { issues: { path: string[]; said: { code: string } }[] }>('/api/admin/settings', {
    ...{ group: name, revision, values },
  });
const tryOut = (name: string, values: object, more: object = {}) =>
  naomi.post<SiteCheck>('/api/admin/settings/test', { group: name, values, ...more });
const mail = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'hello@parish.example' });

test('every setting of the page has words in both languages, and no other has', () => {
  const ofPage = [...SETTING_PLACES].flatMap(([name, { group }]) => (group ? [name] : [])).sort();
  expect(Object.keys(settingWords).sort()).toEqual(ofPage);
  expect(Object.keys(spanishWords).sort()).toEqual(ofPage);
  // The page takes the names of countries from the browser.
  for (const [name, { choices, kind }] of SETTING_PLACES)
    for (const words of [settingWords, spanishWords])
      if (choices && words[name] && kind !== 'country')
        expect(Object.keys(words[name].choices ?? {}), name).toEqual([...choices]);
});

test('each setting says how its value is written, so that the page needs no setting’s name', async () => {
  const kindOf = async (name: string) => (await setting(name))?.kind;
  expect(await kindOf('DEFAULT_COUNTRY')).toBe('country');
  expect(await kindOf('PHONE_COUNTRIES')).toBe('countries');
  expect(await kindOf('REGISTRATION')).toBe('choice');
  expect(await kindOf('APP_NAME')).toBe('text');
});

test('settings that reach the machine, other hosts or secrets of the operator are not in the page', () => {
  const ofPage = new Set(Object.keys(settingWords));
  const ofServer = ['HOST', 'PORT', 'DATA_DIR', 'TRUST_PROXY', 'PUBLIC_URL', 'BACKUP_PASSPHRASE', 'METRICS_TOKEN'];
  for (const name of [...ofServer, 'PRIVATE_HOSTS', 'OPENAI_BASE_URL', 'BOUNCE_IMAP_URL'])
    expect([name, ofPage.has(name)]).toEqual([name, false]);
  expect([...ofPage].filter((name) => name.endsWith('_API_URL'))).toEqual([]);
});

describe('saving', () => {
  test('stores a group, says so in the audit log by names alone, and tells the process', async () => {
    const { status, body } = await save('email', mail());
    expect([status, body.revision, announced]).toEqual([200, 1, 1]);
    expect(await setting('MAIL_FROM')).toMatchObject({ source: 'stored', value: 'hello@parish.example' });
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([
      {
        ...{ actorId: naomi.id, action: 'admin.settings.save' },
        details: { group: 'email', settings: 'SMTP_URL, MAIL_FROM' },
      },
    ]);
  });

  test('encrypts secrets, and no answer, log or audit entry holds one', async () => {
    const answers = [await save('telegram', { TELEGRAM_BOT_TOKEN: BOT }), await naomi.get('/api/admin/settings')];
    answers.push(
      await naomi.get('/api/admin/audit?page=1&limit=10'),
      await save('telegram', { TELEGRAM_BOT_TOKEN: 'x' }, 1),
    );
    for (const { text } of answers) expect(text).not.toContain(BOT);
    expect(await setting('TELEGRAM_BOT_TOKEN')).toMatchObject({ source: 'stored', value: null, secret: true });
    expect(JSON.stringify(api.site.logged)).not.toContain(BOT);
    expect(api.site.db.client.serialize().includes(BOT)).toBe(false);
  });

  test('ask for the country with the church, because help lines use it on a site without SMS too', async () => {
    expect((await group('church')).settings.map(({ name }) => name)).toContain('DEFAULT_COUNTRY');
    expect((await group('phone')).settings.map(({ name }) => name)).not.toContain('DEFAULT_COUNTRY');
  });

  test('refuses a wrong value at its field and stores nothing', async () => {
    const { status, body } = await save('church', { APP_NAME: 'Grace', SUPPORT_EMAIL: 'nobody' });
    expect([status, body.issues.map(({ path, said }) => [path, said.code])]).toEqual([
      400,
      [[['values', 'SUPPORT_EMAIL'], 'setting_no_email']],
    ]);
    expect([await setting('APP_NAME'), announced]).toMatchObject([{ source: 'default', value: null }, 0]);
  });

  test('refuses settings that need another one, at the field that lacks', async () => {
    const { body } = await save('email', { SMTP_URL: smtp.url });
    expect(body.issues.map(({ path, said }) => [path[1], said.code])).toEqual([['MAIL_FROM', 'setting_needed']]);
    const phone = await save('phone', { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'a'.repeat(32) });
    expect(phone.status).toBe(200);
  });

  test('cannot change what the environment sets, nor what another group or the server has', async () => {
    api.close();
    await open({ APP_NAME: 'Hesed at Grace' });
    expect(await setting('APP_NAME')).toMatchObject({ source: 'environment', value: 'Hesed at Grace' });
    const said = async (name: string) => {
      const { status, body } = await save('church', { [name]: '1' });
      return [status, body.issues[0]?.said.code];
    };
    expect(await said('APP_NAME')).toEqual([400, 'setting_on_server']);
    for (const name of ['REGISTRATION', 'PORT', 'DATA_DIR', 'NO_SUCH', 'constructor'])
      expect([name, ...(await said(name))]).toEqual([name, 400, 'setting_not_here']);
  });

  test('of a group that another administrator has saved since is refused with the stored values (D40)', async () => {
    const [first, second] = await Promise.all([
      save('church', { APP_NAME: 'Grace' }),
      save('church', { APP_NAME: 'Hope' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.body).toMatchObject({ present: { group: 'church', revision: 1 } });
    expect((await save('joining', { REGISTRATION: 'closed' })).status).toBe(200);
  });

  test('an empty value clears a setting', async () => {
    await save('church', { APP_NAME: 'Grace', SUPPORT_EMAIL: 'help@parish.example' });
    await save('church', { APP_NAME: ' ', SUPPORT_EMAIL: null }, 1);
    expect(await setting('APP_NAME')).toMatchObject({ source: 'default', value: null, fallback: 'Hesed' });
    expect((await group('church')).revision).toBe(2);
  });

  test('needs an administrator who signed in within the hour, in a session', async () => {
    expect((await save('church', { APP_NAME: 'Grace' }, 0, ruth)).status).toBe(403);
    await api.site.clock.advance(61 * 60_000);
    expect((await save('church', { APP_NAME: 'Grace' })).body).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
    expect((await tryOut('email', mail())).status).toBe(403);
    expect((await naomi.get('/api/admin/settings')).status).toBe(200);
  });
});

describe('a test before saving', () => {
  test('asks the mail server, sends a mail to the administrator alone, and stores nothing', async () => {
    const { status, body, text } = await tryOut('email', mail(), { sendMail: true });
    expect([status, body.passed, body.findings.map(({ said }) => said.code)]).toEqual([
      200,
      true,
      ['smtp_check_works', 'setting_mail_sent'],
    ]);
    expect(smtp.received.map(({ to }) => to)).toEqual([['naomi@parish.example']]);
    expect(text).not.toContain(smtp.url);
    expect([await setting('SMTP_URL'), announced]).toMatchObject([{ source: 'default' }, 0]);
  });

  test('without the option to send mail only signs in', async () => {
    expect((await tryOut('email', mail())).body.passed).toBe(true);
    expect(smtp.received).toEqual([]);
  });

  test('says what to do where the provider refuses', async () => {
    smtp.fail({ at: 'connect', does: 'reply', code: 554, text: '5.7.1 no' });
    const { body } = await tryOut('email', mail(), { sendMail: true });
    expect([body.passed, body.findings.length, smtp.received.length]).toEqual([false, 1, 0]);
  });

  test('reaches no host in the server’s own network that the environment does not name', async () => {
    api.close();
    await open({});
    for (const host of ['127.0.0.1', '[::1]', '10.0.0.5', 'localhost', '169.254.169.254', '[::ffff:127.0.0.1]']) {
      const { status, body } = await tryOut('email', { ...mail(), SMTP_URL: `smtp://${host}:25` });
      expect([host, status, body]).toMatchObject([host, 400, { issues: [{ path: ['values', 'SMTP_URL'] }] }]);
    }
    // Another spelling of 127.0.0.1 is found out when it is looked up.
    const spelled = await tryOut('email', { ...mail(), SMTP_URL: smtp.url.replace('127.0.0.1', '2130706433') });
    expect(spelled.body.findings.map(({ said }) => said.code)).toEqual(['smtp_check_private']);
    const named = await tryOut('email', { ...mail(), SMTP_URL: smtp.url.replace('127.0.0.1', 'localhost.') });
    expect(named.status).toBe(400);
    expect(smtp.received).toEqual([]);
  });

  test('asks the model’s provider for no text', async () => {
    const model = await startModelServer();
    onTestFinished(() => model.close());
    api.close();
    const prices = { OPENAI_INPUT_PRICE: '0', OPENAI_OUTPUT_PRICE: '0' };
    await open({ OPENAI_BASE_URL: `${model.url}`, ...prices });
    const outcome = async (values: object) =>
      (await tryOut('guidance', values)).body.findings.map(({ said }) => said.code);
    expect(await outcome({ OPENAI_API_KEY: MODEL_KEY, OPENAI_MODEL: MODEL })).toEqual(['model_check_works']);
    expect(await outcome({ OPENAI_API_KEY: 'sk-wrong', OPENAI_MODEL: MODEL })).toEqual(['model_check_key']);
    expect(await outcome({ OPENAI_API_KEY: MODEL_KEY, OPENAI_MODEL: 'other' })).toEqual(['model_check_model']);
    expect(model.calls).toEqual([]);
    expect((await tryOut('guidance', {})).status).toBe(409);
  });

  test('finds no error in a webhook that Telegram gets to know once it is saved', async () => {
    const bots = await startTelegramServer();
    onTestFinished(() => bots.close());
    api.close();
    await open({ TELEGRAM_API_URL: bots.url });
    // Telegram calls addresses with https alone, and the test's own requests come from one with http.
    api.site.settings.fromEnvironment = { ...api.site.settings.fromEnvironment, PUBLIC_URL: 'https://hesed.example' };
    const { body } = await tryOut('telegram', { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_UPDATES: 'webhook' });
    expect(body.findings.map(({ said }) => said.code)).toEqual(['telegram_check_works']);
  });

  test('is limited, and written down before the call', async () => {
    for (let count = 0; count < 58; count += 1) await api.site.rateLimits.consume('channel_checks', String(naomi.id));
    expect((await tryOut('email', mail())).status).toBe(200);
    const acts = () => api.site.db.select().from(api.site.db.tables.auditLog);
    const atCall: unknown[] = [];
    smtp.fail({ at: 'connect', does: 'wait', until: async () => void atCall.push(...(await acts())) });
    expect((await tryOut('email', mail())).status).toBe(200);
    expect(atCall).toMatchObject(Array(2).fill({ action: 'admin.settings.test', details: { group: 'email' } }));
    expect((await tryOut('email', mail())).status).toBe(429);
    expect(await acts()).toHaveLength(2);
  });
});

describe('a data folder with stored settings', () => {
  /** Stores a bot token and a name in a data folder, and closes it. */
  async function createFolder() {
    const DATA_DIR = createDataFolder(temporaryFile('data'));
    const own = createTestApi({ file: join(DATA_DIR, 'hesed.db') });
    own.site.keys = loadKeys(join(DATA_DIR, 'keys.json'));
    const admin = await own.member({ role: 'admin' });
    for (const [name, values] of [
      ['telegram', { TELEGRAM_BOT_TOKEN: BOT }],
      ['church', { APP_NAME: 'Grace' }],
    ] as const)
      expect((await admin.post('/api/admin/settings', { group: name, revision: 0, values })).status).toBe(200);
    own.close();
    return { DATA_DIR, LOG_LEVEL: 'silent' };
  }

  test('is opened with them, also by another command, and a backup holds the secrets encrypted only', async () => {
    const source = await createFolder();
    const site = await openSite(source);
    expect(site.env).toMatchObject({ APP_NAME: 'Grace', TELEGRAM_BOT_TOKEN: BOT });
    expect(site.channels.has('telegram')).toBe(true);
    await rotateKey(site, { kind: 'system' });
    await closeSite(site);
    const again = await openSite(source);
    expect(again.env.TELEGRAM_BOT_TOKEN).toBe(BOT);
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(readFileSync(await makeBackup(again.env, 'manual'))).includes(BOT)).toBe(false);
    await closeSite(again);
  });

  test('is opened without its secrets when keys.json is another one, and the doctor says which to enter again', async () => {
    const source = await createFolder();
    const other = createDataFolder(temporaryFile('other'));
    copyFileSync(join(other, 'keys.json'), join(source.DATA_DIR, 'keys.json'));
    const site = await openSite(source);
    expect([site.env.APP_NAME, site.env.TELEGRAM_BOT_TOKEN]).toEqual(['Grace', undefined]);
    expect(site.settings.leftOut).toEqual([{ name: 'TELEGRAM_BOT_TOKEN', why: 'unreadable' }]);
    expect((await examineSite(site)).map(({ said }) => said)).toContainEqual({
      ...{ code: 'doctor_setting_unreadable', params: { name: 'TELEGRAM_BOT_TOKEN' } },
    });
    await closeSite(site);
  });
});
