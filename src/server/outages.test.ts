import { dirname } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { UNRESOLVABLE_HOST } from './testing/doubles/email.ts';
import { createMember, everyDay } from './testing/members/members.ts';
import { registerAt } from './testing/process/process-member.ts';
import { buildServer, startServer } from './testing/process/server-process.ts';
import { startSmtpServer } from './testing/providers/smtp-server.ts';
import { createTestSite } from './testing/site.ts';
import { temporaryFile } from './testing/temporary-file.ts';

// Real processes with the built interface, as `npm start` runs them.
beforeAll(buildServer, 300_000);

const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;

/** Sets the clock of a process: where it starts, and how far each SIGUSR2 sets it forward, in milliseconds. */
const clock = ({ ahead = 0, step = 0 }: { ahead?: number; step?: number }) => `
  const now = Date.now;
  let ahead = ${ahead};
  Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => { ahead += ${step}; });`;

/** Answers for a name that no resolver knows, from SIGUSR2 on. */
const CURED_DNS = `
  process.on('SIGUSR2', () => {
    const dns = process.getBuiltinModule('node:dns');
    dns.lookup = (name, options, done) => done(null, options.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);
  });`;

// Allocates until V8 ends the process, as on a machine with too little memory.
const HUNGRY = `process.on('SIGUSR2', () => { for (const held = []; ; ) held.push(new Array(1e6).fill(0.5)); });`;

async function startMailServer() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  return smtp;
}
const sentTo = (smtp: { received: { to: string[] }[] }) => smtp.received.flatMap(({ to }) => to).sort();
const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status;

describe('an outage', { timeout: 60_000 }, () => {
  test('while the mail server’s name cannot be resolved the site works, and its mail goes out once it can', async () => {
    const smtp = await startMailServer();
    const { port } = new URL(smtp.url);
    const server = startServer({
      env: {
        DATA_DIR: temporaryFile('data'),
        SMTP_URL: `smtp://${UNRESOLVABLE_HOST}:${port}`,
        MAIL_FROM: 'post@grace.example',
      },
      preload: CURED_DNS + clock({ step: MINUTE }),
    });
    const url = await server.listening;
    const ruth = await registerAt(url, 'Ruth');
    await server.logs('"code":"smtp_dns","attempts":1');
    expect(await isReady(url)).toBe(200);
    expect((await ruth.call('GET', '/api/auth/me')).status).toBe(200);
    expect(smtp.received).toEqual([]);
    server.child.kill('SIGUSR2');
    await registerAt(url, 'Naomi');
    await expect.poll(() => sentTo(smtp), { timeout: 20_000 }).toEqual(['naomi@parish.example', 'ruth@parish.example']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('C35, S5: a day without a mail server and two jumps of the clock lose nothing, and the next day is sent once', async () => {
    const DATA_DIR = dirname(temporaryFile('hesed.db'));
    const smtp = await startMailServer();
    const nine = Temporal.Now.plainDateISO('UTC')
      .add({ days: 1 })
      .toZonedDateTime({ timeZone: 'UTC', plainTime: '09:00' });
    const start = nine.epochMilliseconds;
    const site = createTestSite({ now: new Date(start - 60 * MINUTE).toISOString(), file: `${DATA_DIR}/hesed.db` });
    const week = everyDay({ hour: 9, minute: 0, type: 'prayer' });
    await createMember(site, { email: 'ruth@parish.example', week });
    site.db.close();

    smtp.fail({ at: 'connect', does: 'reply', code: 421 });
    const server = startServer({
      env: { DATA_DIR, SMTP_URL: smtp.url, MAIL_FROM: 'post@grace.example' },
      preload: clock({ ahead: start + 1_000 - Date.now(), step: HALF_DAY }),
    });
    const url = await server.listening;
    await server.logs('mail could not be handed over');
    await server.logs('"outcome":"retry"');
    expect(await isReady(url)).toBe(200);
    expect(smtp.received).toEqual([]);

    server.child.kill('SIGUSR2');
    // A new account wakes the queue, which notices the jump before it claims anything.
    await registerAt(url, 'Naomi');
    await server.logs('the clock jumped or the process stood still; catching up');
    expect(await isReady(url)).toBe(200);
    smtp.heal();
    server.child.kill('SIGUSR2');
    await registerAt(url, 'Orpah');
    await server.logs('mail is handed over again');
    await expect.poll(() => sentTo(smtp), { timeout: 20_000 }).toContain('ruth@parish.example');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const after = createTestSite({ file: `${DATA_DIR}/hesed.db` });
    const { deliveries, guidanceEntries } = after.db.tables;
    expect(await after.db.select().from(guidanceEntries)).toHaveLength(2);
    const mails = (await after.db.select().from(deliveries)).filter(
      ({ channel, kind }) => channel === 'email' && kind === 'guidance',
    );
    expect(mails.map(({ status }) => status)).toEqual(['skipped', 'sent']);
    after.db.close();
  });

  test('S7: a process that runs out of memory while it sends is followed by one that loses nothing and says so', async () => {
    const DATA_DIR = temporaryFile('data');
    const smtp = await startMailServer();
    const env = { DATA_DIR, SMTP_URL: smtp.url, MAIL_FROM: 'post@grace.example' };
    const asked = Promise.withResolvers<void>();
    smtp.fail({ at: 'data', does: 'wait', until: () => new Promise(() => asked.resolve()) });
    const hungry = startServer({
      env: { ...env, NODE_OPTIONS: '--max-old-space-size=128' },
      cwd: dirname(DATA_DIR),
      preload: HUNGRY,
    });
    await registerAt(await hungry.listening, 'Ruth');
    await asked.promise;
    hungry.child.kill('SIGUSR2');
    expect(await hungry.ended, 'no orderly end').not.toBe(0);
    expect(hungry.output().err).toContain('heap out of memory');

    smtp.heal();
    // The leases of the killed process have ended.
    const next = startServer({ env, preload: clock({ ahead: MINUTE }) });
    const url = await next.listening;
    await next.logs('the process that scheduled before was killed');
    await expect.poll(() => sentTo(smtp), { timeout: 20_000 }).toEqual(['ruth@parish.example']);
    expect(await isReady(url)).toBe(200);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});
