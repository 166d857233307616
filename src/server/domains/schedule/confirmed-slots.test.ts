import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountExport } from '../../../shared/account.ts';
import type { ScheduleDay, TimeSlot } from '../../../shared/schedule.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { verifyLedger } from '../consent/verify.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-03T12:00Z' });
  ruth = await api.member();
});
afterEach(async () => {
  expect((await verifyLedger(api.site)).firstError).toBeNull();
  expect(api.site.logged).toEqual([]);
  api.close();
});

const path = () => `/api/schedule/${ruth.id}`;
const at = (hour: number, confirmedFor?: TimeSlot['confirmedFor']): TimeSlot => ({
  ...{ hour, minute: 0, type: 'prayer' },
  ...(confirmedFor && { confirmedFor }),
});
const on = (dayOfWeek: ScheduleDay['dayOfWeek'], ...timeSlots: TimeSlot[]) => ({
  scheduleData: [{ dayOfWeek, enabled: true, timeSlots }],
});
const storedOn = async (dayOfWeek: string) => {
  const { body } = await ruth.get<ScheduleDay[]>(path());
  return body.find((day) => day.dayOfWeek === dayOfWeek)?.timeSlots;
};
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents)).map(
    ({ channel, action, source, wordingVersion }) => [channel, action, source, wordingVersion],
  );

describe('a slot outside the hours of text messages (C12)', () => {
  test('C12: keeps its confirmation through a save, with a row of the ledger for each channel', async () => {
    const week = on('monday', at(22, ['whatsapp', 'sms']));
    expect((await ruth.patch(path(), week)).status).toBe(200);
    expect(await storedOn('monday')).toEqual([at(22, ['sms', 'whatsapp'])]);
    await ruth.patch(path(), week);
    expect(await ledger()).toEqual([
      ['sms:monday-2200', 'opt_in', 'settings', 'smshours-2'],
      ['whatsapp:monday-2200', 'opt_in', 'settings', 'whatsapphours-2'],
    ]);
  });

  test('C12: names in the ledger the words in the language in which they were read', async () => {
    await ruth.patch(path(), { ...on('monday', at(22, ['sms'])), wordingLanguage: 'es' });
    expect((await ledger()).map((row) => row.at(-1))).toEqual(['smshours-3-es']);
    const { body } = await ruth.get<{ events: { wording: string }[] }>(`/api/consent/${ruth.id}?record=sms-whatsapp`);
    expect(body.events[0]?.wording).toMatch(/^Los mensajes de texto llegan/);
  });

  test('C12: has its confirmation withdrawn by a row of the ledger, also where the slot goes or moves', async () => {
    await ruth.patch(path(), on('monday', at(22, ['sms']), at(6, ['sms']), at(7, ['sms'])));
    await ruth.patch(path(), on('monday', at(22), at(5), at(7, ['sms'])));
    expect(await storedOn('monday')).toEqual([at(22), at(5), at(7, ['sms'])]);
    expect((await ledger()).slice(3)).toEqual([
      ['sms:monday-2200', 'opt_out', 'settings', null],
      ['sms:monday-0600', 'opt_out', 'settings', null],
    ]);
  });

  test('C12: stays confirmed where only its type changes, and keeps its id', async () => {
    await ruth.patch(path(), on('monday', at(22, ['sms'])));
    const { body } = await ruth.get<{ upcoming: { timeSlotId: string }[] }>(`${path()}/upcoming?limit=1`);
    expect(body.upcoming[0]?.timeSlotId).toBe('monday-2200-prayer');
    await ruth.patch(path(), on('monday', { ...at(22, ['sms']), type: 'do' }));
    expect(await ledger()).toHaveLength(1);
  });

  test('C12: counts as changed elsewhere where another screen has confirmed it', async () => {
    await ruth.patch(path(), on('monday', at(22)));
    await ruth.patch(path(), on('monday', at(22, ['sms'])));
    const { status } = await ruth.patch(path(), { ...on('monday', at(23)), from: on('monday', at(22)) });
    expect(status).toBe(409);
    expect(await storedOn('monday')).toEqual([at(22, ['sms'])]);
  });

  test('C12: needs no confirmation within the hours, so none is stored or recorded', async () => {
    await ruth.patch(path(), on('monday', at(8, ['sms']), at(20, ['whatsapp']), at(21, [])));
    expect(await storedOn('monday')).toEqual([at(8), at(20), at(21)]);
    expect(await ledger()).toEqual([]);
  });

  test('C12: takes no confirmation for a channel without hours', async () => {
    const { status, body } = await ruth.patch<{ issues: { path: string[] }[] }>(
      path(),
      on('monday', { ...at(22), confirmedFor: ['email'] } as unknown as TimeSlot),
    );
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual(['scheduleData', 0, 'timeSlots', 0, 'confirmedFor', 0]);
  });

  test('C12: is not confirmed by the documented call that does not name the field', async () => {
    await ruth.post(path(), { ...on('monday', at(22)), timezone: 'UTC' });
    expect(await storedOn('monday')).toEqual([at(22)]);
    expect(await ledger()).toEqual([]);
  });

  test('C12: is confirmed by its member alone: an administrator is refused, and may keep and withdraw', async () => {
    const admin = await api.member({ role: 'admin' });
    await ruth.patch(path(), on('monday', at(22, ['sms'])));
    const more = on('monday', at(22, ['sms', 'whatsapp']));
    for (const answer of [await admin.patch(path(), more), await admin.post(path(), { ...more, timezone: 'UTC' })])
      expect([answer.status, answer.body]).toMatchObject([
        403,
        { error: 'Only members can give their own consent.', issues: [{ path: ['scheduleData'] }] },
      ]);
    expect(await storedOn('monday')).toEqual([at(22, ['sms'])]);
    expect((await admin.patch(path(), on('monday', at(22, ['sms']), at(9)))).status).toBe(200);
    expect(await storedOn('monday')).toEqual([at(22, ['sms']), at(9)]);
    expect((await admin.patch(path(), on('monday', at(22)))).status).toBe(200);
    expect((await ledger()).map(([channel, action]) => [channel, action])).toEqual([
      ['sms:monday-2200', 'opt_in'],
      ['sms:monday-2200', 'opt_out'],
    ]);
  });

  test('C12: is in the member’s export with its confirmation', async () => {
    await ruth.patch(path(), on('monday', at(22, ['sms'])));
    const headers = { accept: 'application/json' };
    const { body } = await ruth.get<AccountExport>(`/api/account/${ruth.id}/export`, { headers });
    const { schedule } = body;
    expect(schedule.flatMap(({ timeSlots }) => timeSlots)).toEqual([at(22, ['sms'])]);
  });
});

test('a change of confirmations alone leaves the past days to the same week (D41)', async () => {
  await ruth.patch(path(), on('monday', at(22)));
  const replaced = () => api.site.db.select().from(api.site.db.tables.replacedWeeks);
  const before = await replaced();
  await ruth.patch(path(), on('monday', at(22, ['sms'])));
  expect(await replaced()).toEqual(before);
});
