import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../lib/secrets.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import type { KillableOrders } from '../testing/process/killable.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/providers/smtp-server.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../testing/providers/telegram-server.ts';
import { startTwilio, type TestTwilio } from '../testing/providers/twilio-server.ts';
import { readDeliveries, readEntries, readJobs } from '../testing/queue/queue.ts';
import { createTestSite } from '../testing/site.ts';
import { LEASE_MS } from './claim.ts';

const PROGRAM = join(import.meta.dirname, '../testing/process/killable.ts');
const AT_NINE = Date.parse('2027-03-01T09:00Z');
// The first process starts before the slot, so some kills hit it while it waits.
const FIRST_START = AT_NINE - 60;
// The second process starts when every lease of the first has ended.
const SECOND_START = AT_NINE + LEASE_MS + 3_000;
const AT_ONCE = 3;
const FOLDERS_EACH = 8;
const MOMENTS = [
  /^db insert into "guidance_entries"/,
  /^db insert into "deliveries"/,
  /^db COMMIT #5$/,
  /^→ DATA/,
  /^← 250.*queued/,
  /^→ POST .*\/Messages\.json/,
  /^← HTTP\/1\.1 201/,
  /^→ POST .*\/sendMessage/,
];
// Channels whose providers do not recognise a repeat: what nobody knows is not sent again (rules.md S7).
const UNREPEATABLE = ['sms', 'whatsapp', 'telegram'] as const;
// Of the several hundred steps of an undisturbed run, at least so many are killed at.
const KILLS = 60;

/** One data folder, and the steps of the process that was killed in it. */
interface Round {
  folder: string;
  /** The member's address on each channel. */
  to: Record<'email' | (typeof UNREPEATABLE)[number], string>;
  /** The steps the process took; it was killed before the last one. */
  steps: string[];
  killed: boolean;
}

let root: string;
let smtp: TestSmtpServer;
let twilio: TestTwilio;
let telegram: TelegramServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hesed-kill-'));
  [smtp, twilio, telegram] = await Promise.all([startSmtpServer(), startTwilio(), startTelegramServer()]);
  await makeTemplate();
});

afterAll(async () => {
  await Promise.all([smtp.close(), twilio.close(), telegram.close()]);
  rmSync(root, { recursive: true, force: true });
});

test('a process killed at any step of preparing and delivering loses nothing and repeats nothing', {
  timeout: 600_000,
}, async () => {
  const undisturbed = await runUntil(null);
  expect(undisturbed.killed).toBe(false);
  await expectPromises(undisturbed);

  expect(new Set(undisturbed.steps).size).toBe(undisturbed.steps.length);
  const killPoints = FULL_RUN ? undisturbed.steps : sample(undisturbed.steps);
  expect(killPoints.length).toBeGreaterThanOrEqual(KILLS);
  const tried: Round[] = [];
  await takeTurns(killPoints, async (killAt) => void tried.push(await runUntil(killAt)));
  const killed = tried.filter((round) => round.killed);
  // One process that was never killed continues in several of the folders.
  await takeTurns(inGroups(killed, FOLDERS_EACH), async (group) => {
    const { killed } = await runProcess({
      folders: group.map(({ folder }) => folder),
      now: SECOND_START,
      killAt: null,
    });
    expect(killed).toBe(false);
  });
  for (const round of tried) await expectPromises(round);

  expect(tried).toHaveLength(killPoints.length);
  // A run may take a few steps fewer than another and so survive its kill point.
  const deaths = new Set(killed.map(({ steps }) => steps.at(-1) as string));
  expect(deaths.size).toBeGreaterThanOrEqual(killPoints.length - 6);
  // The kills include the most critical moments.
  for (const moment of MOMENTS) expect([...deaths], String(moment)).toContainEqual(expect.stringMatching(moment));
  const repeated = tried.filter(({ to }) => mailsTo(to.email).length > 1);
  expect(repeated.length, 'where the server had it and nobody knew').toBeGreaterThan(0);
});

/** Returns the critical moments, and other steps at even distances, at least {@link KILLS} in all. */
function sample(steps: readonly string[]): string[] {
  const critical = steps.filter((step) => MOMENTS.some((moment) => moment.test(step)));
  const others = steps.filter((step) => !critical.includes(step));
  const every = Math.max(1, Math.floor(others.length / Math.max(1, KILLS - critical.length)));
  return [...critical, ...others.filter((_, each) => each % every === 0)];
}

/** Asserts what must hold after the second process ran, wherever the first was killed. */
async function expectPromises({ folder, to, steps, killed }: Round): Promise<void> {
  const where = killed ? `killed before step ${steps.length}, ${steps.at(-1)}` : 'not killed';
  const site = createTestSite({ file: join(folder, 'hesed.db') });
  const mails = mailsTo(to.email);
  expect(mails.length, `the guidance arrives, ${where}`).toBeGreaterThan(0);
  expect(mails.length, `it is sent twice at most, ${where}`).toBeLessThanOrEqual(killed ? 2 : 1);
  expect(new Set(mails.map((mail) => mail.email.messageId)).size, `under one Message-ID, ${where}`).toBe(1);
  const jobs = (await readJobs(site)).filter(({ scheduledTime }) => Number(scheduledTime) === AT_NINE);
  expect(
    jobs.map(({ status, runAt }) => [status, runAt]),
    `the job is complete, ${where}`,
  ).toEqual([['completed', null]]);
  expect((await readEntries(site)).length, `there is one entry, ${where}`).toBe(1);
  const rows = await readDeliveries(site);
  expect(
    rows.map(({ channel, runAt }) => [channel, runAt]),
    `there is one row per channel, ${where}`,
  ).toEqual(['app', 'email', ...UNREPEATABLE].map((channel) => [channel, null]));
  for (const channel of ['app', 'email'])
    expect(rows.find((row) => row.channel === channel)?.status, `${channel}, ${where}`).toBe('sent');
  for (const channel of UNREPEATABLE) {
    const row = rows.find((each) => each.channel === channel);
    const taken = takenBy(channel).filter((address) => address === to[channel]).length;
    expect(taken, `nothing is repeated on ${channel}, ${where}`).toBeLessThanOrEqual(1);
    if (row?.status === 'sent') expect(taken, `what is noted as sent on ${channel} was, ${where}`).toBe(1);
    else expect(row?.status, `what is not known on ${channel} is noted as that, ${where}`).toBe('unknown');
  }
  site.db.close();
}

let rounds = 0;
let processes = 0;

/** Runs a process in a new folder until it is killed or its work is done. */
async function runUntil(killAt: string | null): Promise<Round> {
  rounds += 1;
  const name = `round-${rounds}`;
  const folder = join(root, name);
  cpSync(join(root, 'template'), folder, { recursive: true });
  const number = `+1202556${String(rounds).padStart(4, '0')}`;
  const to = { email: `${name}@parish.example`, sms: number, whatsapp: number, telegram: String(rounds) };
  telegram.setChat(rounds, 'open');
  const site = createTestSite({ file: join(folder, 'hesed.db') });
  const { alertAddresses: t } = site.db.tables;
  for (const channel of ['email', ...UNREPEATABLE] as const)
    await site.db.update(t).set({ address: to[channel] }).where(eq(t.channel, channel));
  site.db.close();
  return { folder, to, ...(await runProcess({ folders: [folder], now: FIRST_START, killAt })) };
}

function runProcess(
  orders: Pick<KillableOrders, 'folders' | 'now' | 'killAt'>,
): Promise<{ steps: string[]; killed: boolean }> {
  processes += 1;
  const report = join(root, `steps-${processes}.json`);
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ ...orders, report, settings: settings() })], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'compiled') },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0) return reject(new Error(`the process ended with ${code}: ${errors}`));
      if (errors) return reject(new Error(`the process complained: ${errors}`));
      resolve({ steps: JSON.parse(readFileSync(report, 'utf8')) as string[], killed: signal === 'SIGKILL' });
    });
  });
}

/** Runs `work` for each item, a few at a time. */
async function takeTurns<T>(each: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = each.values();
  const turns = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turns));
}

function inGroups<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

function mailsTo(address: string) {
  return smtp.received.filter(({ to }) => to.includes(address));
}

/** The addresses that the provider of a channel took messages for, in order. */
function takenBy(channel: (typeof UNREPEATABLE)[number]): string[] {
  if (channel === 'telegram') return telegram.sent.map(({ chat_id }) => String(chat_id));
  const prefix = channel === 'whatsapp' ? 'whatsapp:' : '+';
  return twilio.taken.flatMap(({ To = '' }) => (To.startsWith(prefix) ? [To.replace('whatsapp:', '')] : []));
}

/** The settings of a site whose providers are the doubles. */
function settings(): Record<string, string> {
  return {
    PUBLIC_URL: 'https://hesed.example',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hesed <hesed@parish.example>',
    ...twilio.env,
    TWILIO_WHATSAPP_NUMBER: '+12025550199',
    TWILIO_WHATSAPP_CONTENT_SID: `HX${'c'.repeat(32)}`,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_API_URL: telegram.url,
    // Polls of several processes would end each other.
    TELEGRAM_UPDATES: 'webhook',
  };
}

/** Creates a data folder with one member whose next slot is at nine, on every channel. */
async function makeTemplate(): Promise<void> {
  const folder = join(root, 'template');
  mkdirSync(folder);
  loadKeys(join(folder, 'keys.json'));
  const site = createTestSite({ now: '2027-03-01T08:00Z', file: join(folder, 'hesed.db') });
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { alertAddresses, deliveries, userProfiles } = site.db.tables;
  await site.db.delete(deliveries);
  await site.db.update(userProfiles).set({ alertMethods: ['email', ...UNREPEATABLE], smsConsent: true });
  const verifiedAt = new Date(AT_NINE - 60 * 60_000);
  for (const channel of UNREPEATABLE)
    await site.db.insert(alertAddresses).values({ userId, channel, address: channel, verifiedAt });
  site.db.close();
}
