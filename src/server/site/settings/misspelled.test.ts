import { expect, test } from 'vitest';
import { CHANNEL_SETTINGS } from '../../channels/registry.ts';
import { SITE_SETTINGS } from '../../lib/settings/site-settings.ts';
import { findMisspelled } from './misspelled.ts';

const SETTINGS = [...Object.keys(SITE_SETTINGS), ...Object.keys(CHANNEL_SETTINGS)];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['BACKUP_PASPHRASE', 'BACKUP_PASSPHRASE'],
  ['BACKUP_PASPHRASE_FILE', 'BACKUP_PASSPHRASE_FILE'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['TWILIO_PHONENUMBER', 'TWILIO_PHONE_NUMBER'],
  ['host', 'HOST'],
])('%s is nearly %s', (name, nearest) => {
  expect(findMisspelled([name], SETTINGS)).toEqual([{ name, nearest }]);
});

test('a setting is not misspelled, and neither is one whose value is in a file', () => {
  expect(findMisspelled([...SETTINGS, ...SETTINGS.map((name) => `${name}_FILE`)], SETTINGS)).toEqual([]);
});

test.each([
  ...['HOME', 'HOSTNAME', 'PATH', 'PWD', 'TERM', 'LANG', 'TZ', 'USER', 'SHELL', 'NODE_ENV', 'NODE_OPTIONS', 'HTTP_URL'],
  ...['HOSTS', 'POST', 'GHOST', 'PORTS', 'SPORT'],
  ...['http_proxy', 'HTTPS_PROXY', 'HESED_HOST', 'HESED_IMAGE', 'OTEL_SERVICE_NAME', 'INVOCATION_ID', 'JOURNAL_STREAM'],
])('%s of another program resembles no setting', (name) => {
  expect(findMisspelled([name], SETTINGS)).toEqual([]);
});
