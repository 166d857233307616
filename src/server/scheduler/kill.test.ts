import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlertMethod, CHANNELS } from '../../shared/channels/channels.ts';
import { type AllDoubles, PROVIDED, startAllDoubles } from '../testing/doubles/all-doubles.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { type BundledPrograms, bundlePrograms } from '../testing/process/bundled-programs.ts';
import { killAtSteps, readRound } from '../testing/process/kill-at-steps.ts';
import type { KillRounds, KillScene, Round } from '../testing/process/kill-rounds.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { readDeliveries, readEntries, readJobs } from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';
import type { TestSite } from '../testing/site.ts';

const AT_NINE = Date.parse('2027-03-01T09:00Z');
// 6 March 2027 is a Saturday, the day of the weekly letter.
const SATURDAY_AT_EIGHT = Date.parse('2027-03-06T08:00Z');
const DAY = 24 * 60 * 60_000;
const NINE = everyDay({ hour: 9, minute: 0, type: 'prayer' });
const BROWSERS = FULL_RUN ? 3 : 2;
/** The most critical moments: before and after a message is stored, and before and after a provider has it. */
const MOMENTS = {
  prepared: [/^db insert into "guidance_entries"/, /^db insert into "deliveries"/, /^db COMMIT #5$/],
  email: [/^→ DATA/, /^← 250.*queued/],
  sms: [/^→ POST .*\/Messages\.json/, /^← HTTP\/1\.1 201/],
  whatsapp: [/^→ POST .*\/Messages\.json/, /^← HTTP\/1\.1 201/],
  push: [/^→ POST \/wpush/, /^← HTTP\/1\.1 201/],
  slack: [/^→ POST .*chat\.postMessage/, /^← an answer to fetch/],
  telegram: [/^→ POST .*\/sendMessage/],
} as const satisfies Partial<Record<AlertMethod | 'prepared', readonly RegExp[]>>;

let doubles: AllDoubles;
let programs: BundledPrograms;
beforeAll(async () => {
  [doubles, programs] = await Promise.all([startAllDoubles(), bundlePrograms()]);
}, 60_000);
afterAll(() => doubles.close());

/** Creates a member with a slot at nine who chose these channels, each with a verified address, or several browsers. */
async function createMemberOn(site: TestSite, channels: readonly AlertMethod[], browsers = 1): Promise<number> {
  const userId = await createMember(site, { week: NINE });
  const { alertAddresses, deliveries, userProfiles } = site.db.tables;
  await site.db.delete(deliveries);
  await site.db.update(userProfiles).set({ alertMethods: [...channels], smsConsent: true });
  const verifiedAt = new Date(site.clock.now());
  for (const channel of channels)
    for (let each = 0; each < (channel === 'push' ? browsers : 1); each += 1)
      if (channel !== 'email')
        await site.db.insert(alertAddresses).values({ userId, channel, address: `${channel}-${each}`, verifiedAt });
  return userId;
}

/**
 * Asserts what a member's addresses on a channel got (rules.md S7): where a repeat is recognised each message once or, after
 * a kill, twice under one id; elsewhere each once at most, and what was not sent is noted as unknown.
 */
function expectOnce(rounds: KillRounds, round: Round, channel: AlertMethod, statuses: readonly string[]): void {
  const { where, killed, to } = round;
  const received = rounds.received(round, channel);
  to[channel].forEach((address, each) => {
    const own = received.filter((message) => message.address === address);
    const status = statuses[each];
    if (CHANNELS[channel].repeatable) {
      expect(status, `${channel}, ${where}`).toBe('sent');
      expect(own.length, `it arrives on ${channel}, ${where}`).toBeGreaterThan(0);
      expect(own.length, `it is sent twice at most on ${channel}, ${where}`).toBeLessThanOrEqual(killed ? 2 : 1);
      const ids = new Set(own.map(({ repeatTag }) => repeatTag));
      expect([ids.size, ids.has(null)], `a repeat on ${channel} is recognised, ${where}`).toEqual([1, false]);
      return;
    }
    expect(own.length, `nothing is repeated on ${channel}, ${where}`).toBeLessThanOrEqual(1);
    if (status === 'sent') expect(own.length, `what is noted as sent on ${channel} was, ${where}`).toBe(1);
    else expect(status, `what is not known on ${channel} is noted as that, ${where}`).toBe('unknown');
    if (!killed) expect(status, `${channel}, ${where}`).toBe('sent');
  });
}

const statusesOn = (rows: readonly { channel: string; status: string }[], channel: AlertMethod) =>
  rows.filter((row) => row.channel === channel).map(({ status }) => status);

test('a process killed at any step of preparing and delivering on all channels loses nothing and repeats nothing (S7)', {
  timeout: 1_800_000,
}, async () => {
  const scene: KillScene = {
    due: AT_NINE,
    deliveries: PROVIDED.length - 1 + BROWSERS,
    fill: async (site) => void (await createMemberOn(site, PROVIDED, BROWSERS)),
  };
  const promises = (round: Round, rounds: KillRounds) =>
    readRound(round, async (site) => {
      const { where } = round;
      const jobs = (await readJobs(site)).filter(({ scheduledTime }) => Number(scheduledTime) === AT_NINE);
      expect(
        jobs.map(({ status, runAt }) => [status, runAt]),
        `the job is complete, ${where}`,
      ).toEqual([['completed', null]]);
      expect((await readEntries(site)).length, `there is one entry, ${where}`).toBe(1);
      const rows = await readDeliveries(site);
      expect(rows.map(({ channel }) => channel).sort(), `there is one row per address, ${where}`).toEqual(
        ['app', ...PROVIDED, ...Array<string>(BROWSERS - 1).fill('push')].sort(),
      );
      expect(new Set(rows.map(({ runAt }) => runAt)), `nothing waits, ${where}`).toEqual(new Set([null]));
      expect(rows.find(({ channel }) => channel === 'app')?.status, where).toBe('sent');
      for (const channel of PROVIDED) expectOnce(rounds, round, channel, statusesOn(rows, channel));
    });
  const { tried, rounds } = await killAtSteps(
    scene,
    { doubles, programs },
    { moments: Object.values(MOMENTS).flat(), kills: 16 },
    promises,
  );
  for (const channel of PROVIDED.filter((each) => CHANNELS[each].repeatable)) {
    const repeated = tried.filter((round) => rounds.received(round, channel).length > round.to[channel].length);
    expect(repeated.length, `where ${channel} had it and nobody knew`).toBeGreaterThan(0);
  }
});

describe('a process killed at any step of a fallback', { timeout: 1_800_000 }, () => {
  test.each([
    ['email', 'push'],
    ['sms', 'telegram'],
  ] as const)('from %s sends one message on %s in its place, and no other', async (failing, next) => {
    const scene: KillScene = {
      due: AT_NINE,
      deliveries: 1,
      async fill(site) {
        await createMemberOn(site, [failing, next]);
        const { alertAddresses: t } = site.db.tables;
        const setDisabled = (disabledAt: Date | null) =>
          site.db.update(t).set({ disabledAt }).where(eq(t.channel, next));
        // The second channel becomes ready after the slot was prepared, so it has no delivery of its own.
        await setDisabled(new Date(0));
        const scheduler = createTestScheduler(site, [createRecordingChannel(failing)]);
        await scheduler.start();
        await site.clock.turnTo(AT_NINE - 10 * 60_000);
        await scheduler.stop();
        await setDisabled(null);
      },
      arrange: (to) => doubles.of(failing).refuse(to[failing][0] as string),
    };
    const promises = (round: Round, rounds: KillRounds) =>
      readRound(round, async (site) => {
        const { where } = round;
        const rows = (await readDeliveries(site)).filter(({ channel }) => channel !== 'app');
        expect(rounds.received(round, failing), where).toEqual([]);
        // After a kill during the call the message may have arrived, so that nothing goes in its place.
        const isUnknown = round.killed && !CHANNELS[failing].repeatable && rows[0]?.status === 'unknown';
        if (isUnknown)
          expect(
            rows.map(({ channel }) => channel),
            where,
          ).toEqual([failing]);
        else
          expect(
            rows.map(({ channel, status, insteadOf }) => [channel, channel === failing ? status : insteadOf]),
            where,
          ).toEqual([
            [failing, 'failed'],
            [next, failing],
          ]);
        if (isUnknown) expect(rounds.received(round, next), where).toEqual([]);
        else expectOnce(rounds, round, next, statusesOn(rows, next));
      });
    await killAtSteps(scene, { doubles, programs }, { moments: MOMENTS[next], kills: 4 }, promises);
  });
});

test('a process killed at any step of planning and sending the weekly letter and a service update sends each once', {
  timeout: 1_800_000,
}, async () => {
  const kinds = ['service_update', 'weekly_letter'];
  const scene: KillScene = {
    due: SATURDAY_AT_EIGHT,
    deliveries: kinds.length,
    async fill(site) {
      await createMember(site);
      const { deliveries, serviceUpdates, users } = site.db.tables;
      await site.db.delete(deliveries);
      await site.db.update(users).set({ createdAt: new Date(SATURDAY_AT_EIGHT - 30 * DAY) });
      const createdAt = new Date(SATURDAY_AT_EIGHT - 1_000);
      const words = { subject: 'What is new', preview: 'A word', text: 'There is a new page.', language: 'en' };
      await site.db.insert(serviceUpdates).values({ month: '2027-03', ...words, createdAt });
    },
  };
  const promises = (round: Round, rounds: KillRounds) =>
    readRound(round, async (site) => {
      const { where, killed } = round;
      const { deliveries } = site.db.tables;
      const rows = (await site.db.select().from(deliveries)).filter(({ period }) => period !== null);
      expect(rows.map(({ kind, status }) => [kind, status]).sort(), where).toEqual(kinds.map((kind) => [kind, 'sent']));
      const mails = rounds.received(round, 'email');
      expect(new Set(mails.map(({ repeatTag }) => repeatTag)).size, `each under one Message-ID, ${where}`).toBe(
        kinds.length,
      );
      expect(mails.length, `each at most twice, ${where}`).toBeLessThanOrEqual(kinds.length * (killed ? 2 : 1));
    });
  await killAtSteps(scene, { doubles, programs }, { moments: MOMENTS.email, kills: 3 }, promises);
});
