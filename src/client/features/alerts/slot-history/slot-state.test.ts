import { expect, test } from 'vitest';
import { DELIVERY_STATUSES, JOB_STATUSES } from '../../../../shared/alerts/queue-states.ts';
import type { SlotRecord, SlotWay } from '../../../../shared/alerts/slots.ts';
import { describeSlot, describeSlotOnChannel } from './slot-state.ts';

const at = new Date('2027-03-01T09:00Z');
/** A slot ten minutes before its deliveries ended. */
const slotAt = new Date('2027-03-01T08:50Z');
const slot = (fields: Partial<SlotRecord>): SlotRecord => ({
  ...{
    id: 1,
    at,
    contentType: 'prayer',
    status: 'waiting',
    errorCode: null,
    entryId: null,
    title: null,
    language: null,
    ways: [],
  },
  ...fields,
});
const way = (fields: Partial<SlotWay>): SlotWay => ({
  ...{ id: 1, channel: 'email', status: 'sent', errorCode: null, attempts: 1 },
  ...{ finishedAt: at, deliveredAt: null, readAt: null },
  ...fields,
});
const described = (fields: Partial<SlotWay>, isDue = true) => {
  const { state, sentence } = describeSlotOnChannel(way(fields), { at: slotAt, isDue }, (instant) =>
    instant.toISOString().slice(11, 16),
  );
  return `${state}: ${sentence}`;
};

test('a slot without deliveries says that it is planned, or why it was not sent', () => {
  expect(describeSlot(slot({}))).toEqual({
    state: 'planned',
    sentence: 'It will be prepared half an hour before its time.',
  });
  expect(describeSlot(slot({ status: 'skipped', errorCode: 'missed_window' })).sentence).toBe(
    'It was too late to send it, but the guidance is here in the app.',
  );
  expect(describeSlot(slot({ status: 'cancelled', errorCode: 'cancelled_by_admin' })).state).toBe('cancelled');
  expect(describeSlot(slot({ status: 'failed', errorCode: 'prepare_failed' })).sentence).toBe(
    'The guidance could not be prepared in time.',
  );
});

test('each state of a delivery has a sentence', () => {
  expect(described({ status: 'pending', finishedAt: null }, false)).toBe('prepared: It will go out at its time.');
  expect(described({ status: 'sending', finishedAt: null })).toBe('sending: It is being sent now.');
  expect(described({})).toBe('sent: It went out at 09:00.');
  expect(described({ channel: 'app' })).toBe('shown: It has been there since 09:00.');
  expect(described({ deliveredAt: new Date('2027-03-01T09:01Z') })).toBe('delivered: It arrived at 09:01.');
  expect(described({ deliveredAt: at, readAt: new Date('2027-03-01T09:05Z') })).toBe('read: You read it at 09:05.');
  expect(described({ status: 'captured' })).toMatch(/^captured: This site has no mail server yet/);
});

test('no sentence repeats the time of the slot', () => {
  const onTime = new Date('2027-03-01T08:50:40Z');
  expect(described({ finishedAt: onTime })).toBe('sent: ');
  expect(described({ finishedAt: onTime, channel: 'app' })).toBe('shown: ');
  expect(described({ finishedAt: onTime, deliveredAt: onTime })).toBe('delivered: ');
  expect(described({ finishedAt: new Date('2027-03-01T08:51Z') })).toBe('sent: It went out at 08:51.');
});

test('the sentence of a failed delivery says why and what to do', () => {
  expect(described({ status: 'pending', errorCode: 'twilio_30003', finishedAt: null })).toBe(
    'pending: Your phone was off or had no signal. We’ll try again.',
  );
  expect(described({ channel: 'sms', status: 'suppressed', errorCode: 'quiet_hours' })).toBe(
    'suppressed: It was outside the hours when we send messages by this channel. Check the box at this time in your schedule, choose a time between 8 AM and 9 PM, or choose another channel.',
  );
  expect(described({ status: 'failed', errorCode: 'smtp_554' })).toMatch(
    /^failed: .*You can also read it in the app\./,
  );
  expect(described({ status: 'cancelled', errorCode: 'paused' })).toBe(
    'cancelled: You paused your guidance. You can end the pause under Pause.',
  );
});

test('an administrator reads the technical reason and what to do, about the member', () => {
  const way = { id: 1, channel: 'email', attempts: 1, finishedAt: null, deliveredAt: null, readAt: null } as const;
  const said = (fields: Pick<SlotWay, 'status' | 'errorCode'> & Partial<SlotWay>) =>
    describeSlotOnChannel({ ...way, ...fields }, { at: slotAt, isDue: true }, () => '9:00 AM', 'admin').sentence;
  expect(said({ status: 'suppressed', errorCode: 'opted_out' })).toBe(
    'The member opted out. Only the member can switch it on again.',
  );
  expect(said({ status: 'failed', errorCode: 'smtp_auth' })).toBe(
    'The mail server refused our sign-in. Check the channel under “Channels”; the member can read it in the app.',
  );
  expect(said({ status: 'sent', errorCode: null, readAt: new Date() })).toBe('The member read it at 9:00 AM.');
  expect(said({ status: 'pending', errorCode: 'smtp_421' })).toBe('The mail server refused it (421). We’ll try again.');
});

test.each(['member', 'admin'] as const)('to the %s every state has a sentence, with a reason and without', (reader) => {
  const say = (fields: Partial<SlotWay>, isDue: boolean) =>
    describeSlotOnChannel(way(fields), { at: slotAt, isDue }, () => '9:00 AM', reader);
  for (const status of DELIVERY_STATUSES)
    for (const errorCode of [null, 'smtp_auth'])
      for (const isDue of [true, false])
        for (const [deliveredAt, readAt] of [
          [null, null],
          [at, null],
          [at, at],
        ] as const)
          expect(say({ status, errorCode, deliveredAt, readAt }, isDue).sentence, status).toMatch(/\S\.$/);
  for (const status of JOB_STATUSES)
    for (const errorCode of [null, 'missed_window'])
      expect(describeSlot(slot({ status, errorCode }), reader).sentence, status).toMatch(/\S\.$/);
});
