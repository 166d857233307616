import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/server/testing/members/accounts.ts';
import { startServer } from '../src/server/testing/process/server-process.ts';
import { buildIfStale } from './build.ts';

const ROOT = join(import.meta.dirname, '..');

test('the demo starts with a year of history, signs its members in, and deletes its folder', {
  timeout: 300_000,
}, async () => {
  await buildIfStale();
  // A church's own settings must not reach the demo: with these it would send mail, or not start.
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hesed@parish.example', PHONE_COUNTRY: 'US' };
  const demo = startServer({ cwd: ROOT, args: ['scripts/run.js', 'demo'], env });
  const url = await demo.listening;
  const { out } = demo.output();
  const [folder = ''] = /(?<=keeps its data in ).+/.exec(out) ?? [];
  expect(out).toContain('E-mail is written to');
  expect(existsSync(join(folder, 'hesed.db'))).toBe(true);

  const signIn = async (name: string) => {
    expect(out).toContain(`${name}@parish.example`);
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@parish.example`, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const { user } = await answer.json();
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const get = async (path: string) => (await fetch(`${url}/api${path}`, { headers: { cookie } })).json();
    return { id: user.id as number, get };
  };

  const ruth = await signIn('ruth');
  const dashboard = await ruth.get(`/dashboard/${ruth.id}`);
  expect(dashboard.todaysGuidance.length).toBeGreaterThan(0);
  expect(dashboard.stats.streakDays).toBeGreaterThan(20);
  expect(dashboard.goals.filter(({ isCompleted }: { isCompleted: boolean }) => !isCompleted).length).toBeGreaterThan(2);
  const { days } = await ruth.get(`/progress/${ruth.id}`);
  const count = (state: string) => days.filter((day: { state: string }) => day.state === state).length;
  expect(count('kept')).toBeGreaterThan(200);
  for (const state of ['grace', 'missed', 'neutral']) expect([state, count(state)]).not.toEqual([state, 0]);
  const { entries, hasMore } = await ruth.get(`/guidance/${ruth.id}/history?page=25&limit=10&env=production`);
  expect([entries.length, hasMore]).toEqual([10, true]);

  const naomi = await signIn('naomi');
  const { entries: acts } = await naomi.get('/admin/audit?page=1&limit=20');
  expect(acts.map(({ action }: { action: string }) => action)).toContain('admin.updates.send');

  demo.child.kill('SIGTERM');
  expect([await demo.ended, demo.output().err]).toEqual([0, '']);
  expect(existsSync(folder)).toBe(false);
});

test('with --dev the demo serves the pages from their sources', { timeout: 300_000 }, async () => {
  const demo = startServer({ cwd: ROOT, args: ['scripts/run.js', 'demo', '--dev'], env: {} });
  const url = await demo.listening;
  const [folder = ''] = /(?<=keeps its data in ).+/.exec(demo.output().out) ?? [];
  expect(await (await fetch(url)).text()).toContain('/@vite/client');
  demo.child.kill('SIGTERM');
  expect([await demo.ended, demo.output().err]).toEqual([0, '']);
  expect([folder === '', existsSync(folder)]).toEqual([false, false]);
});
