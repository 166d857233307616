import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/server/app.ts';
import { recordConsent } from '../src/server/domains/consent/service.ts';
import { closeSite, type OpenSite, openSite } from '../src/server/site/open-site.ts';
import { readStoredSettings, sealSetting } from '../src/server/site/settings/stored-settings.ts';
import { type Browser, createBrowser, OWN_ORIGIN } from '../src/server/testing/api.ts';
import { createDataFolder } from '../src/server/testing/database/data-folder.ts';
import { createAccount, PASSWORD } from '../src/server/testing/members/accounts.ts';
import { type BundledPrograms, bundlePrograms } from '../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../src/server/testing/process/child-env.ts';
import { BOT_TOKEN, startTelegramServer } from '../src/server/testing/providers/telegram-server.ts';
import { runAct } from './commands/acts.ts';
import { ADMIN } from './commands/admin-acts.ts';

let programs: BundledPrograms;
beforeAll(async () => {
  programs = await bundlePrograms();
});

let folder: string;
let site: OpenSite;
let visitor: () => Browser;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-admin-'));
  site = await openSite({
    DATA_DIR: createDataFolder(join(folder, 'data')),
    PUBLIC_URL: OWN_ORIGIN,
    LOG_LEVEL: 'error',
  });
  const app = createApp(site, { lastBeat: () => site.clock.now() });
  visitor = () => createBrowser(app);
});
afterEach(async () => {
  if (site.db.client.open) await closeSite(site);
  rmSync(folder, { recursive: true, force: true });
});

interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command on a second connection to the running site's database, as another process does. */
const admin = (args: string[]): Promise<CommandResult> =>
  runAct(ADMIN, args, () =>
    openSite({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: OWN_ORIGIN, LOG_LEVEL: 'error' }),
  ).then(printed, (error: Error) => refused(error.message));

/** Runs a command in its own process, as an operator does. */
function typed(
  args: string[],
  env: Record<string, string | undefined> = {},
  file = programs.file('admin'),
): Promise<CommandResult> {
  const settings = { DATA_DIR: join(folder, 'data'), PUBLIC_URL: OWN_ORIGIN, NODE_COMPILE_CACHE: programs.compiled };
  const child = spawn(process.execPath, [file, 'admin', ...args], {
    cwd: folder,
    env: childEnv({ ...settings, ...env }),
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out: out.trimEnd(), err: err.trimEnd() })));
}

const printed = (out: string): CommandResult => ({ code: 0, out, err: '' });
const refused = (err: string): CommandResult => ({ code: 1, out: '', err });

async function signIn(email: string, password = PASSWORD): Promise<Browser> {
  const browser = visitor();
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  return browser;
}

const mayAdminister = async (browser: Browser) => (await browser.get('/api/admin/queue-stats')).status === 200;
const acts = async () =>
  (await site.db.select().from(site.db.tables.auditLog)).map((act) => [
    act.actorId,
    act.action,
    act.targetId,
    act.address,
  ]);

describe('on a running site (D2)', () => {
  test('grant and revoke are valid from the member’s next request, and are written to the audit log', async () => {
    await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example', role: 'admin' });
    const { id } = await createAccount(site, { username: 'Ruth', email: 'Ruth@Parish.example' });
    const ruth = await signIn('ruth@parish.example');
    expect(await mayAdminister(ruth)).toBe(false);
    expect(await typed(['grant', 'rUTH@parish.EXAMPLE'])).toEqual(
      printed('Ruth (Ruth@Parish.example) is an administrator now.'),
    );
    expect(await mayAdminister(ruth)).toBe(true);
    expect(await admin(['grant', 'ruth@parish.example'])).toEqual(
      printed('Ruth (Ruth@Parish.example) is an administrator already.'),
    );
    expect(await admin(['revoke', 'ruth@parish.example'])).toEqual(
      printed('Ruth (Ruth@Parish.example) is now a regular member.'),
    );
    expect(await mayAdminister(ruth)).toBe(false);
    expect(await acts()).toEqual([
      [null, 'operator.grant', id, null],
      [null, 'operator.grant', id, null],
      [null, 'operator.revoke', id, null],
    ]);
  });

  test('make-reviewer gives the role that reviews the guidance, and revoke takes it', async () => {
    const { id } = await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
    const ruth = await signIn('ruth@parish.example');
    const mayReview = async () => (await ruth.get('/api/review/entries')).status === 200;
    expect(await admin(['make-reviewer', 'ruth@parish.example'])).toEqual(
      printed('Ruth (ruth@parish.example) is a reviewer now.'),
    );
    expect([await mayReview(), await mayAdminister(ruth)]).toEqual([true, false]);
    expect(await admin(['make-reviewer', 'ruth@parish.example'])).toEqual(
      printed('Ruth (ruth@parish.example) is a reviewer already.'),
    );
    await admin(['revoke', 'ruth@parish.example']);
    expect(await mayReview()).toBe(false);
    expect(await acts()).toEqual([
      [null, 'operator.make_reviewer', id, null],
      [null, 'operator.make_reviewer', id, null],
      [null, 'operator.revoke', id, null],
    ]);
    await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example', role: 'admin' });
    expect(await admin(['make-reviewer', 'naomi@parish.example'])).toEqual(
      refused('Naomi (naomi@parish.example) is an administrator, who can review already. Revoke that role first.'),
    );
  });

  test('grant closes the one-time link', async () => {
    await createAccount(site, { email: 'ruth@parish.example' });
    await admin(['grant', 'ruth@parish.example']);
    const naomi = { username: 'Naomi', email: 'naomi@parish.example', password: PASSWORD };
    const { status } = await visitor().post('/api/auth/setup', { ...naomi, token: site.setupToken });
    expect(status).toBe(403);
  });

  test('revoke never removes the last administrator', async () => {
    await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example', role: 'admin' });
    expect(await typed(['revoke', 'naomi@parish.example'])).toEqual(
      refused('Naomi is the only administrator. Make another one first.'),
    );
    expect(await mayAdminister(await signIn('naomi@parish.example'))).toBe(true);
    expect(await acts()).toEqual([]);
  });

  test('list shows administrators and reviewers', async () => {
    expect(await admin(['list'])).toEqual(printed('There are no administrators or reviewers yet.'));
    await createAccount(site, { username: 'Boaz', email: 'boaz@parish.example', role: 'reviewer' });
    await createAccount(site, { username: 'Orpah', email: 'orpah@parish.example' });
    await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example', role: 'admin' });
    expect((await admin(['list'])).out.split('\n')).toEqual([
      'id  username  e-mail                role',
      '3   Naomi     naomi@parish.example  admin',
      '1   Boaz      boaz@parish.example   reviewer',
    ]);
  });

  test('reset-password prints a link that sets a new password, once', async () => {
    const { id } = await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
    const { code, out, err } = await admin(['reset-password', 'ruth@parish.example']);
    expect([code, err]).toEqual([0, '']);
    const [sentence, link = ''] = out.split('\n');
    expect(sentence).toBe(
      'With this link Ruth (ruth@parish.example) can set a new password. It works once, for an hour:',
    );
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual([OWN_ORIGIN, '/reset-password']);
    const change = { token: searchParams.get('token'), password: 'whither-thou-goest' };
    expect((await visitor().post('/api/auth/reset-password', change)).status).toBe(200);
    await signIn('ruth@parish.example', 'whither-thou-goest');
    expect((await visitor().post('/api/auth/reset-password', change)).status).toBe(400);
    expect(await acts()).toEqual([[null, 'operator.reset_password', id, null]]);
  });
});

test('invite prints a link for one person, and the audit log names no address (D6)', async () => {
  const { code, out, err } = await admin(['invite', 'Orpah@parish.example']);
  expect([code, err]).toEqual([0, '']);
  const [sentence, link = ''] = out.split('\n');
  expect(sentence).toBe('With this link Orpah@parish.example can join. It works once, for 14 days:');
  expect(link).toMatch(/^http:\S+\/\?invitation=[\w-]{43}$/);
  expect((await admin(['invite'])).out).toContain('With this link one person can join');
  expect(await admin(['invite', 'Orpah'])).toEqual(refused('Orpah is not an e-mail address.'));
  const rows = await site.db.select().from(site.db.tables.invitations);
  expect(rows).toMatchObject([
    { emailKey: 'orpah@parish.example', createdBy: null },
    { emailKey: null, createdBy: null },
  ]);
  expect(await acts()).toEqual(Array(2).fill([null, 'operator.invite', null, null]));
});

test('remove-second-step lets a member sign in with only their password, alerts them, and is audited', async () => {
  const { id } = await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
  expect(await admin(['remove-second-step', 'ruth@parish.example'])).toEqual(
    printed('Ruth (ruth@parish.example) has no two-step verification.'),
  );
  const { totpSecrets, securityEvents, deliveries } = site.db.tables;
  await site.db
    .insert(totpSecrets)
    .values({ userId: id, secret: site.keys.encrypt('totp', 'a secret'), confirmedAt: new Date() });
  const login = { email: 'ruth@parish.example', password: PASSWORD };
  expect((await visitor().post('/api/auth/login', login)).body).toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
  expect(await admin(['remove-second-step', 'ruth@parish.example'])).toEqual(
    printed('Ruth (ruth@parish.example) now signs in with just their password. An e-mail tells them so.'),
  );
  expect(await site.db.select().from(securityEvents)).toMatchObject([{ userId: id, kind: 'second_step_off' }]);
  expect(await site.db.select().from(deliveries)).toMatchObject([{ userId: id, kind: 'security_alert' }]);
  await signIn('ruth@parish.example');
  expect(await acts()).toEqual([[null, 'operator.remove_second_step', id, null]]);
});

test('rotate-key encrypts every stored secret with a new key while the site runs, and is audited', async () => {
  const { id } = await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
  const { totpSecrets, alertAddresses, storedSettings } = site.db.tables;
  const [secret, token] = [site.keys.encrypt('totp', 'a secret'), site.keys.encrypt('address:slack', 'xoxb-1')];
  await site.db.insert(totpSecrets).values({ userId: id, secret, confirmedAt: new Date() });
  const setting = sealSetting(site.keys, 'TELEGRAM_BOT_TOKEN', BOT_TOKEN);
  await site.db
    .insert(storedSettings)
    .values({ name: 'TELEGRAM_BOT_TOKEN', sealed: setting, revision: 1, changedBy: id, changedAt: new Date() });
  const keys = { p256dh: 'BF.not-sealed', auth: 'a' };
  await site.db.insert(alertAddresses).values([
    { userId: id, channel: 'slack', address: 'T1/D1', secrets: { token } },
    { userId: id, channel: 'push', address: 'https://push.example/1', secrets: keys },
  ]);
  expect(await admin(['rotate-key'])).toEqual(
    printed('The site has a new encryption key. Secrets encrypted with it: 3. The earlier key still decrypts.'),
  );
  const [stored] = await site.db.select().from(totpSecrets);
  const addresses = await site.db.select().from(alertAddresses);
  const slack = addresses.find(({ channel }) => channel === 'slack');
  expect([stored?.secret, slack?.secrets.token]).not.toEqual([secret, token]);
  // The running site has read the key file again.
  expect(site.keys.decrypt('totp', stored?.secret ?? '')).toBe('a secret');
  expect(site.keys.decrypt('address:slack', slack?.secrets.token ?? '')).toBe('xoxb-1');
  expect(site.keys.decrypt('totp', secret)).toBe('a secret');
  expect((await site.db.select().from(storedSettings))[0]?.sealed).not.toBe(setting);
  expect((await readStoredSettings(site.db, site.keys)).values).toEqual({ TELEGRAM_BOT_TOKEN: BOT_TOKEN });
  expect(addresses.find(({ channel }) => channel === 'push')?.secrets).toEqual(keys);
  expect(await acts()).toEqual([[null, 'operator.rotate_key', null, null]]);
});

test('works on a stopped site as well, and leaves no incomplete data', async () => {
  await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
  await closeSite(site);
  expect(await typed(['grant', 'ruth@parish.example'])).toEqual(
    printed('Ruth (ruth@parish.example) is an administrator now.'),
  );
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['hesed.db', 'keys.json', 'start.lock']);
});

test('verify-ledger follows the consent ledger of a running site, and names the first bad row (D30)', async () => {
  const { id } = await createAccount(site, { username: 'Ruth', email: 'ruth@parish.example' });
  const record = (action: 'opt_in' | 'opt_out') =>
    site.db.atomic((q) => recordConsent(q, site, { userId: id, channel: 'email', action, source: 'settings' }));
  await record('opt_in');
  await record('opt_out');
  const [, { hash }] = (await site.db.select().from(site.db.tables.consentChain)) as [unknown, { hash: string }];
  const whole = `The consent ledger is intact: 2 rows.\nLast link: ${hash}`;
  expect(await admin(['verify-ledger'])).toEqual(printed(whole));
  expect(await admin(['verify-ledger', hash])).toEqual(printed(`${whole}\nIt contains the link you gave.`));
  expect(await admin(['verify-ledger', 'nonsense'])).toEqual(
    refused('nonsense is not the hash of a link: 64 of the characters 0-9 and a-f.'),
  );
  expect(await admin(['verify-ledger', 'a'.repeat(64)])).toEqual(
    refused(
      'The consent ledger doesn’t contain the link you gave: rows have since been removed from its end, or it was rewritten.',
    ),
  );
  site.db.client.exec(
    "DROP TRIGGER consent_events_no_update; UPDATE consent_events SET action = 'opt_in' WHERE id = 2",
  );
  expect(await admin(['verify-ledger'])).toEqual(
    refused('Row 2 of the consent ledger was changed after it was written.'),
  );
});

test('as npm runs it, it reads the settings in .env', async () => {
  const asNpm = join(import.meta.dirname, 'run.js');
  const elsewhere = join(folder, 'elsewhere');
  writeFileSync(join(folder, '.env'), `DATA_DIR=${elsewhere}\n`);
  expect(await typed(['list'], { DATA_DIR: undefined }, asNpm)).toEqual(
    refused(`There is no site in ${elsewhere}. Set DATA_DIR to its data folder, or start the site once.`),
  );
});

describe('an error is one sentence with exit code 1', () => {
  test.each(['grant', 'revoke', 'reset-password', 'remove-second-step'])(
    '%s of an unknown address',
    async (command) => {
      expect(await admin([command, 'nobody@parish.example'])).toEqual(
        refused('There is no member with the email address nobody@parish.example.'),
      );
      expect(await acts()).toEqual([]);
    },
  );

  test.each([[['make', 'ruth@parish.example']], [['grant']], [['list', 'all']], [['constructor', 'x']]])(
    'an unknown command, or one without its argument: %j',
    async (args) => {
      const { code, out, err } = await admin(args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^Usage:\n {2}npm run admin -- grant EMAIL/);
    },
  );

  test('a data folder without a site, and none is created', async () => {
    const nowhere = join(folder, 'nowhere');
    const sentence = (path: string) =>
      `There is no site in ${path}. Set DATA_DIR to its data folder, or start the site once.`;
    expect(await typed(['list'], { DATA_DIR: nowhere })).toEqual(refused(sentence(nowhere)));
    expect(existsSync(nowhere)).toBe(false);
    mkdirSync(nowhere);
    expect(await typed(['list'], { DATA_DIR: nowhere })).toEqual(refused(sentence(nowhere)));
    expect(readdirSync(nowhere)).toEqual([]);
  });

  test('the usage without arguments', async () => {
    expect((await typed([])).err).toMatch(/^Usage:\n {2}npm run admin -- grant EMAIL/);
  });

  test('an invalid setting', async () => {
    expect((await typed(['list'], { PORT: 'eighty' })).err).toContain('PORT: must be a port number');
  });
});

test('check-channels checks the shell’s settings with each provider, and fails if one rejects them', async () => {
  const bots = await startTelegramServer();
  onTestFinished(() => bots.close());
  const settings = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url };
  const works = await typed(['check-channels'], settings);
  expect([works.code, works.err]).toEqual([0, '']);
  expect(works.out.split('\n')).toEqual([
    'Email: kept as files; needs SMTP_URL, MAIL_FROM',
    'SMS: not set up; needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID or TWILIO_PHONE_NUMBER',
    'Push: not set up',
    'WhatsApp: not set up; needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_WHATSAPP_NUMBER',
    'Slack: not set up; needs SLACK_BOT_TOKEN or SLACK_CLIENT_ID',
    'Telegram: set up',
    '  ok: Telegram accepts the token of @hesed_test_bot.',
    'Desktop: set up',
  ]);
  bots.fail('getMe', { does: 'reply', status: 401, description: 'Unauthorized' });
  const refused = await typed(['check-channels'], settings);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('  ERROR: Telegram knows no bot with this token (401).');
  expect(bots.calls).toEqual(['getMe', 'getMe']);
});
