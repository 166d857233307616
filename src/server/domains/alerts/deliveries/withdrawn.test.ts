import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../content/library/library.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { onboard } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { planLetters } from '../letters/plan.ts';

const ABUSE = 'My husband hits me when he drinks, and I do not know what to do.';
const HOUR = 60 * 60_000;

const keyOf = (urges: boolean) =>
  LIBRARY.find(({ contentType, urgesContact = false }) => contentType === 'prayer' && urgesContact === urges)?.key ??
  '';
const CALM = { libraryKey: keyOf(false) };
const URGING = { libraryKey: keyOf(true) };
const OF_MODEL = { libraryKey: null, responseId: 'resp_1', writtenBy: 'test-model, guidance-1' };

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;

// Members in UTC get the reminder of a prayer at 19:00.
beforeEach(async () => {
  api = createTestApi({ now: '2027-03-02T17:30Z' });
  email = createRecordingChannel('email');
  api.site.channels.set('email', email);
  ruth = await api.member();
  await onboard(api.site, ruth.id, { timezone: 'UTC', reminderTime: '9:00 AM' });
  await ruth.post(`/api/alerts/categories/${ruth.id}`, { categories: ['guidance', 'prayer_reminders'] });
});
afterEach(() => {
  expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  api.close();
});

const nameAbuse = async () =>
  expect((await ruth.post('/api/goals', { title: 'Be safe', description: ABUSE, target: 3 })).status).toBe(200);
const retire = async ({ libraryKey }: { libraryKey: string | null }) => {
  const deborah = await api.member({ role: 'reviewer' });
  const decision = { version: 0, state: 'retired' };
  expect((await deborah.post(`/api/review/entries/${libraryKey}/state`, decision)).status).toBe(200);
};
const ask = async (capability: string) => {
  const { body } = await api
    .visitor()
    .post<{ result: { data: { json: { outcome: string } } } }>('/trpc/alerts.answers.send', {
      json: { capability, answer: 'later' },
    });
  return body.result.data.json.outcome;
};
const lastRow = async () => {
  const row = (await api.site.db.select().from(api.site.db.tables.deliveries)).at(-1);
  return [row?.kind, row?.status, row?.errorCode];
};

type Fields = Parameters<typeof createEntry>[2];

/** The messages that repeat an entry which the member already has. Each function stops just before the send. */
const WAYS = {
  'the evening reminder': async (fields: Fields) => {
    await createEntry(api.site, ruth.id, { ...fields, availableAt: new Date('2027-03-02T09:00Z') });
    await planLetters(api.site);
  },
  'the repeat of “In an hour”': async (fields: Fields) => {
    const { capability } = await createSentGuidance(api.site, ruth.id, { entry: fields });
    expect(await ask(capability)).toBe('later');
  },
  'a retry': async (fields: Fields) => {
    const runAt = new Date(api.site.clock.now() + 30_000);
    const delivery = { status: 'pending', attempts: 1, runAt, finishedAt: null } as const;
    await createSentGuidance(api.site, ruth.id, { entry: fields, delivery });
  },
  'a first message that is late': async (fields: Fields) => {
    const runAt = new Date(api.site.clock.now() + 2 * 60_000);
    const delivery = { status: 'pending', runAt, startedAt: null, finishedAt: null } as const;
    await createSentGuidance(api.site, ruth.id, { entry: fields, delivery });
  },
} satisfies Record<string, (fields: Fields) => Promise<void>>;

/** Sends all that is due within the next two hours. */
const sendAll = async () => {
  const scheduler = await startScheduler(api.site, [email]);
  for (const wait of [60_000, 2 * 60_000, HOUR, HOUR / 2]) {
    await api.site.clock.advance(wait);
    await scheduler.beat();
  }
};

describe.each(Object.entries(WAYS))('%s', (_way, prepare) => {
  test.each([
    ['that urges contact', URGING],
    ['that a model wrote', OF_MODEL],
  ])('G6: brings no entry %s once the member named abuse', async (_what, fields) => {
    await prepare(fields);
    await nameAbuse();
    await sendAll();
    expect(email.sent).toEqual([]);
    expect((await lastRow()).slice(1)).toEqual(['skipped', 'no_longer_due']);
  });

  test.each([
    ['another entry of the library', CALM, nameAbuse],
    ['an entry that urges contact, where no abuse was named', URGING, async () => {}],
    ['an entry of a model, where no abuse was named', OF_MODEL, async () => {}],
  ])('G6: brings %s', async (_what, fields, meanwhile) => {
    await prepare(fields);
    await meanwhile();
    await sendAll();
    expect(email.sent).toHaveLength(1);
  });

  test('G6: ends with the same code where the member has completed the entry, so the code does not tell of abuse', async () => {
    await prepare(CALM);
    await api.site.db.update(api.site.db.tables.guidanceEntries).set({ isCompleted: true });
    await sendAll();
    expect(email.sent).toEqual([]);
    expect((await lastRow()).slice(1)).toEqual(['skipped', 'no_longer_due']);
  });

  test('brings no entry that reviewers have retired by then', async () => {
    await prepare(CALM);
    await retire(CALM);
    await sendAll();
    expect(email.sent).toEqual([]);
    expect((await lastRow()).slice(1)).toEqual(['skipped', 'no_longer_due']);
  });
});

test('G6: “In an hour” is not taken for such an entry, and is again seven days later', async () => {
  await nameAbuse();
  const answers: string[] = [];
  // A day each, because the channel has a number of messages a day.
  for (const [days, fields] of [
    [1, CALM],
    [2, OF_MODEL],
    [3, URGING],
    [7, URGING],
  ] as const) {
    api.site.clock.jumpTo(
      Temporal.Instant.from('2027-03-02T17:30Z')
        .add({ hours: 24 * days })
        .toString(),
    );
    answers.push(await ask((await createSentGuidance(api.site, ruth.id, { entry: fields })).capability));
  }
  expect(answers).toEqual(['later', 'not_again', 'not_again', 'later']);
});
