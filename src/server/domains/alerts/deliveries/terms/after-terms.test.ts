import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { failed, retry } from '../../../../channels/send-result.ts';
import { everyDay } from '../../../../testing/members/members.ts';
import { readDeliveries } from '../../../../testing/queue/queue.ts';
import { NUMBER, termsDue } from '../../../../testing/queue/terms-due.ts';
import { receiveEvents } from '../../../../testing/webhooks/receive-events.ts';
import { describeFailure, sendTest } from '../../test-messages/service.ts';

const TERMS_FAILED = failed('twilio_30007');

test('C9: guidance due at the same instant waits for the terms, the first message to a number', async () => {
  const { site, kinds } = await termsDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance', 'guidance']);
});

test('C9: guidance waits while the terms are tried again', async () => {
  const { site, sms, kinds } = await termsDue();
  sms.next.push(retry('twilio_503'));
  await site.clock.turnTo('2027-03-01T09:00:10Z');
  expect(kinds()).toEqual([]);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9: where the terms fail, guidance does not go in their place; the next guidance brings them again', async () => {
  const { site, sms, kinds, guidance, terms } = await termsDue();
  sms.next.push(TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual([]);
  expect((await guidance())[0]).toEqual(['failed', 'terms_failed']);
  await site.clock.turnTo('2027-03-01T09:59Z');
  expect(kinds()).toEqual([]);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
  expect(await terms()).toEqual([
    ['failed', 'twilio_30007'],
    ['sent', null],
  ]);
});

test('C9: terms that keep failing are not tried for guidance that waits', async () => {
  const { site, sms, kinds, terms } = await termsDue();
  sms.next.push(TERMS_FAILED, TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:40Z');
  expect(await terms()).toHaveLength(1);
  await site.clock.turnTo('2027-03-01T10:40Z');
  expect(await terms()).toHaveLength(2);
  expect(kinds()).toEqual([]);
});

test('C9: where the terms fail, the guidance comes by another method that its member chose', async () => {
  const { site, sms, email } = await termsDue();
  await site.db.update(site.db.tables.userProfiles).set({ alertMethods: ['sms', 'email'] });
  sms.next.push(TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(email.sent.at(-1)).toMatchObject({
    kind: 'guidance',
    entry: { content: expect.stringMatching(/^SMS couldn’t/) },
  });
});

test('C9: after STOP before the terms went out, and START, the terms still come first', async () => {
  const { site, kinds, terms } = await termsDue();
  await receiveEvents(site, [{ kind: 'stop', channel: 'sms', address: NUMBER }]);
  expect(await terms()).toEqual([['cancelled', 'stopped']]);
  await site.clock.turnTo('2027-03-01T09:10Z');
  await receiveEvents(site, [{ kind: 'start', channel: 'sms', address: NUMBER }]);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9, S7: terms whose outcome is unknown are not sent twice', async () => {
  const { site, sms, kinds, terms } = await termsDue();
  sms.next.push({ kind: 'unknown', code: 'twilio_no_answer' });
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['guidance', 'guidance']);
  expect(await terms()).toEqual([['unknown', 'twilio_no_answer']]);
});

test('C9: terms to an earlier number say nothing to the present one', async () => {
  const { site, sms, kinds, queueTerms } = await termsDue();
  const { promise, resolve } = Promise.withResolvers<void>();
  sms.next.push(promise);
  await site.clock.turnTo('2027-03-01T09:00:01Z');
  const verifiedAt = new Date(site.clock.now());
  const present = { address: '+442079460001', verifiedAt };
  await site.db
    .update(site.db.tables.alertAddresses)
    .set(present)
    .where(eq(site.db.tables.alertAddresses.channel, 'sms'));
  await queueTerms();
  resolve();
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'number_verified', 'guidance']);
  expect(sms.sent.map(({ to }) => to.address)).toEqual([NUMBER, present.address, present.address]);
});

test.each([
  ['its address', {}],
  ['no address yet', { addressId: 0 }],
])(
  'C6: where the number is refused with the terms, guidance that waits with %s fails for that reason and comes by another method',
  async (_what, values) => {
    const { site, sms, email, guidance, choose } = await termsDue();
    const { deliveries } = site.db.tables;
    await choose({ alertMethods: ['sms', 'email'] });
    if ('addressId' in values) await site.db.update(deliveries).set(values).where(eq(deliveries.kind, 'guidance'));
    sms.next.push(failed('twilio_21211', 'disable'));
    await site.clock.turnTo('2027-03-01T09:02Z');
    expect((await guidance())[0]).toEqual(['failed', 'twilio_21211']);
    expect(email.sent.at(-1)).toMatchObject({ kind: 'guidance' });
  },
);

test('C9: a test is not the first message either: it fails, and brings the terms', async () => {
  const { site, userId, kinds } = await termsDue();
  const { deliveries } = site.db.tables;
  await site.db.delete(deliveries).where(eq(deliveries.kind, 'number_verified'));
  const outcome = await sendTest(site, userId, 'sms');
  expect(describeFailure(site, 'sms', outcome)).toEqual({ code: 'terms_first' });
  await site.clock.turnTo('2027-03-01T08:59:10Z');
  expect(kinds()).toEqual(['number_verified']);
  expect(await sendTest(site, userId, 'sms')).toMatchObject({ status: 'sent' });
  expect(kinds()).toEqual(['number_verified', 'test']);
});

describe('C12: of the terms', () => {
  const EARLY_SLOT = { week: everyDay({ hour: 7, minute: 0, type: 'prayer' }) };

  test.each([
    ['a retry', new Date('2027-03-01T20:59:55Z'), new Date('2027-03-01T20:59:55Z'), [retry('twilio_503')]],
    ['a first try that is late', new Date('2027-03-01T20:50Z'), new Date('2027-03-01T21:30Z'), []],
  ])('%s waits for the hours with messages', async (_what, dueAt, runAt, results) => {
    const { site, sms, setTerms, kinds } = await termsDue(EARLY_SLOT);
    await setTerms({ dueAt, runAt });
    sms.next.push(...results);
    await site.clock.turnTo('2027-03-02T07:59Z');
    expect(kinds()).toEqual([]);
    await site.clock.turnTo('2027-03-02T08:01Z');
    expect(kinds()).toEqual(['number_verified']);
  });

  test('the first try answers its member at any hour', async () => {
    const { site, setTerms, kinds } = await termsDue(EARLY_SLOT);
    const at = new Date('2027-03-01T22:00Z');
    await setTerms({ dueAt: at, runAt: at });
    await site.clock.turnTo('2027-03-01T22:00:01Z');
    expect(kinds()).toEqual(['number_verified']);
  });
});

describe('C9, C12: guidance whose terms are put off', () => {
  test('waits until they have gone, and is not checked before', async () => {
    const week = everyDay({ hour: 7, minute: 0, type: 'prayer', confirmedFor: ['sms'] });
    const { site, sms, setTerms, kinds } = await termsDue({ week });
    const at = new Date('2027-03-01T20:59:55Z');
    await setTerms({ dueAt: at, runAt: at });
    sms.next.push(retry('twilio_503'));
    await site.clock.turnTo('2027-03-02T07:01Z');
    const waiting = (await readDeliveries(site, 'sms')).map(({ status, runAt }) => [status, runAt]);
    expect(waiting).toEqual([['pending', new Date('2027-03-02T08:00:05Z')]]);
    await site.clock.turnTo('2027-03-02T08:01Z');
    expect(kinds()).toEqual(['number_verified', 'guidance']);
  });

  test('fails at once where it would be too late after them, and comes by another method', async () => {
    const { site, email, setTerms, choose, guidance, kinds } = await termsDue();
    await choose({ alertMethods: ['sms', 'email'] });
    await setTerms({ runAt: new Date('2027-03-01T14:00Z') });
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect((await guidance())[0]).toEqual(['failed', 'terms_late']);
    expect(email.sent.at(-1)).toMatchObject({ kind: 'guidance' });
    await site.clock.turnTo('2027-03-01T14:01Z');
    expect(kinds()).toEqual(['number_verified']);
  });
});

test('C9: terms go although the clock was set back since the number was proved', async () => {
  const { site, queueTerms, kinds } = await termsDue();
  const { deliveries, alertAddresses } = site.db.tables;
  await site.db.delete(deliveries).where(eq(deliveries.kind, 'number_verified'));
  const verifiedAt = new Date('2027-03-01T09:58Z');
  await site.db.update(alertAddresses).set({ verifiedAt }).where(eq(alertAddresses.channel, 'sms'));
  await queueTerms(verifiedAt);
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});
