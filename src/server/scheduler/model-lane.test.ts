import { expect, test } from 'vitest';
import { saveSchedule } from '../domains/schedule/service.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { agree, createModelSite } from '../testing/guidance/model-site.ts';
import { createAccount } from '../testing/members/accounts.ts';
import { everyDay, onboard, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readEntries, readJobs, startScheduler } from '../testing/queue/queue.ts';

const MEMBERS = FULL_RUN ? 1_000 : 200;
const NINE = everyDay({ hour: 9, minute: 0, type: 'prayer' });

test(`G3, S6: ${MEMBERS} members have their guidance on time, each once, though the model never answers half of them`, {
  timeout: 300_000,
}, async () => {
  const { site, server, composer, userId } = await createModelSite({ env: { GUIDANCE_MONTHLY_BUDGET: '1000' } });
  const email = createRecordingChannel();
  const members = new Set([userId]);
  for (let member = 1; member < MEMBERS; member += 1) {
    const { id } = await createAccount(site);
    await onboard(site, id, { timezone: 'UTC' });
    await saveSchedule(site, SYSTEM, id, { scheduleData: NINE, timezone: 'UTC' });
    members.add(id);
    if (member % 2 === 0) await agree(site, id);
  }
  server.fail({ does: 'hang' });
  await startScheduler(site, [email], composer);
  const prepared = async () =>
    (await readEntries(site)).filter(({ jobId, userId }) => jobId !== null && members.has(userId));

  await site.clock.turnTo('2027-03-01T08:45Z');
  expect((await prepared()).length, 'the library does not wait for the model').toBe(MEMBERS / 2);

  await site.clock.turnTo('2027-03-01T08:58Z');
  await site.clock.turnTo('2027-03-01T09:00Z');
  await expect.poll(() => guidanceOn(email).length, { timeout: 60_000 }).toBe(MEMBERS);
  const entries = await prepared();
  expect(entries.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([...members]);
  expect(entries.filter(({ responseId }) => responseId !== null)).toEqual([]);
  await expect
    .poll(
      async () => {
        const jobs = (await readJobs(site)).filter(
          ({ userId, localDate }) => members.has(userId) && localDate === '2027-03-01',
        );
        return [jobs.length, [...new Set(jobs.map(({ status }) => status))]];
      },
      { timeout: 60_000 },
    )
    .toEqual([MEMBERS, ['completed']]);
  expect(server.open.most, 'the model is asked as often at once as the setting says').toBe(8);
});
