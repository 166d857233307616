import { expect, test } from 'vitest';
import { isPublicHttps } from './push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://push.parish.example:443/abc',
])('%s can be a push service', (url) => {
  expect(isPublicHttps(url)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://LOCALHOST/abc',
  'https://push.localhost/abc',
  'https://printer.local/abc',
  'https://metadata.google.internal/abc',
  'https://nas.home.arpa./abc',
  'https://intranet/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://2130706433/abc',
  'https://0x7f000001/abc',
  'https://0177.0.0.1/abc',
  'https://127.0.0.1./abc',
  'https://１２７.０.０.１/abc',
  'https://10.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/abc',
  'https://8.8.8.8/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'javascript:alert(1)',
  'local-notifications',
  '',
])('%s cannot', (url) => {
  expect(isPublicHttps(url)).toBe(false);
});
