import { and, count, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readModelFacts } from '../domains/guidance/model/service.ts';
import { saveSchedule } from '../domains/schedule/service.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { agree, createModelSite, type ModelSite } from '../testing/guidance/model-site.ts';
import { createAccount } from '../testing/members/accounts.ts';
import { everyDay, onboard, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readEntries, readJobs, startScheduler } from '../testing/queue/queue.ts';

const NINE = everyDay({ hour: 9, minute: 0, type: 'prayer' });
const SECOND = 1_000;

/** Adds members with a slot at nine until there are so many; returns all of them. Of every so many, one agreed. */
async function fillParish({ site, userId }: ModelSite, count: number, oneIn: number): Promise<Set<number>> {
  const members = new Set([userId]);
  for (let member = 1; member < count; member += 1) {
    const { id } = await createAccount(site);
    await onboard(site, id, { timezone: 'UTC' });
    await saveSchedule(site, SYSTEM, id, { scheduleData: NINE, timezone: 'UTC' });
    members.add(id);
    if (member % oneIn === 0) await agree(site, id);
  }
  return members;
}

const preparedFor = async ({ site }: ModelSite, members: ReadonlySet<number>) =>
  (await readEntries(site)).filter(({ jobId, userId }) => jobId !== null && members.has(userId));

/** Expects that each member got one message at nine, and returns their entries. */
async function expectServed(made: ModelSite, email: RecordingChannel, members: ReadonlySet<number>) {
  await expect.poll(() => guidanceOn(email).length, { timeout: 60_000 }).toBe(members.size);
  const entries = await preparedFor(made, members);
  expect(entries.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([...members]);
  expect(
    guidanceOn(email)
      .map(({ entry }) => entry.title)
      .sort(),
  ).toEqual(entries.map(({ title }) => title).sort());
  await expect
    .poll(
      async () => {
        const jobs = (await readJobs(made.site)).filter(
          ({ userId, localDate }) => members.has(userId) && localDate === '2027-03-01',
        );
        return [jobs.length, [...new Set(jobs.map(({ status }) => status))]];
      },
      { timeout: 60_000 },
    )
    .toEqual([members.size, ['completed']]);
  return entries;
}

const MEMBERS = FULL_RUN ? 1_000 : 60;

test(`G3, S6: ${MEMBERS} members have their guidance on time, each once, though the model never answers half of them`, {
  timeout: 300_000,
}, async () => {
  const made = await createModelSite({ env: { GUIDANCE_MONTHLY_BUDGET: '1000' } });
  const { site, server, composer } = made;
  const email = createRecordingChannel();
  const members = await fillParish(made, MEMBERS, 2);
  server.fail({ does: 'hang' });
  await startScheduler(site, [email], composer);

  await site.clock.turnTo('2027-03-01T08:45Z');
  expect((await preparedFor(made, members)).length, 'the library does not wait for the model').toBe(MEMBERS / 2);

  await site.clock.turnTo('2027-03-01T08:58Z');
  await site.clock.turnTo('2027-03-01T09:00Z');
  const entries = await expectServed(made, email, members);
  expect(entries.filter(({ responseId }) => responseId !== null)).toEqual([]);
  expect(server.open.most, 'the model is asked as often at once as the setting says').toBe(8);
});

// All of them agreed, and a lane that is always full writes for fewer of them before the library steps in: in the full run
// for some 750 in 28 minutes with 8 requests at once, else for some 40 in 6 minutes with 2.
const SLOW = FULL_RUN
  ? { members: 1_000, atOnce: 8, from: '2027-03-01T08:00Z' }
  : { members: 50, atOnce: 2, from: '2027-03-01T08:52Z' };

test(`G3, S6: ${SLOW.members} members have their guidance on time, each once, though each answer takes 15 to 19 seconds`, {
  timeout: 300_000,
}, async () => {
  const made = await createModelSite({
    env: { GUIDANCE_MONTHLY_BUDGET: '1000', OPENAI_AT_ONCE: String(SLOW.atOnce) },
  });
  const { site, server, composer } = made;
  const { clock } = site;
  await clock.turnTo(SLOW.from);
  const email = createRecordingChannel();
  const members = await fillParish(made, SLOW.members, 1);
  const library = Date.parse('2027-03-01T08:58Z');
  let inTime = 0;
  let held = 0;
  server.pause(async () => {
    const answers = clock.now() + (15 + (server.calls.length % 5)) * SECOND;
    if (answers < library) inTime += 1;
    held += 1;
    await new Promise<void>((resolve) => clock.at(answers, resolve));
    held -= 1;
  });
  await startScheduler(site, [email], composer);
  const { queuedJobs: t } = site.db.tables;
  const isClaimed = and(isNotNull(t.modelAt), isNotNull(t.leaseToken));
  /** Returns how many claimed entries the server does not hold: they are on their way to it, or are being stored. */
  const countOnTheirWay = async () => {
    const [row] = await site.db.select({ claimed: count() }).from(t).where(isClaimed);
    return (row?.claimed ?? 0) - held;
  };
  while (clock.now() < library - 1) {
    await clock.turnTo(Math.min(clock.now() + SECOND, library - 1));
    await expect.poll(countOnTheirWay, { interval: 1, timeout: 30_000 }).toBe(0);
  }
  await clock.turnTo('2027-03-01T09:00Z');

  const entries = await expectServed(made, email, members);
  const written = entries.filter(({ responseId }) => responseId !== null);
  expect(written.map(({ title }) => title)).toEqual(Array<string>(inTime).fill('From the model'));
  expect(entries.filter(({ libraryKey }) => libraryKey !== null)).toHaveLength(SLOW.members - inTime);
  expect(inTime).toBeGreaterThan(SLOW.members / 2);
  expect(server.calls.length, 'some answers come after the library has written').toBeGreaterThan(inTime);
  expect(server.open.most).toBe(SLOW.atOnce);
  expect(await readModelFacts(site)).toMatchObject({ entries: inTime, calls: server.calls.length });
});
