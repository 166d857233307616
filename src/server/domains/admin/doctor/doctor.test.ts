import { Resolver } from 'node:dns/promises';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { makeBackup } from '../../../site/backup/make-backup.ts';
import { closeSite, type OpenSite, openSite } from '../../../site/open-site.ts';
import { createTestApi } from '../../../testing/api.ts';
import { createFakeClock } from '../../../testing/clock/fake-clock.ts';
import { createAccount } from '../../../testing/members/accounts.ts';
import { type DnsServer, startDnsServer } from '../../../testing/providers/dns-server.ts';
import { MODEL, MODEL_KEY, startModelServer } from '../../../testing/providers/model-server.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { recordConsent } from '../../alerts/consent/service.ts';
import { checkZones } from './machine.ts';
import { examineSite } from './service.ts';

const HOUR = 60 * 60_000;

let folder: string;
let site: OpenSite;
let dns: DnsServer;
let web: Server;
let answer: RequestListener;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-doctor-'));
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
  await createAccount(site, { username: 'Ruth' });
  await makeBackup(site.env, 'nightly');
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
  return examineSite({ ...site, ...changed }, { resolver });
}

/** The codes of what must be mended. The public address of these tests is never encrypted. */
async function findErrors(changed: Partial<OpenSite> = {}): Promise<string[]> {
  const codes = (await examine(changed)).filter(({ ok }) => !ok).map(({ said }) => said.code);
  return codes.filter((code) => code !== 'doctor_address_plain');
}

test('a site in order has nothing to mend, and every sentence says so', async () => {
  const findings = await examine();
  expect(findings.map(({ ok, said }) => `${ok ? '' : '!'}${said.code}`)).toEqual([
    ...['doctor_disk_works', 'doctor_folder_works', 'doctor_write_works', 'doctor_folder_accepts'],
    ...['doctor_clock_works', 'doctor_zones_works'],
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

  test('a clock that went back', async () => {
    const earlier = createFakeClock(Date.now() - HOUR);
    expect(await findErrors({ clock: earlier })).toEqual(['doctor_clock_behind']);
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
    site = await openSite(site.settings.given);
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
    expect(await findErrors({ facts: { ...site.facts, lackedKeys: true } })).toEqual(['doctor_keys_missing']);
    const other = await openSite({ DATA_DIR: join(folder, 'other'), LOG_LEVEL: 'silent' });
    await closeSite(other);
    expect(await findErrors({ keys: other.keys })).toEqual(['doctor_keys_changed']);
  });

  test('a process before this one that was killed', async () => {
    expect(await findErrors({ facts: { ...site.facts, killedBefore: true } })).toEqual(['doctor_site_killed']);
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
    expect(await findErrors(later)).toEqual(['doctor_backup_old']);
    rmSync(join(folder, 'backups'), { recursive: true });
    expect(await findErrors(later)).toEqual(['doctor_backup_none']);
    // A new site has not had its first night, so there is nothing to mend.
    expect(await findErrors()).toEqual([]);
    expect((await examine()).map(({ said }) => said)).toContainEqual({
      ...{ code: 'doctor_backup_none', params: { command: 'npm run backup' } },
    });
    expect(await findErrors({ env: { ...site.env, BACKUPS: 'off' } })).toEqual([]);
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
