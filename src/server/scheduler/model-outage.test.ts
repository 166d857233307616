import { expect, test } from 'vitest';
import { saveSchedule } from '../domains/schedule/service.ts';
import { sampleOutput } from '../testing/guidance/model-outputs.ts';
import { agree, createModelSite, type ModelSite, openComposer } from '../testing/guidance/model-site.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { typeOf } from '../testing/providers/model-server.ts';
import { createRecordingChannel, type RecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readEntries, readJobs, startScheduler } from '../testing/queue/queue.ts';
import { createTestScheduler, type TestScheduler } from '../testing/queue/scheduler.ts';

const SLOTS = everyDay(
  { hour: 9, minute: 0, type: 'prayer' },
  { hour: 13, minute: 0, type: 'do' },
  { hour: 20, minute: 0, type: 'reflection' },
);
const MEMBERS = 6;

/** Creates a site whose members agreed to the model, each with three slots a day. */
async function createParish(env: Record<string, string> = {}): Promise<ModelSite> {
  const made = await createModelSite({ env });
  const { site, server } = made;
  // The checks refuse a title that the member had lately, so each answer has another.
  server.answerWith((call) => sampleOutput(typeOf(call), { title: `Named as ${toLetters(server.calls.length)}` }));
  await saveSchedule(site, SYSTEM, made.userId, { scheduleData: SLOTS, timezone: 'UTC' });
  for (let member = 1; member < MEMBERS; member += 1) await agree(site, await createMember(site, { week: SLOTS }));
  return made;
}

const toLetters = (count: number) => String.fromCharCode(...[...String(count)].map((digit) => 97 + Number(digit)));

/** Lets the half hour before a slot pass minute by minute, so that the model's server can answer in between. */
async function passTo({ site }: ModelSite, scheduler: TestScheduler, slot: string): Promise<void> {
  const end = Date.parse(slot);
  for (let minute = end - 31 * 60_000; minute <= end; minute += 60_000) {
    await site.clock.turnTo(minute);
    await scheduler.beat();
  }
}

/** Returns for each slot that has begun who wrote the entries of its messages. */
async function servedBy({ site }: ModelSite, email: RecordingChannel): Promise<Record<string, string[]>> {
  const entries = (await readEntries(site)).filter(({ jobId }) => jobId !== null);
  const jobs = new Map((await readJobs(site)).map((job) => [job.id, job]));
  const served: Record<string, string[]> = {};
  for (const { jobId, writtenBy, availableAt } of entries) {
    if (availableAt.getTime() > site.clock.now()) continue;
    const slot =
      jobs
        .get(jobId ?? 0)
        ?.scheduledTime.toISOString()
        .slice(0, 16) ?? '';
    served[slot] = [...(served[slot] ?? []), writtenBy ? 'model' : 'library'].sort();
  }
  expect(guidanceOn(email)).toHaveLength(Object.values(served).flat().length);
  return served;
}

const all = (by: string) => Array<string>(MEMBERS).fill(by);

/** Expects that nobody waits for a model. */
async function expectNobodyWaits({ site }: ModelSite): Promise<void> {
  const due = (await readJobs(site)).filter(({ scheduledTime }) => scheduledTime.getTime() <= site.clock.now());
  expect(due.map(({ status, modelAt, runAt }) => [status, modelAt, runAt])).toEqual(
    due.map(() => ['completed', null, null]),
  );
}

test('G3, S6: while the provider is gone for a day the library serves every slot on time, and the model the day after', {
  timeout: 120_000,
}, async () => {
  const made = await createParish();
  const { site, server, composer } = made;
  const email = createRecordingChannel();
  server.fail({ does: 'error', status: 503, type: 'server_error', code: null });
  const scheduler = await startScheduler(site, [email], composer);
  for (const time of ['09:00', '13:00', '20:00']) await passTo(made, scheduler, `2027-03-01T${time}Z`);
  await expect
    .poll(() => servedBy(made, email))
    .toEqual({
      '2027-03-01T09:00': all('library'),
      '2027-03-01T13:00': all('library'),
      '2027-03-01T20:00': all('library'),
    });
  await expectNobodyWaits(made);
  // After failures in a row the site leaves the provider alone, so it does not try every entry of a slot.
  expect(server.calls.length).toBeLessThan(MEMBERS * 3);
  const failed = server.calls.length;
  // The log has a line for each call that failed, and none for each job that meets the rest.
  expect(site.logged.filter(({ msg }) => msg === 'guidance could not be made yet')).toHaveLength(failed);
  server.fail(null);
  await passTo(made, scheduler, '2027-03-02T09:00Z');
  await expect.poll(async () => (await servedBy(made, email))['2027-03-02T09:00']).toEqual(all('model'));
  // The provider may bill a call that failed on its side.
  expect((await site.db.select().from(site.db.tables.modelMonths))[0]).toMatchObject({ calls: failed + MEMBERS });
});

test('G8: when the budget is spent at noon the library writes at once, and the model again next month', {
  timeout: 120_000,
}, async () => {
  // Each call costs half a cent and sets aside a little more than four: enough for the morning.
  const made = await createParish({ GUIDANCE_MONTHLY_BUDGET: '0.07', OPENAI_AT_ONCE: '1' });
  const { site, server, composer } = made;
  const email = createRecordingChannel();
  const scheduler = await startScheduler(site, [email], composer);
  await passTo(made, scheduler, '2027-03-01T09:00Z');
  await expect.poll(async () => (await servedBy(made, email))['2027-03-01T09:00']).toContain('model');
  await passTo(made, scheduler, '2027-03-01T12:33Z');
  const asked = server.calls.length;
  // The library does not wait until two minutes before the slot.
  const prepared = async () =>
    (await readEntries(site)).filter(({ availableAt }) => Number(availableAt) === Date.parse('2027-03-01T13:00Z'));
  await expect
    .poll(async () => (await prepared()).map(({ writtenBy }) => writtenBy))
    .toEqual(Array(MEMBERS).fill(null));
  await passTo(made, scheduler, '2027-03-01T20:00Z');
  await expect.poll(async () => (await servedBy(made, email))['2027-03-01T20:00']).toEqual(all('library'));
  await expectNobodyWaits(made);
  expect(server.calls).toHaveLength(asked);
  const [month] = await site.db.select().from(site.db.tables.modelMonths);
  expect(month?.cost).toBeLessThanOrEqual(70_000);
  // The site is down for a month, and does not make up for the slots of that time.
  site.clock.jumpTo('2027-04-01T06:00Z');
  await scheduler.beat();
  await passTo(made, scheduler, '2027-04-01T09:00Z');
  const nextMonth = (await readEntries(site)).filter(({ localDate }) => localDate === '2027-04-01');
  expect(nextMonth.map(({ writtenBy }) => writtenBy !== null)).toContain(true);
});

test('G3: when the key is taken away while jobs wait for the model, the library writes them at once', {
  timeout: 60_000,
}, async () => {
  const made = await createParish();
  const { site, server } = made;
  server.hold();
  const before = createTestScheduler(site, [createRecordingChannel()], openComposer(site));
  await before.start();
  await site.clock.turnTo('2027-03-01T08:40Z');
  await expect.poll(() => server.open.now).toBe(MEMBERS);
  const jobsAtNine = async () =>
    (await readJobs(site)).filter(({ scheduledTime }) => Number(scheduledTime) === Date.parse('2027-03-01T09:00Z'));
  const waiting = (await jobsAtNine()).filter(({ modelAt }) => modelAt !== null);
  expect(waiting).toHaveLength(MEMBERS);
  const stopped = before.stop();
  site.providerAbort.abort();
  await stopped;
  site.providerAbort = new AbortController();
  const { calls } = server;
  const asked = calls.length;
  const email = createRecordingChannel();
  // The next start has no key, so no composer.
  await startScheduler(site, [email]);
  await expect
    .poll(async () => (await jobsAtNine()).map(({ modelAt, runAt }) => modelAt ?? runAt))
    .toEqual(Array(MEMBERS).fill(null));
  expect(site.clock.now()).toBeLessThan(Date.parse('2027-03-01T08:45Z'));
  await site.clock.turnTo('2027-03-01T09:00Z');
  await expect.poll(() => servedBy(made, email)).toEqual({ '2027-03-01T09:00': all('library') });
  await expectNobodyWaits(made);
  expect(calls).toHaveLength(asked);
  server.release();
});
