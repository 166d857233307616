import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VERSION } from '../../../lib/program/version.ts';
import { createTestApi } from '../../../testing/api.ts';

test('C21: an administrator reads what push needs only where it is not set up', async () => {
  const advice = async (env: Record<string, string>) => {
    const api = createTestApi({ env });
    const admin = await api.member({ role: 'admin' });
    type Facts = { methods: { method: string; missing: string | null; advice: { message: string } | null }[] };
    const { body } = await admin.get<Facts>('/api/admin/site');
    api.close();
    return body.methods.find(({ method }) => method === 'push')?.advice?.message;
  };
  expect(await advice({})).toBe(
    'Push services ask for a contact: set SUPPORT_EMAIL to an address at a public domain, or PUBLIC_URL to an https one.',
  );
  expect(await advice({ SUPPORT_EMAIL: 'care@parish.example.org' })).toBeUndefined();
});

test('an administrator reads the time of the site’s clock, and which saved settings are not used', async () => {
  const api = createTestApi({ now: '2027-03-01T12:00Z' });
  const admin = await api.member({ role: 'admin' });
  type Facts = { serverTime: string; leftOutSettings: unknown[] };
  const read = async () => {
    const { body } = await admin.get<Facts>('/api/admin/site');
    return [body.serverTime, body.leftOutSettings];
  };
  expect(await read()).toEqual(['2027-03-01T12:00:00.000Z', []]);
  api.site.settings.leftOut = [{ name: 'SMTP_URL', why: 'unreadable' }];
  api.site.clock.jumpTo('2027-03-01T11:00Z');
  const unused = { name: 'SMTP_URL', group: 'email', why: 'unreadable' };
  expect(await read()).toEqual(['2027-03-01T11:00:00.000Z', [unused]]);
  api.close();
});

test('an administrator reads which version runs', async () => {
  const api = createTestApi();
  const admin = await api.member({ role: 'admin' });
  expect((await admin.get<{ version: string }>('/api/admin/site')).body.version).toBe(VERSION);
  api.close();
});

test('an administrator is told which settings of the page the server sets', async () => {
  const api = createTestApi({ env: { SUPPORT_EMAIL: 'care@parish.example.org' } });
  const admin = await api.member({ role: 'admin' });
  const { body } = await admin.get<{ settingsOnServer: string[] }>('/api/admin/site');
  expect(body.settingsOnServer).toEqual(['SUPPORT_EMAIL']);
  api.close();
});

test('an administrator is told of a disk without room for the next backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const api = createTestApi({ env: { DATA_DIR: folder } });
  const admin = await api.member({ role: 'admin' });
  const troubles = async () =>
    (await admin.get<{ troubles: { said: { code: string } }[] }>('/api/admin/site')).body.troubles;
  // A file without content of its own, larger than every disk.
  writeFileSync(join(folder, 'hesed.db'), '');
  truncateSync(join(folder, 'hesed.db'), 8 * 2 ** 40);
  expect(await troubles()).toMatchObject([{ said: { code: 'doctor_disk_low' } }]);
  truncateSync(join(folder, 'hesed.db'), 1);
  expect(await troubles()).toEqual([]);
  api.close();
});
