import { Resolver } from 'node:dns/promises';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { doctorMessages } from '../../../../content/strings/es/messages/doctor-messages.ts';
import { DOCTOR } from '../../../../shared/messages/doctor.ts';
import { createApp } from '../../../app.ts';
import { toSiteCheck } from '../../../channels/channel-check.ts';
import { loadKeys } from '../../../lib/secrets.ts';
import { makeBackup } from '../../../site/backup/make-backup.ts';
import { closeSite, type OpenSite, openSite } from '../../../site/open-site.ts';
import { createTestApi } from '../../../testing/api.ts';
import { createFakeClock } from '../../../testing/clock/fake-clock.ts';
import { createDataFolder } from '../../../testing/database/data-folder.ts';
import { createAccount } from '../../../testing/members/accounts.ts';
import { type Certificate, EXPIRED, FOR_ANOTHER_NAME } from '../../../testing/providers/certificates.ts';
import { type DnsServer, startDnsServer } from '../../../testing/providers/dns-server.ts';
import { MODEL, MODEL_KEY, startModelServer } from '../../../testing/providers/model-server.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { recordConsent } from '../../consent/service.ts';
import { checkZones } from './machine.ts';
import { isOtherMachine } from './outside-clock.ts';
import { examineSite } from './service.ts';

const HOUR = 60 * 60_000;
const OTHER_MACHINE = '149.154.167.220';

/** The data folder of a site with a member and a backup, of which each test opens a copy. */
let template: string;
let folder: string;
let site: OpenSite;
let dns: DnsServer;
let web: Server;
let answer: RequestListener;

beforeAll(async () => {
  template = createDataFolder(mkdtempSync(join(tmpdir(), 'hesed-doctor-')));
  const whole = await openSite({ DATA_DIR: template, LOG_LEVEL: 'silent' });
  await createAccount(whole, { username: 'Ruth' });
  await makeBackup(whole.env, 'nightly');
  await closeSite(whole);
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-doctor-'));
  cpSync(template, folder, { recursive: true });
  dns = await startDnsServer();
  dns.records = {
    'parish.example': ['v=spf1 include:mail.example -all', 'another record'],
    'mail._domainkey.parish.example': ['v=DKIM1; p=abc'],
    '_dmarc.parish.example': ['v=DMARC1; p=none'],
  };
  web = createServer((req, res) => answer(req, res));
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  site = await openSite({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    MAIL_FROM: 'Parish <hello@Parish.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  serve();
  site.channels.clear();
  site.channels.set('email', createRecordingChannel('email'));
});
afterEach(async () => {
  if (site.db.client.open) await closeSite(site);
  await dns.close();
  web.closeAllConnections();
  await new Promise((done) => web.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** Answers at the public address with the site itself, behind a proxy that may change a request. */
function serve(proxy: (request: IncomingMessage) => void = () => {}): void {
  const listener = getRequestListener(createApp(site, { lastBeat: () => site.clock.now() }).fetch);
  answer = (req, res) => {
    proxy(req);
    void listener(req, res);
  };
}

async function examine(changed: Partial<OpenSite> = {}) {
  const resolver = new Resolver({ tries: 1 });
  resolver.setServers([dns.address]);
  return examineSite({ ...site, ...changed }, { resolver, findAddresses });
}

/** The DNS of these tests, in which the name of loopback stands for another machine and its address for this one. */
async function findAddresses(host: string): Promise<string[]> {
  return [host === 'localhost' ? OTHER_MACHINE : host];
}

/** The codes of what must be mended. The public address of these tests is never encrypted. */
async function findErrors(changed: Partial<OpenSite> = {}): Promise<string[]> {
  const { findings } = toSiteCheck(await examine(changed));
  const codes = findings.filter(({ ok }) => !ok).map(({ said }) => said.code);
  return codes.filter((code) => code !== 'doctor_address_plain');
}

test('a site in order has nothing to mend, and every sentence says so', async () => {
  const findings = await examine();
  expect(findings.map(({ ok, said }) => `${ok ? '' : '!'}${said.code}`)).toEqual([
    ...['doctor_disk_works', 'doctor_folder_works', 'doctor_write_works', 'doctor_folder_accepts'],
    ...['doctor_clock_works', 'doctor_clock_unconfirmed', 'doctor_zones_works'],
    ...['doctor_database_works', 'doctor_keys_works', 'doctor_ledger_works', 'doctor_backup_works'],
    ...['doctor_address_works', '!doctor_address_plain'],
    ...['doctor_spf_works', 'doctor_dkim_works', 'doctor_dmarc_works'],
  ]);
});

describe('the machine', () => {
  test('a file that other users can read', async () => {
    chmodSync(join(folder, 'keys.json'), 0o644);
    const [open] = (await examine()).filter(({ said }) => said.code === 'doctor_folder_open');
    expect(open?.said.params).toEqual({ names: 'keys.json' });
  });

  test('a clock that went back, where no other machine tells the time', async () => {
    const { PUBLIC_URL: _, ...env } = site.env;
    const clock = createFakeClock(Date.now() - HOUR);
    expect(await findErrors({ clock, env })).toEqual(['doctor_clock_behind', 'doctor_address_unset']);
  });

  test('time-zone rules of long ago, or of an unknown release', async () => {
    const codes = async (version: string) => (await checkZones(site, version)).map(({ said }) => said.code);
    expect(await codes('2019c')).toEqual(['doctor_zones_old']);
    expect(await codes('')).toEqual(['doctor_zones_old']);
  });
});

describe('the stored data', () => {
  test('a damaged database', async () => {
    const { client } = site.db;
    const page = client.prepare("SELECT max(rootpage) FROM sqlite_master WHERE type = 'table'").pluck().get() as number;
    const size = client.pragma('page_size', { simple: true }) as number;
    await closeSite(site);
    const file = openSync(join(folder, 'hesed.db'), 'r+');
    writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
    closeSync(file);
    site = await openSite(site.settings.fromEnvironment);
    site.channels.clear();
    expect((await examineSite(site, { resolver: new Resolver() })).map(({ said }) => said.code)).toContain(
      'doctor_database_damaged',
    );
  });

  test('a database that accepts no writes', async () => {
    expect(await findErrors({ db: { ...site.db, checkWritable: () => Promise.reject(new Error('full')) } })).toEqual([
      'doctor_write_refused',
    ]);
  });

  test('keys that are missing, or of another site', async () => {
    rmSync(join(folder, 'keys.json'));
    expect(await findErrors()).toEqual(['doctor_keys_changed']);
    expect(await findErrors({ observed: { ...site.observed, lackedKeys: true } })).toEqual(['doctor_keys_missing']);
    expect(await findErrors({ keys: loadKeys(temporaryFile('keys.json')) })).toEqual(['doctor_keys_changed']);
  });

  test('a process before this one that was killed', async () => {
    expect(await findErrors({ observed: { ...site.observed, killedBefore: true } })).toEqual(['doctor_site_killed']);
  });

  test('a misspelled setting in the environment', async () => {
    await closeSite(site);
    site = await openSite({ ...site.settings.fromEnvironment, BACKUP_PASPHRASE: 'green pastures' });
    const found = (await examine()).find(({ said }) => said.code === 'doctor_setting_misspelled');
    expect(found?.said.params).toEqual({ name: 'BACKUP_PASPHRASE', nearest: 'BACKUP_PASSPHRASE' });
  });

  test('a secret that the keys do not decrypt', async () => {
    const { users, totpSecrets } = site.db.tables;
    const [ruth] = await site.db.select({ id: users.id }).from(users);
    await site.db
      .insert(totpSecrets)
      .values({ userId: ruth?.id ?? 0, secret: 'AAAAAAAA.AAAA', confirmedAt: new Date() });
    expect(await findErrors()).toEqual(['doctor_keys_unfit']);
  });

  test('a consent ledger that somebody changed', async () => {
    await site.db.atomic((q) =>
      recordConsent(q, site, { userId: 1, channel: 'email', action: 'opt_in', source: 'settings' }),
    );
    const { client } = site.db;
    for (const name of client
      .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'consent_events'")
      .pluck()
      .all())
      client.exec(`DROP TRIGGER "${name}"`);
    client.exec("UPDATE consent_events SET action = 'opt_out'");
    expect(await findErrors()).toEqual(['doctor_ledger_broken']);
  });

  test('no backup, an old one, and none where BACKUPS is off', async () => {
    const later = { clock: createFakeClock(new Date(Date.now() + 72 * HOUR).toISOString()) };
    expect(await findErrors(later)).toEqual(['doctor_clock_ahead', 'doctor_backup_old']);
    rmSync(join(folder, 'backups'), { recursive: true });
    expect(await findErrors(later)).toEqual(['doctor_clock_ahead', 'doctor_backup_none']);
    // A new site has not had its first night, so there is nothing to mend.
    expect(await findErrors()).toEqual([]);
    expect((await examine()).map(({ said }) => said)).toContainEqual({
      ...{ code: 'doctor_backup_none', params: { command: 'npm run backup' } },
    });
    expect(await findErrors({ env: { ...site.env, BACKUPS: 'off' } })).toEqual([]);
  });
});

test('a backup that was made while the clock was ahead is named and does not count', async () => {
  rmSync(join(folder, 'backups'), { recursive: true });
  const file = await makeBackup(site.env, 'nightly', undefined, new Date(Date.now() + 365 * 24 * HOUR));
  const said = async (changed?: Partial<OpenSite>) =>
    (await examine(changed)).map(({ said }) => said).filter(({ code }) => code.startsWith('doctor_backup'));
  const future = { code: 'doctor_backup_future', params: { files: basename(file) } };
  expect(await said()).toEqual([expect.objectContaining({ code: 'doctor_backup_none' }), future]);
  await makeBackup(site.env, 'nightly', undefined, new Date(Date.now() - HOUR));
  expect(await said()).toEqual([{ code: 'doctor_backup_works', params: { hours: 1 } }, future]);
  const later = { clock: createFakeClock(Date.now() + 72 * HOUR) };
  expect(await said(later)).toEqual([expect.objectContaining({ code: 'doctor_backup_old' }), future]);
});

test('what a restore replaced is named until it is deleted', async () => {
  const replaced = join(folder, 'backups', 'replaced-2027-03-01T02-41-00Z');
  mkdirSync(replaced, { recursive: true });
  const said = async () => (await examine()).map(({ said }) => said);
  const named = { code: 'doctor_backup_replaced', params: { folders: basename(replaced) } };
  expect(await said()).toContainEqual(named);
  rmSync(replaced, { recursive: true });
  expect(await said()).not.toContainEqual(named);
});

test.each([
  [1, 'The last backup is 1 hour old.', 'La última copia de seguridad tiene 1 hora.'],
  [2, 'The last backup is 2 hours old.', 'La última copia de seguridad tiene 2 horas.'],
])('the age of the last backup reads well after %i hours', (hours, english, spanish) => {
  expect(DOCTOR.doctor_backup_works({ hours })).toBe(english);
  expect(doctorMessages.doctor_backup_works({ hours })).toBe(spanish);
});

describe('the clock beside those of other machines', () => {
  /** Another machine whose clock is ahead of the right one, with the age of a cached answer in seconds. */
  async function startMachine(aheadMs = 0, age?: string) {
    const machine = createServer((_req, res) => {
      const headers = { date: new Date(Date.now() + aheadMs).toUTCString(), ...(age && { age }) };
      res.writeHead(404, headers).end();
    });
    await new Promise<void>((done) => machine.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise((done) => void machine.close(() => done())));
    const host = `localhost:${(machine.address() as AddressInfo).port}`;
    return { host, apiUrl: `http://${host}/api/` };
  }
  /** Returns the findings about a clock that is ahead by this many milliseconds. */
  async function sayOf(aheadMs: number) {
    await site.db.update(site.db.tables.users).set({ createdAt: new Date(0) });
    const findings = await examine({ clock: createFakeClock(Date.now() + aheadMs) });
    return findings.filter(({ said }) => /clock_(?!works)/.test(said.code)).map(({ ok, said }) => ({ ok, ...said }));
  }
  const withApis = (...urls: string[]) =>
    urls.forEach((apiUrl, at) => {
      const name = (['telegram', 'slack'] as const)[at] ?? 'email';
      site.channels.set(name, { ...createRecordingChannel(name), apiUrl });
    });

  test('is right within a minute', async () => {
    const { host, apiUrl } = await startMachine();
    withApis(apiUrl);
    for (const seconds of [-55, 0, 55])
      expect(await sayOf(seconds * 1_000)).toEqual([{ ok: true, code: 'doctor_clock_agrees', params: { host } }]);
  });

  test('is ahead of a provider’s, or behind it', async () => {
    const { host, apiUrl } = await startMachine();
    withApis(apiUrl);
    const [ahead, late] = ['doctor_clock_ahead', 'doctor_clock_late'];
    expect(await sayOf(90_000)).toEqual([{ ok: false, code: ahead, params: { minutes: 2, host } }]);
    expect(await sayOf(-90_000)).toEqual([{ ok: false, code: late, params: { minutes: 2, host } }]);
    expect(await sayOf(HOUR)).toEqual([{ ok: false, code: ahead, params: { minutes: 60, host } }]);
  });

  test('is right where one provider of two agrees', async () => {
    const wrong = await startMachine(HOUR);
    const right = await startMachine();
    withApis(wrong.apiUrl, right.apiUrl);
    expect(await sayOf(0)).toEqual([{ ok: true, code: 'doctor_clock_agrees', params: { host: right.host } }]);
    expect(await sayOf(-HOUR)).toMatchObject([{ code: 'doctor_clock_late', params: { host: right.host } }]);
  });

  test('is right after it was ahead, where a provider agrees', async () => {
    const { host, apiUrl } = await startMachine();
    withApis(apiUrl);
    await site.db.update(site.db.tables.users).set({ createdAt: new Date(Date.now() + 3 * HOUR) });
    const findings = (await examine()).filter(({ said }) => said.code.startsWith('doctor_clock'));
    expect(findings).toEqual([
      { ok: true, said: { code: 'doctor_clock_agrees', params: { host } } },
      { ok: true, said: { code: 'doctor_clock_was_ahead', params: { minutes: 180 } } },
    ]);
    // The site's own rows say nothing more where another machine finds the clock wrong.
    const clock = createFakeClock(Date.now() - HOUR);
    expect(await findErrors({ clock })).toEqual(['doctor_clock_late']);
  });

  test('is compared with the time that a cached answer has reached by now', async () => {
    const { host, apiUrl } = await startMachine(-HOUR, '3600');
    withApis(apiUrl);
    expect(await sayOf(0)).toEqual([{ ok: true, code: 'doctor_clock_agrees', params: { host } }]);
  });

  test('is not known where no provider answers with the time', async () => {
    withApis('http://127.0.0.1:1/');
    expect(await sayOf(0)).toEqual([{ ok: true, code: 'doctor_clock_unconfirmed' }]);
    answer = (_req, res) => {
      res.sendDate = false;
      res.end();
    };
    expect(await sayOf(HOUR)).toEqual([{ ok: true, code: 'doctor_clock_unconfirmed' }]);
  });

  test('is wrong where the machine at the public address says so, which proves nothing by agreeing', async () => {
    const { host } = new URL(site.env.publicUrl);
    expect(await sayOf(0)).toEqual([{ ok: true, code: 'doctor_clock_unconfirmed' }]);
    expect(await sayOf(HOUR)).toMatchObject([{ code: 'doctor_clock_ahead', params: { host } }]);
  });

  test('of the provider of a language model counts too, unless the model runs on this machine', async () => {
    const model = await startModelServer();
    onTestFinished(() => model.close());
    const sayWith = async (url: string) => {
      const asked = { OPENAI_API_KEY: MODEL_KEY, OPENAI_MODEL: MODEL, OPENAI_BASE_URL: url };
      return (await examine({ env: { ...site.env, ...asked } })).map((finding) => finding.said);
    };
    const { host, href } = new URL(model.url.replace('127.0.0.1', 'localhost'));
    expect(await sayWith(href)).toContainEqual({ code: 'doctor_clock_agrees', params: { host } });
    expect(await sayWith(model.url)).toContainEqual({ code: 'doctor_clock_unconfirmed' });
    expect(model.calls).toEqual([]);
  });

  test('is wrong where a machine of the own network says so', async () => {
    const { apiUrl } = await startMachine(-HOUR);
    withApis(apiUrl.replace('localhost', '127.0.0.1'));
    expect(await sayOf(0)).toMatchObject([{ ok: false, code: 'doctor_clock_ahead' }]);
  });

  test('is compared with no address of this machine’s own', async () => {
    const own = ['192.0.2.1', '10.1.2.3', 'fd00::1', '::1', '169.254.1.1', '::ffff:127.0.0.1'];
    for (const address of own) expect(await isOtherMachine(site, 'model.example', async () => [address])).toBe(false);
    expect(await isOtherMachine(site, 'model.example', async () => [OTHER_MACHINE])).toBe(true);
    expect(await isOtherMachine(site, new URL(site.env.publicUrl).hostname, async () => [OTHER_MACHINE])).toBe(false);
    expect(await isOtherMachine(site, 'model.example', async () => [OTHER_MACHINE, '127.0.0.1'])).toBe(false);
    expect(await isOtherMachine(site, 'model.example', async () => [])).toBe(false);
  });

  test('is probably wrong where the certificates of all providers look out of date', async () => {
    const trusted = getCACertificates('default');
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([EXPIRED.cert]);
    const machine = createTlsServer(EXPIRED, (_req, res) => res.end());
    await new Promise<void>((done) => machine.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise((done) => void machine.close(() => done())));
    const host = `localhost:${(machine.address() as AddressInfo).port}`;
    withApis(`https://${host}/`);
    expect(await sayOf(0)).toEqual([{ ok: false, code: 'doctor_clock_certificate', params: { host } }]);
    const right = await startMachine();
    withApis(`https://${host}/`, right.apiUrl);
    expect(await sayOf(0)).toEqual([{ ok: true, code: 'doctor_clock_agrees', params: { host: right.host } }]);
  });
});

describe('the public address', () => {
  test('is not set', async () => {
    const { PUBLIC_URL: _, ...env } = site.env;
    expect(await findErrors({ env })).toEqual(['doctor_address_unset']);
  });

  test('is answered by something else', async () => {
    answer = (_req, res) => res.end('<h1>Welcome to the proxy</h1>');
    expect(await findErrors()).toEqual(['doctor_address_other']);
    answer = (_req, res) => res.writeHead(502).end();
    expect(await findErrors()).toEqual(['doctor_address_other']);
  });

  test('is that of a proxy that names another host, or that passes the start page alone', async () => {
    serve((request) => {
      request.rawHeaders[request.rawHeaders.indexOf('host') + 1] = '127.0.0.1:5000';
    });
    expect(await findErrors()).toEqual(['doctor_address_host']);
    answer = (_req, res) => res.writeHead(404).end('<h1>Not found</h1>');
    expect(await findErrors()).toEqual(['doctor_address_missing']);
  });

  test('is answered by nobody', async () => {
    const env = { ...site.env, PUBLIC_URL: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1' };
    expect(await findErrors({ env })).toEqual(['doctor_address_unreachable']);
  });
});

describe('a public address with https', () => {
  /** Examines the address of a server that answers in place of the proxy. */
  async function codesAt(server: NetServer): Promise<string[]> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise((done) => void server.close(() => done())));
    const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return findErrors({ env: { ...site.env, PUBLIC_URL: address, publicUrl: address } });
  }
  const serveTls = (options: Partial<Certificate>) => createTlsServer(options, (_req, res) => res.end());

  test('that answers without encryption', async () => {
    expect(await codesAt(createServer((_req, res) => res.end()))).toEqual(['doctor_address_unencrypted']);
  });

  test('of a proxy without a certificate', async () => {
    expect(await codesAt(serveTls({}))).toEqual(['doctor_address_handshake']);
  });

  test('where connections are closed', async () => {
    expect(await codesAt(createNetServer((socket) => socket.destroy()))).toEqual(['doctor_address_closed']);
  });

  test('with a certificate that nobody signed', async () => {
    expect(await codesAt(serveTls(FOR_ANOTHER_NAME))).toEqual(['doctor_address_certificate_issuer']);
  });

  test('with a certificate that ended, or of another name', async () => {
    const trusted = getCACertificates('default');
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([FOR_ANOTHER_NAME.cert, EXPIRED.cert]);
    expect(await codesAt(serveTls(EXPIRED))).toEqual(['doctor_address_certificate_date']);
    expect(await codesAt(serveTls(FOR_ANOTHER_NAME))).toEqual(['doctor_address_certificate_name']);
  });
});

test('a public address that forwards to another one is told once, with the address to set', async () => {
  const url = site.env.publicUrl;
  answer = (req, res) => res.writeHead(308, { location: `https://parish.example${req.url}` }).end();
  expect((await examine()).filter(({ ok }) => !ok).map(({ said }) => said)).toEqual([
    { code: 'doctor_address_redirects', params: { url, target: 'https://parish.example' } },
  ]);
  // A sign-in page before the site is not the site.
  answer = (_req, res) => res.writeHead(302, { location: 'https://sign-in.example/start' }).end();
  expect(await findErrors()).toEqual(['doctor_address_other']);
});

describe('the records of the mail domain (rules.md C20)', () => {
  test.each([
    ['no SPF record', { 'parish.example': ['another record'] }, ['doctor_spf_missing']],
    ['two SPF records', { 'parish.example': ['v=spf1 -all', 'v=spf1 ~all'] }, ['doctor_spf_twice']],
    ['no DKIM key', { 'mail._domainkey.parish.example': undefined }, ['doctor_dkim_missing']],
    ['no DMARC policy', { '_dmarc.parish.example': undefined }, ['doctor_dmarc_missing']],
    [
      'a DMARC policy of the domain above',
      { '_dmarc.parish.example': undefined, '_dmarc.example': ['v=DMARC1; p=none'] },
      ['doctor_dmarc_missing'],
    ],
  ])('%s', async (what, changed, expected) => {
    dns.records = Object.fromEntries(
      Object.entries({ ...dns.records, ...changed }).filter(
        (entry): entry is [string, string[]] => entry[1] !== undefined,
      ),
    );
    // A top-level domain has no policy of its own for those below it.
    expect(await findErrors(), what).toEqual(expected);
  });

  test('a domain that does not exist', async () => {
    dns.records = {};
    expect(await findErrors()).toEqual(['doctor_dns_unknown']);
  });

  test('a DNS that refuses or does not answer', async () => {
    dns.refuses = true;
    expect(await findErrors()).toEqual(['doctor_dns_gone']);
    await dns.close();
    expect(await findErrors()).toEqual(['doctor_dns_gone']);
    dns = await startDnsServer();
  });

  test('that is kept as files', async () => {
    site.channels.set('email', { ...createRecordingChannel('email'), captures: true });
    expect(await findErrors()).toEqual(['doctor_mail_captured']);
  });

  test('a channel’s own check is part of the report, once for one provider', async () => {
    const check = async () => [{ ok: false, said: { code: 'smtp_check_auth' } }];
    site.channels.set('email', { ...createRecordingChannel('email'), check });
    site.channels.set('sms', { ...createRecordingChannel('sms'), check });
    expect(await findErrors()).toEqual(['smtp_check_auth']);
  });
});

test('the provider of the language model is asked whether it accepts the key', async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const last = async (settings: { OPENAI_API_KEY?: string; OPENAI_MODEL?: string } = {}) => {
    const model = { OPENAI_API_KEY: MODEL_KEY, OPENAI_MODEL: MODEL, OPENAI_BASE_URL: server.url };
    return (await examine({ env: { ...site.env, ...model, ...settings } })).at(-1)?.said.code;
  };
  expect(await last()).toBe('model_check_works');
  expect(await last({ OPENAI_API_KEY: 'sk-wrong' })).toBe('model_check_key');
  expect(await last({ OPENAI_MODEL: 'other' })).toBe('model_check_model');
  expect(server.calls).toEqual([]);
});

test('a check that throws counts as an error, and the others still run', async () => {
  mkdirSync(join(folder, 'x'));
  const found = await findErrors({ db: { ...site.db, findDamage: () => Promise.reject(new Error('odd')) } });
  expect(found.filter((code) => code !== 'doctor_folder_open')).toEqual(['check_ended']);
});

test('the clock of an administrator’s device is compared where no provider tells the time', async () => {
  const api = createTestApi({ now: '2026-03-02T12:00:00Z', env: { DATA_DIR: folder } });
  delete api.site.env.PUBLIC_URL;
  const admin = await api.member({ role: 'admin' });
  const sayOf = async (callerTime: string) => {
    const { body } = await admin.post<{ findings: { said: object }[] }>('/api/admin/doctor', { callerTime });
    return body.findings.map(({ said }) => said);
  };
  expect(await sayOf('2026-03-02T12:00:30Z')).toContainEqual({ code: 'doctor_clock_device_agrees' });
  expect(await sayOf('2026-03-02T11:55:00.000Z')).toContainEqual({
    ...{ code: 'doctor_clock_device_ahead', params: { minutes: 5 } },
  });
  expect(await sayOf('2026-03-02T14:00:00Z')).toContainEqual({
    ...{ code: 'doctor_clock_device_late', params: { minutes: 120 } },
  });
  expect((await admin.post('/api/admin/doctor', { callerTime: 'noon' })).status).toBe(400);
  const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
  expect(new Set(acts.map(({ action, details }) => `${action} ${details}`))).toEqual(
    new Set(['admin.doctor.examine null']),
  );
  api.close();
});

test('administrators read the report in /admin, and hear of old backups', async () => {
  const api = createTestApi({ now: new Date().toISOString(), env: { DATA_DIR: folder } });
  delete api.site.env.PUBLIC_URL;
  const admin = await api.member({ role: 'admin' });
  const { status, body } = await admin.post<{ passed: boolean; findings: { message: string }[] }>('/api/admin/doctor');
  expect([status, body.passed]).toEqual([200, false]);
  expect(body.findings.map(({ message }) => message)).toContain('The database is intact.');
  writeFileSync(join(folder, 'backups/notes.txt'), '');
  const facts = await admin.get<{ backups: { files: { kind: string }[] } }>('/api/admin/site');
  expect(facts.body.backups.files.map(({ kind }) => kind)).toEqual(['nightly']);
  api.close();
});
