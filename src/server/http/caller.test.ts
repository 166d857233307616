import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestSite } from '../testing/site.ts';
import { countedAddress, isSecure } from './caller.ts';

describe('countedAddress', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:52110', '203.0.113.9'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (text, counted) => expect(countedAddress(text)).toBe(counted));

  test('counts a household: a whole /64 is one address, the next /64 another', () => {
    expect(countedAddress('2001:db8:1:2::1')).toBe(countedAddress('2001:db8:1:2:dead:beef:0:1'));
    expect(countedAddress('2001:db8:1:2::1')).not.toBe(countedAddress('2001:db8:1:3::1'));
  });

  test.each([
    '',
    ' ',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4:',
    '[1.2.3.4',
    '[::1]x',
    '::g',
    'x'.repeat(10_000),
    '_hidden',
  ])('returns null for what is no address: %s', (text) => expect(countedAddress(text)).toBeNull());
});

describe('isSecure', () => {
  const ask = async (TRUST_PROXY: string, scheme?: string) => {
    const site = createTestSite({ env: { PUBLIC_URL: '', TRUST_PROXY } });
    onTestFinished(() => site.db.close());
    const app = new Hono().get('/', (c) => c.json(isSecure(site, c)));
    return (await app.request('/', { headers: scheme === undefined ? {} : { 'x-forwarded-proto': scheme } })).json();
  };

  test.each([
    ['1', 'https'],
    ['2', 'https'],
    ['2', 'https, https'],
    ['2', 'https,http'],
    ['1', 'http, https'],
    ['1', ' https '],
  ])('believes %s proxies that say %j', async (proxies, scheme) => expect(await ask(proxies, scheme)).toBe(true));

  test.each([
    ['0', 'https'],
    ['1', undefined],
    ['1', 'http'],
    ['1', 'https, http'],
    ['2', 'https, http, http'],
    ['1', ''],
  ])('behind %s proxies that say %j there is no HTTPS', async (proxies, scheme) =>
    expect(await ask(proxies, scheme)).toBe(false),
  );
});
