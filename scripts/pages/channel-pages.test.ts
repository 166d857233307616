import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingWords } from '../../src/content/strings/en/admin/setting-words.ts';
import { deliveryCodes } from '../../src/content/strings/en/alerts/delivery-codes.ts';
import { channelWords } from '../../src/content/strings/en/channels/all.ts';
import { DEFINITIONS } from '../../src/server/channels/registry.ts';
import { SETTING_PLACES } from '../../src/server/site/env.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../src/shared/channels/channels.ts';

const ROOT = join(import.meta.dirname, '../..');
const README = join(ROOT, 'docs/channels/README.md');
const pageOf = (method: AlertMethod) => join(ROOT, `docs/channels/${method}.md`);

test('the README links to the pages of the channels', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(docs/channels)');
});

test.each(ALERT_METHODS)('%s has a page for operators', (method) => {
  expect(existsSync(pageOf(method))).toBe(true);
});

test.each(ALERT_METHODS)('the page of %s begins with what the channel needs and costs', (method) => {
  expect(readFileSync(pageOf(method), 'utf8')).toMatch(
    /^# .+\n\n\*\*You need:\*\* .+\. \*\*Cost:\*\* .+\.\n\nFor the person/,
  );
});

test.each(ALERT_METHODS)('the page of %s names each setting as Site Settings does', (method) => {
  const rows = [...readFileSync(pageOf(method), 'utf8').matchAll(/^\| (`[A-Z][A-Z0-9_`, ]+`) \| ([^|]+) \|/gm)];
  const named = rows.flatMap(([, names = '', label]) =>
    [...names.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => [name, label]),
  );
  // A dash says that a setting can only stand in the environment.
  const shown = named.map(([name = '']) => [
    name,
    SETTING_PLACES.get(name)?.group ? settingWords[name]?.label : SETTING_PLACES.has(name) ? '–' : 'no such setting',
  ]);
  expect(named).toEqual(shown);
  const own = Object.keys(DEFINITIONS[method].settings).filter((name) => !isOfAnotherPage(method, name));
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(own));
});

test.each(ALERT_METHODS)('the page of %s has each code that only this channel ends a delivery with', (method) => {
  const page = readFileSync(pageOf(method), 'utf8');
  // A page writes the family `outbox_*` as `outbox_…`, or names one of its codes.
  const codes = Object.keys(channelWords[method].codes).map((code) => code.replace('*', ''));
  expect(codes.filter((code) => !page.includes(`\`${code}`))).toEqual([]);
});

test('the page of all channels has each shared code, with the reason that administrators read', () => {
  const rows = [...readFileSync(README, 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, ...row]) => row);
  const shared = Object.entries(deliveryCodes).filter(([code]) => !code.startsWith('twilio_'));
  expect(rows.map(([code]) => code)).toEqual(shared.map(([code]) => code));
  const differ = shared.filter(([, { admin }], index) => !rows[index]?.[1]?.startsWith(String(admin)));
  expect(differ.map(([code]) => code)).toEqual([]);
});

test('the page of SMS has each code of Twilio', () => {
  const page = readFileSync(pageOf('sms'), 'utf8');
  const codes = Object.keys(deliveryCodes).filter((code) => code.startsWith('twilio_'));
  expect(codes.filter((code) => !page.includes(`\`${code.replace('*', '<code>')}\``))).toEqual([]);
});

test.each(ALERT_METHODS)('S7: the page of %s says whether a call without an answer is repeated', (method) => {
  const page = readFileSync(pageOf(method), 'utf8');
  const says = ['is repeated', 'is not repeated'].map((words) => page.includes(`call without an answer ${words}`));
  expect(says).toEqual([CHANNELS[method].repeatable, !CHANNELS[method].repeatable]);
});

test('the manifest of the Slack app lets it write direct messages', () => {
  const [, manifest = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(pageOf('slack'), 'utf8')) ?? [];
  expect(manifest).toMatch(/^ +features:\n +app_home:\n(?: +\w+: \w+\n)* +messages_tab_enabled: true\n/m);
});

test('C35: the page of all channels has their waits', () => {
  const waits = '30 seconds, 2 minutes and 8 minutes';
  for (const method of ALERT_METHODS) expect(CHANNELS[method].limits.waitsMs).toEqual([30_000, 120_000, 480_000]);
  expect(readFileSync(README, 'utf8').replace(/\s+/g, ' ')).toContain(waits);
});

/** SMS and WhatsApp share Twilio's settings; the page of SMS explains the settings of the account. */
function isOfAnotherPage(method: AlertMethod, name: string): boolean {
  const isForWhatsApp = name.startsWith('TWILIO_WHATSAPP_');
  if (method === 'sms') return isForWhatsApp;
  return method === 'whatsapp' && !isForWhatsApp;
}
