import { expect, test } from 'vitest';
import { deviceNames } from '../../content/strings/en/auth/security.ts';
import { describeDevice } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 'A browser on iPad'],
  ['Firefox/1', 'Firefox'],
  ['curl/8.7.1', 'An unknown browser or program'],
  ['', 'An unknown browser or program'],
  [null, 'An unknown browser or program'],
])('%s is called %s', (userAgent, name) => {
  expect(describeDevice(userAgent, deviceNames)).toBe(name);
});

test('no text of the caller’s user agent appears in the name', () => {
  expect(describeDevice('WIN at evil.example <b> Firefox/1 Windows', deviceNames)).toBe('Firefox on Windows');
});
