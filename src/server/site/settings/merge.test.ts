import { expect, test } from 'vitest';
import { EnvError } from '../../lib/settings/read-settings.ts';
import { mergeSettings } from './merge.ts';

const merge = (
  fromEnvironment: Record<string, string>,
  values: Record<string, string>,
  leftOut: { name: string; why: 'unreadable' }[] = [],
) => mergeSettings(fromEnvironment, { values, leftOut });
const SMTP_URL = 'smtps://hello:secret@mail.parish.example:465';

test('a setting of the environment takes precedence over a stored one, and stored ones complete the rest', () => {
  const { env, leftOut } = merge({ APP_NAME: 'Hesed at Grace' }, { APP_NAME: 'Another', REGISTRATION: 'invite' });
  expect(env).toMatchObject({ APP_NAME: 'Hesed at Grace', REGISTRATION: 'invite' });
  expect([[...env.savedByAdmin], leftOut]).toEqual([['REGISTRATION'], []]);
});

test('a stored setting completes one of the environment', () => {
  const { env } = merge({ SMTP_URL }, { MAIL_FROM: 'hello@parish.example' });
  expect(env).toMatchObject({ SMTP_URL, MAIL_FROM: 'hello@parish.example' });
});

test('a stored value that this version does not accept is left out, and the site starts', () => {
  const { env, leftOut } = merge({}, { REGISTRATION: 'by-lot', APP_NAME: 'Grace' });
  expect(env).toMatchObject({ REGISTRATION: 'open', APP_NAME: 'Grace' });
  expect(leftOut).toEqual([{ name: 'REGISTRATION', why: 'invalid' }]);
});

test('stored settings that lack a required one are left out with their group', () => {
  const { env, leftOut } = merge({}, { SMTP_URL, APP_NAME: 'Grace' });
  expect([env.SMTP_URL, env.APP_NAME]).toEqual([undefined, 'Grace']);
  expect(leftOut).toEqual([{ name: 'SMTP_URL', why: 'invalid' }]);
});

test('the environment’s part of a group is not used while the stored part cannot be decrypted', () => {
  const fromEnvironment = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, PUBLIC_URL: 'https://hesed.parish.example' };
  const { env, leftOut } = merge(fromEnvironment, {}, [{ name: 'TWILIO_AUTH_TOKEN', why: 'unreadable' }]);
  expect([env.TWILIO_ACCOUNT_SID, env.PUBLIC_URL]).toEqual([undefined, fromEnvironment.PUBLIC_URL]);
  expect(leftOut).toEqual([{ name: 'TWILIO_AUTH_TOKEN', why: 'unreadable' }]);
  expect(() => merge(fromEnvironment, {})).toThrow(EnvError);
});

test('the countries of phone numbers are used while the rest of their group is not', () => {
  const countries = { DEFAULT_COUNTRY: 'US', PHONE_COUNTRIES: 'US,CA' };
  const { env, leftOut } = merge({}, { ...countries, TWILIO_AUTH_TOKEN: 'the-token-of-the-tests' });
  expect([env.DEFAULT_COUNTRY, env.PHONE_COUNTRIES]).toEqual(['US', ['US', 'CA']]);
  expect(leftOut).toEqual([{ name: 'TWILIO_AUTH_TOKEN', why: 'invalid' }]);
  const fromEnvironment = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, PUBLIC_URL: 'https://hesed.parish.example' };
  expect(merge(fromEnvironment, countries, [{ name: 'TWILIO_AUTH_TOKEN', why: 'unreadable' }]).env).toMatchObject({
    DEFAULT_COUNTRY: 'US',
    PHONE_COUNTRIES: ['US', 'CA'],
  });
});

test('a mail server in the server’s own network is used only if the environment names it', () => {
  const local = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'hello@parish.example' };
  expect(merge({}, local).leftOut).toEqual([{ name: 'SMTP_URL', why: 'invalid' }]);
  expect(merge({ PRIVATE_HOSTS: 'mail.lan, 127.0.0.1' }, local).env.SMTP_URL).toBe(local.SMTP_URL);
  expect(merge(local, {}).env.SMTP_URL).toBe(local.SMTP_URL);
  const proxy = { ...local, SMTP_URL: 'smtp://mail.parish.example?proxy=socks5://127.0.0.1:9' };
  expect(merge({}, proxy).leftOut).toEqual([{ name: 'SMTP_URL', why: 'invalid' }]);
});
