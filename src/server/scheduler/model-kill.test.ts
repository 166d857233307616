import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllDoubles, startAllDoubles } from '../testing/doubles/all-doubles.ts';
import { modelEnv } from '../testing/guidance/model-env.ts';
import { sampleOutput } from '../testing/guidance/model-outputs.ts';
import { agree } from '../testing/guidance/model-site.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { type BundledPrograms, bundlePrograms } from '../testing/process/bundled-programs.ts';
import { killAtSteps, readRound } from '../testing/process/kill-at-steps.ts';
import type { KillScene, Round } from '../testing/process/kill-rounds.ts';
import { type ModelServer, requestOf, startModelServer, typeOf } from '../testing/providers/model-server.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readJobs } from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';

const WRITING = Date.parse('2027-03-01T08:40Z');
const AT_NINE = Date.parse('2027-03-01T09:00Z');
const NINE = everyDay({ hour: 9, minute: 0, type: 'prayer' });
/** What the double says that a call used: 1,000 tokens at 1 dollar for a million, and 400 at 10 dollars. */
const CALL = { inputTokens: 1_000, outputTokens: 400, cost: 5_000 };
/** The most that a call can cost: 4,000 tokens of answer, and a request of less than 20,000 characters. */
const MAX_COST = { least: 40_000, most: 60_000 };
/** The calls for each text: the first answer to one member breaks a rule and is repaired. */
const CALLS_FOR = { plain: 1, repaired: 2 } as const;
const TEXTS = Object.keys(CALLS_FOR) as (keyof typeof CALLS_FOR)[];
/** The most critical moments: before and after a call is counted, sent, answered, settled and stored. */
const MOMENTS = [
  /^db insert into "model_days".* #1$/,
  /^→ POST .*\/responses.* #1$/,
  /^← an answer to fetch #1$/,
  /^db update "model_months".* #1$/,
  /^db insert into "guidance_entries".* #2$/,
];

let doubles: AllDoubles;
let model: ModelServer;
let programs: BundledPrograms;
beforeAll(async () => {
  [doubles, model, programs] = await Promise.all([startAllDoubles(), startModelServer(), bundlePrograms()]);
  model.answerWith((call) => {
    const breaksRule = textOf(call)?.endsWith('repaired') && call.turns.length === 1;
    return sampleOutput(typeOf(call), breaksRule ? { title: 'See https://example.org' } : {});
  });
}, 60_000);
afterAll(() => Promise.all([doubles.close(), model.close()]));

type Call = ModelServer['calls'][number];
const textOf = (call: Call) => /friend number \d+ \w+$/.exec(String(requestOf(call).member.onFriendship))?.[0];
const philosophy = (round: number, text: string) => `I think of my friend number ${round} ${text}`;

/** Returns the calls of a round's processes for one text. */
const callsFor = ({ number }: Round, text: string) =>
  model.calls.filter((call) => textOf(call) === `friend number ${number} ${text}`);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('G3, G8, S9: a process killed at any step of the model lane serves each slot once, and repeats and counts at most the calls that were open', {
  timeout: 1_800_000,
}, async () => {
  const scene: KillScene = {
    due: WRITING,
    deliveries: 0,
    entries: TEXTS.length + 1,
    settings: { ...modelEnv(model.url), OPENAI_AT_ONCE: '2' },
    async fill(site) {
      for (const text of TEXTS) {
        const userId = await createMember(site, { week: NINE });
        await agree(site, userId, { friendshipPhilosophy: text });
      }
      await createMember(site, { week: NINE });
      await site.db.delete(site.db.tables.deliveries);
    },
    async mark(site, number) {
      const { userProfiles } = site.db.tables;
      for (const { userId, friendshipPhilosophy: text } of await site.db.select().from(userProfiles))
        if (TEXTS.some((each) => each === text))
          await agree(site, userId, { friendshipPhilosophy: philosophy(number, text ?? '') });
    },
  };
  const promises = (round: Round) =>
    readRound(round, async (site) => {
      const { where, killed } = round;
      const { guidanceEntries, modelDays, modelMonths, modelHealth } = site.db.tables;
      const entries = (await site.db.select().from(guidanceEntries)).filter(({ jobId }) => jobId !== null);
      expect(entries.map(({ responseId }) => responseId !== null).sort(), `who wrote, ${where}`).toEqual([
        false,
        true,
        true,
      ]);
      const received = TEXTS.map((text) => callsFor(round, text).length);
      TEXTS.forEach((text, each) => {
        expect(received[each], `the ${text} text is asked for, ${where}`).toBeGreaterThanOrEqual(CALLS_FOR[text]);
        // The second process asks again, from the beginning, for a text that was open when the first one died. It asks for no
        // other text again.
        expect(received[each], `the ${text} text is asked for once more at most, ${where}`).toBeLessThanOrEqual(
          CALLS_FOR[text] * (killed ? 2 : 1),
        );
      });
      const [month] = await site.db.select().from(modelMonths);
      const days = await site.db.select().from(modelDays);
      const { calls = 0, inputTokens = 0, outputTokens = 0, cost = 0, entries: written } = month ?? {};
      expect(written, `entries of the model are counted once, ${where}`).toBe(TEXTS.length);
      expect(
        [sum(days.map((day) => day.calls)), sum(days.map((day) => day.inputTokens)), sum(days.map((day) => day.cost))],
        `the members' days add up to the month, ${where}`,
      ).toEqual([calls, inputTokens, cost]);
      // A call is counted before it leaves, so at most those that were open are counted and never arrived.
      const arrived = sum(received);
      expect(calls, `no call is missing in the count, ${where}`).toBeGreaterThanOrEqual(arrived);
      expect(calls - arrived, `calls that never left, ${where}`).toBeLessThanOrEqual(killed ? 2 : 0);
      const answered = inputTokens / CALL.inputTokens;
      expect(outputTokens, where).toBe(answered * CALL.outputTokens);
      const lost = calls - answered;
      expect(lost, `calls whose answer was lost, ${where}`).toBeLessThanOrEqual(killed ? 2 : 0);
      // A lost call keeps the most that it can have cost, so the budget is never exceeded unnoticed.
      const reserved = cost - answered * CALL.cost;
      expect(reserved, `the money of lost calls, ${where}`).toBeGreaterThanOrEqual(lost * MAX_COST.least);
      expect(reserved, `the money of lost calls, ${where}`).toBeLessThanOrEqual(lost * MAX_COST.most);
      const [health] = await site.db.select().from(modelHealth);
      expect([health?.failures, health?.restsUntil], `no failure is noted, ${where}`).toEqual([0, null]);

      const email = createRecordingChannel();
      const scheduler = createTestScheduler(site, [email]);
      await site.clock.turnTo(AT_NINE - 60_000);
      await scheduler.start();
      await site.clock.turnTo(AT_NINE);
      await scheduler.beat();
      await scheduler.stop();
      expect(
        guidanceOn(email)
          .map((message) => message.kind === 'guidance' && message.entry.title)
          .sort(),
        `each slot is served once, ${where}`,
      ).toEqual(entries.map(({ title }) => title).sort());
      expect(new Set(guidanceOn(email).map(({ to }) => to.address)).size, where).toBe(TEXTS.length + 1);
      const jobs = (await readJobs(site)).filter(({ localDate }) => localDate === '2027-03-01');
      expect(
        jobs.map(({ status, runAt, modelAt, leaseToken }) => [status, runAt, modelAt, leaseToken]),
        `nothing waits, ${where}`,
      ).toEqual(jobs.map(() => ['completed', null, null, null]));
      expect(jobs.length, where).toBe(TEXTS.length + 1);
    });
  const { tried } = await killAtSteps(scene, { doubles, programs }, { moments: MOMENTS, kills: 12 }, promises);
  const repeated = tried.filter((round) => TEXTS.some((text) => callsFor(round, text).length > CALLS_FOR[text]));
  expect(repeated.length, 'where a text was asked for and nobody knew').toBeGreaterThan(0);
});
