import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../lib/secrets.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import type { KillableOrders } from '../testing/process/killable.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/providers/smtp-server.ts';
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
  /^← taken/,
];

/** One data folder, and the steps of the process that was killed in it. */
interface Round {
  folder: string;
  email: string;
  phone: string;
  /** The steps the process took; it was killed before the last one. */
  steps: string[];
  killed: boolean;
}

let root: string;
let smtp: TestSmtpServer;
/** A loopback SMS provider and the numbers it received messages for. */
let provider: { server: Server; texted: string[] };

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hesed-kill-'));
  smtp = await startSmtpServer();
  provider = await startProvider();
  await makeTemplate();
});

afterAll(async () => {
  await smtp.close();
  provider.server.close();
  rmSync(root, { recursive: true, force: true });
});

test('a process killed at any step of preparing and delivering loses nothing and repeats nothing', {
  timeout: 300_000,
}, async () => {
  const undisturbed = await runUntil(null);
  expect(undisturbed.killed).toBe(false);
  await expectPromises(undisturbed);

  expect(new Set(undisturbed.steps).size).toBe(undisturbed.steps.length);
  const killPoints = FULL_RUN ? undisturbed.steps : sample(undisturbed.steps);
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
  const repeated = tried.filter(({ email }) => mailsTo(email).length > 1);
  expect(repeated.length, 'where the server had it and nobody knew').toBeGreaterThan(0);
});

/** Returns the critical moments and every sixth of the other steps. */
function sample(steps: readonly string[]): string[] {
  return steps.filter((step, each) => each % 6 === 0 || MOMENTS.some((moment) => moment.test(step)));
}

/** Asserts what must hold after the second process ran, wherever the first was killed. */
async function expectPromises({ folder, email, phone, steps, killed }: Round): Promise<void> {
  const where = killed ? `killed before step ${steps.length}, ${steps.at(-1)}` : 'not killed';
  const site = createTestSite({ file: join(folder, 'hesed.db') });
  const mails = mailsTo(email);
  expect(mails.length, `the guidance arrives, ${where}`).toBeGreaterThan(0);
  expect(mails.length, `it is sent twice at most, ${where}`).toBeLessThanOrEqual(killed ? 2 : 1);
  expect(new Set(mails.map((mail) => mail.email.messageId)).size, `under one Message-ID, ${where}`).toBe(1);
  const jobs = (await readJobs(site)).filter(({ scheduledTime }) => Number(scheduledTime) === AT_NINE);
  expect(
    jobs.map(({ status, runAt }) => [status, runAt]),
    `the job is complete, ${where}`,
  ).toEqual([['completed', null]]);
  expect((await readEntries(site)).length, `there is one entry, ${where}`).toBe(1);
  const rows = (await readDeliveries(site)).map(({ channel, status, runAt }) => [channel, status, runAt]);
  expect(rows, `there is one row per channel, ${where}`).toEqual([
    ['app', 'sent', null],
    ['email', 'sent', null],
  ]);
  const { deliveries } = site.db.tables;
  const [text] = await site.db.select().from(deliveries).where(eq(deliveries.channel, 'sms'));
  const texts = provider.texted.filter((number) => number === phone).length;
  expect(texts, `a text message is never repeated, ${where}`).toBeLessThanOrEqual(1);
  if (text?.status === 'sent') expect(texts, `what is noted as sent was, ${where}`).toBe(1);
  else expect(text, `what is not known is noted as that, ${where}`).toMatchObject({ status: 'unknown', runAt: null });
  site.db.close();
}

let rounds = 0;

/** Runs a process in a new folder until it is killed or its work is done. */
async function runUntil(killAt: string | null): Promise<Round> {
  rounds += 1;
  const name = `round-${rounds}`;
  const folder = join(root, name);
  cpSync(join(root, 'template'), folder, { recursive: true });
  const email = `${name}@parish.example`;
  const phone = `+44 ${name}`;
  const site = createTestSite({ file: join(folder, 'hesed.db') });
  const { alertAddresses: t } = site.db.tables;
  await site.db.update(t).set({ address: email }).where(eq(t.channel, 'email'));
  await site.db.update(t).set({ address: phone }).where(eq(t.channel, 'sms'));
  site.db.close();
  return { folder, email, phone, ...(await runProcess({ folders: [folder], now: FIRST_START, killAt })) };
}

function runProcess(
  orders: Pick<KillableOrders, 'folders' | 'now' | 'killAt'>,
): Promise<{ steps: string[]; killed: boolean }> {
  const { port } = provider.server.address() as AddressInfo;
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ ...orders, smtpUrl: smtp.url, smsPort: port })], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'compiled') },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0) return reject(new Error(`the process ended with ${code}: ${errors}`));
      if (errors) return reject(new Error(`the process complained: ${errors}`));
      resolve({ steps: JSON.parse(output) as string[], killed: signal === 'SIGKILL' });
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

/** Creates a data folder with one member whose next slot is at nine, and a text message due at nine. */
async function makeTemplate(): Promise<void> {
  const folder = join(root, 'template');
  mkdirSync(folder);
  loadKeys(join(folder, 'keys.json'));
  const site = createTestSite({ now: '2027-03-01T08:00Z', file: join(folder, 'hesed.db') });
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { alertAddresses, deliveries } = site.db.tables;
  await site.db.delete(deliveries);
  const due = new Date(AT_NINE);
  await site.db.insert(alertAddresses).values({ userId, channel: 'sms', address: '+44', verifiedAt: due });
  await site.db
    .insert(deliveries)
    .values({ userId, kind: 'test', channel: 'sms', dueAt: due, runAt: due, createdAt: due });
  site.db.close();
}

async function startProvider(): Promise<typeof provider> {
  const texted: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      texted.push(String(data).trim());
      socket.write('taken\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, texted };
}
