import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EnvError } from '../lib/settings/read-settings.ts';
import { readEnv } from './env.ts';

function errorsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message.split('\n');
  }
  return [];
}

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), content);
  return join(folder, 'secret');
}

test('no setting is required', () => {
  expect(readEnv({})).toEqual({
    HOST: '0.0.0.0',
    PORT: 3000,
    TRUST_PROXY: 0,
    DATA_DIR: './data',
    LOG_LEVEL: 'info',
    APP_NAME: 'Hesed',
    REGISTRATION: 'open',
    CATCH_UP_MINUTES: 90,
    CHURCH_YEAR: 'off',
    BACKUPS: 'on',
    TWILIO_HANDLES_KEYWORDS: true,
    TELEGRAM_UPDATES: 'polling',
    BOUNCE_IMAP_READ: 'mark',
    publicUrl: 'http://localhost:3000',
    savedByAdmin: new Set(),
  });
});

test('every setting is read without surrounding spaces, and other variables are ignored', () => {
  const env = readEnv({
    HOST: '127.0.0.1',
    PORT: ' 8080 ',
    PUBLIC_URL: 'https://friends.example.org',
    TRUST_PROXY: '1',
    DATA_DIR: '/srv/hesed',
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'pretty',
    APP_NAME: 'Grace Friends',
    SUPPORT_EMAIL: 'help@example.org',
    PRIVACY_EMAIL: 'privacy@example.org',
    REGISTRATION: 'invite',
    CATCH_UP_MINUTES: '30',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    MAIL_FROM: 'Grace Friends <post@example.org>',
    METRICS_TOKEN: 'a-long-token-of-ours',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a'.repeat(32),
    TWILIO_PHONE_NUMBER: '+12025550123',
    TWILIO_HANDLES_KEYWORDS: 'false',
    TWILIO_API_URL: 'http://127.0.0.1:4010/',
    PATH: '/usr/bin',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    TRUST_PROXY: 1,
    REGISTRATION: 'invite',
    CATCH_UP_MINUTES: 30,
    METRICS_TOKEN: 'a-long-token-of-ours',
    publicUrl: 'https://friends.example.org',
  });
  expect(env).not.toHaveProperty('PATH');
});

describe('an empty setting counts as not set', () => {
  test.each(['', '  ', '\n'])('%j', (value) => {
    expect(readEnv({ PORT: value, SMTP_URL: value, PUBLIC_URL: value, LOG_LEVEL: value })).toEqual(readEnv({}));
  });

  test('also when a file is set too, as compose files do', () => {
    expect(readEnv({ MAIL_FROM: '', MAIL_FROM_FILE: fileWith('post@example.org\n') }).MAIL_FROM).toBe(
      'post@example.org',
    );
  });
});

describe('a setting read from a file', () => {
  test('is the file’s content without the line break at its end', () => {
    const SMTP_URL_FILE = fileWith('smtp://user:pa$$word@mail.example.org:587\n');
    expect(readEnv({ SMTP_URL_FILE, MAIL_FROM: 'a@b.cc' }).SMTP_URL).toBe('smtp://user:pa$$word@mail.example.org:587');
  });

  test('is ignored when the setting itself is set', () => {
    expect(readEnv({ APP_NAME: 'Here', APP_NAME_FILE: fileWith('There') }).APP_NAME).toBe('Here');
  });

  test('that is empty, or names no file, is not set', () => {
    expect(readEnv({ APP_NAME_FILE: fileWith('\n') }).APP_NAME).toBe('Hesed');
    expect(readEnv({ APP_NAME_FILE: '' }).APP_NAME).toBe('Hesed');
  });

  test('that cannot be read is an error that names the file', () => {
    expect(errorsOf({ SMTP_URL_FILE: '/nowhere/secret', APP_NAME_FILE: tmpdir() }).sort()).toEqual([
      'APP_NAME_FILE: the file cannot be read (EISDIR)',
      'SMTP_URL_FILE: the file cannot be read (ENOENT)',
    ]);
  });
});

const DATABASE = 'DATABASE_URL: must not be set: the database is the file hesed.db in DATA_DIR';
const SUBJECT = 'VAPID_SUBJECT: must be mailto: with an address, or the https address of a page';
const PORT = 'PORT: must be a port number between 0 and 65535';
const ADDRESS = 'PUBLIC_URL: must be the address of the site and nothing after it, such as https://friends.example.org';
const PROXIES = 'TRUST_PROXY: must be the number of proxies in front, such as 1';
const MINUTES = 'CATCH_UP_MINUTES: must be a number of minutes between 1 and 1440';
const METRICS = 'METRICS_TOKEN: must be at least 16 characters without spaces';
const BOT = 'TELEGRAM_BOT_TOKEN: must be the token that BotFather gave, such as 123456789:AAE…';
const FROM = 'MAIL_FROM: must be an address, or a name and <address>';

describe('each error is one line that tells a person what to change', () => {
  test.each([
    ['DATABASE_URL', 'postgres://127.0.0.1/hesed', DATABASE],
    ['PHONE_COUNTRY', 'US', 'PHONE_COUNTRY: is called DEFAULT_COUNTRY now'],
    ['VAPID_SUBJECT', 'care@parish.org', SUBJECT],
    ['VAPID_SUBJECT', 'http://parish.org', SUBJECT],
    ['PORT', 'http', PORT],
    ['PORT', '65536', PORT],
    ['PORT', '-1', PORT],
    ['PORT', '3000.5', PORT],
    ['PORT', '0x50', PORT],
    ['PORT', '1e3', PORT],
    ['PUBLIC_URL', 'friends.example.org', 'PUBLIC_URL: must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'ftp://friends.example.org', 'PUBLIC_URL: must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'https://example.org/friends', ADDRESS],
    ['PUBLIC_URL', 'https://example.org/?a=b', ADDRESS],
    ['PUBLIC_URL', 'https://example.org/#top', ADDRESS],
    ['PUBLIC_URL', 'https://user:hunter2@example.org', ADDRESS],
    ['TRUST_PROXY', 'true', PROXIES],
    ['TRUST_PROXY', '-1', PROXIES],
    ['TRUST_PROXY', '1.5', PROXIES],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be one of trace, debug, info, warn, error, silent'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT: must be json or pretty'],
    ['APP_NAME', 'x'.repeat(41), 'APP_NAME: must be at most 40 characters'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL: must be an e-mail address'],
    ['PRIVACY_EMAIL', 'privacy', 'PRIVACY_EMAIL: must be an e-mail address'],
    ['REGISTRATION', 'yes', 'REGISTRATION: must be open, invite or closed'],
    ['CATCH_UP_MINUTES', '0', MINUTES],
    ['CATCH_UP_MINUTES', '1441', MINUTES],
    ['CATCH_UP_MINUTES', 'two', MINUTES],
    ['METRICS_TOKEN', 'short', METRICS],
    ['METRICS_TOKEN', 'a token with spaces in it', METRICS],
    ['TELEGRAM_BOT_TOKEN', 'hesed_bot', BOT],
    ['TELEGRAM_BOT_TOKEN', '123456789:AAE/../getMe', BOT],
    ['TELEGRAM_API_URL', 'ftp://bots', 'TELEGRAM_API_URL: must be a URL that starts with http:// or https://'],
    ['TELEGRAM_UPDATES', 'push', 'TELEGRAM_UPDATES: must be polling or webhook'],
    ['MAIL_FROM', 'Grace Friends', FROM],
    ['MAIL_FROM', 'a@b@c', FROM],
    ['MAIL_FROM', 'Grace <a@b.cc>\r\nBcc: x@y.zz', FROM],
  ])('%s=%s', (name, value, line) => {
    expect(errorsOf({ [name]: value })).toEqual([line]);
  });

  test('SMTP without a sender is an error', () => {
    expect(errorsOf({ SMTP_URL: 'smtp://mail.example.org' })).toEqual(['MAIL_FROM: is needed when SMTP_URL is set']);
  });

  test('a webhook of Telegram at an address without https', () => {
    const error = ['TELEGRAM_UPDATES: webhook needs a PUBLIC_URL that starts with https://'];
    expect(errorsOf({ TELEGRAM_UPDATES: 'webhook' })).toEqual(error);
    expect(errorsOf({ TELEGRAM_UPDATES: 'webhook', PUBLIC_URL: 'http://hesed.example' })).toEqual(error);
    expect(errorsOf({ TELEGRAM_UPDATES: 'webhook', PUBLIC_URL: 'https://hesed.example' })).toEqual([]);
  });

  test('all errors are reported at once, one per line', () => {
    expect(errorsOf({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' })).toEqual([
      PORT,
      'LOG_LEVEL: must be one of trace, debug, info, warn, error, silent',
      'SMTP_URL: must be a URL that starts with smtp:// or smtps://',
      'MAIL_FROM: is needed when SMTP_URL is set',
    ]);
  });

  test('no error repeats a configured value', () => {
    const secret = 'hunter2';
    const names = [
      'PORT',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'LOG_FORMAT',
      'SUPPORT_EMAIL',
      'PRIVACY_EMAIL',
      'REGISTRATION',
      'CATCH_UP_MINUTES',
      'SMTP_URL',
      'MAIL_FROM',
      'METRICS_TOKEN',
      'TELEGRAM_BOT_TOKEN',
      'TELEGRAM_API_URL',
      'TELEGRAM_UPDATES',
    ];
    const lines = errorsOf(Object.fromEntries(names.map((name) => [name, `http://u:${secret}@x y`])));
    expect(lines.length).toBeGreaterThanOrEqual(names.length);
    expect(lines.join()).not.toContain(secret);
  });
});

describe('the address in links', () => {
  test.each([
    ['https://friends.example.org/', 'https://friends.example.org'],
    ['HTTPS://Friends.Example.org', 'https://friends.example.org'],
    ['http://192.168.1.9:8080', 'http://192.168.1.9:8080'],
    ['https://friends.example.org:443', 'https://friends.example.org'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('of %s is %s', (given, publicUrl) => {
    expect(readEnv({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
  });

  test('is this machine’s port when no address is set', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });
});

test.each([
  'post@example.org',
  'Grace <post@example.org>',
  '"Grace, Friends" <post@example.org>',
  '<post@example.org>',
])('MAIL_FROM may be %s', (from) => {
  expect(readEnv({ MAIL_FROM: from }).MAIL_FROM).toBe(from);
});

describe('a wrong setting of Twilio names itself', () => {
  const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'a'.repeat(32) };

  test.each([
    [{ TWILIO_ACCOUNT_SID: account.TWILIO_ACCOUNT_SID }, 'TWILIO_AUTH_TOKEN: is needed when TWILIO_ACCOUNT_SID is set'],
    [{ TWILIO_AUTH_TOKEN: account.TWILIO_AUTH_TOKEN }, 'TWILIO_ACCOUNT_SID: is needed when TWILIO_AUTH_TOKEN is set'],
    [{ ...account, TWILIO_ACCOUNT_SID: 'SK1' }, 'TWILIO_ACCOUNT_SID: must be AC and 32 hexadecimal digits'],
    [
      { ...account, TWILIO_PHONE_NUMBER: '202 555 0123' },
      'TWILIO_PHONE_NUMBER: must be a number with its country, such as +12025550123',
    ],
    [{ ...account, TWILIO_HANDLES_KEYWORDS: 'no' }, 'TWILIO_HANDLES_KEYWORDS: must be true or false'],
    [
      { ...account, TWILIO_API_URL: 'https://proxy.example/twilio' },
      'TWILIO_API_URL: must be the address of a host and nothing after it, such as https://proxy.example.org',
    ],
  ])('%j', (source, error) => {
    expect(errorsOf({ PUBLIC_URL: 'https://hesed.example', ...source })).toEqual([error]);
  });

  test('an account needs the public address, which Twilio calls', () => {
    expect(errorsOf(account)).toEqual(['PUBLIC_URL: is needed when TWILIO_ACCOUNT_SID is set']);
  });

  test('a sender without an account needs the id, the token and the public address', () => {
    expect(errorsOf({ TWILIO_WHATSAPP_NUMBER: '+12025550123' })).toEqual([
      'TWILIO_ACCOUNT_SID: is needed when TWILIO_WHATSAPP_NUMBER is set',
      'TWILIO_AUTH_TOKEN: is needed when TWILIO_WHATSAPP_NUMBER is set',
      'PUBLIC_URL: is needed when TWILIO_WHATSAPP_NUMBER is set',
    ]);
  });
});

test('C10: PHONE_COUNTRIES lists the codes of countries, and names one that is none', () => {
  expect(readEnv({ PHONE_COUNTRIES: 'us, ca' }).PHONE_COUNTRIES).toEqual(['US', 'CA']);
  expect(() => readEnv({ PHONE_COUNTRIES: 'US,Narnia' })).toThrow(/PHONE_COUNTRIES.*must be codes of countries/);
});
