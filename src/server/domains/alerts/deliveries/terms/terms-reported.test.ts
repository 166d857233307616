import { describe, expect, test } from 'vitest';
import { retry } from '../../../../channels/send-result.ts';
import { readDeliveries } from '../../../../testing/queue/queue.ts';
import { type Choices, DELIVERED, LOST, termsDue } from '../../../../testing/queue/terms-due.ts';
import { queueTerms } from '../../queue-terms.ts';

test('C9: terms that were lost on their way come again before the next guidance', async () => {
  const { site, report, kinds } = await termsDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  await report(LOST);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance', 'number_verified', 'guidance']);
});

test('C6, C9: terms that keep getting lost on their way are sent again once a day', async () => {
  const { site, report, kinds, terms } = await termsDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  await report(LOST);
  await site.clock.turnTo('2027-03-01T10:01Z');
  await report(LOST);
  const upToNow = ['number_verified', 'guidance', 'number_verified', 'guidance'];
  await site.clock.turnTo('2027-03-01T11:01Z');
  expect(kinds()).toEqual(upToNow);
  const last = (await readDeliveries(site, 'sms')).find(
    ({ dueAt }) => Number(dueAt) === Date.parse('2027-03-01T11:00Z'),
  );
  expect([last?.status, last?.errorCode]).toEqual(['failed', 'terms_failed']);
  expect(await terms()).toHaveLength(2);
  await site.clock.turnTo('2027-03-02T09:01Z');
  expect(kinds()).toEqual([...upToNow, 'number_verified', 'guidance']);
});

test('C7, C9: a report that comes before the provider’s answer counts as sent, so guidance goes and the terms come once', async () => {
  const { site, sms, report, kinds, terms } = await termsDue();
  const { promise, resolve } = Promise.withResolvers<void>();
  sms.next.push(promise);
  await site.clock.turnTo('2027-03-01T09:00:01Z');
  await report(DELIVERED);
  resolve();
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance', 'guidance']);
  expect(await terms()).toEqual([['sent', null]]);
});

test('C9, S7: terms that a killed process sent count as sent once the provider reports them', async () => {
  const { site, setTerms, report, kinds, guidance } = await termsDue();
  const runAt = new Date('2027-03-01T09:00:30Z');
  await setTerms({ status: 'sending', startedAt: new Date(site.clock.now()), leaseToken: 'the killed process', runAt });
  await site.clock.turnTo('2027-03-01T09:00:07Z');
  await report(DELIVERED);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['guidance', 'guidance']);
  expect((await guidance())[0]).toEqual(['sent', null]);
});

test('C9: terms that the provider reports as lost before its answer come again before the next guidance', async () => {
  const { site, sms, report, kinds, guidance } = await termsDue();
  const { promise, resolve } = Promise.withResolvers<void>();
  sms.next.push(promise);
  await site.clock.turnTo('2027-03-01T09:00:01Z');
  await report(LOST);
  resolve();
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'number_verified', 'guidance']);
  expect((await guidance())[0]).toEqual(['failed', 'terms_failed']);
});

const WITHDRAWN: [string, Choices][] = [
  ['SMS is off', { alertMethods: ['email'] }],
  ['the box is not ticked', { smsConsent: false }],
];

describe.each(WITHDRAWN)('C9: where %s by then,', (_what, choices) => {
  test('terms that were lost are not sent again, until their member agrees again', async () => {
    const { site, userId, report, choose, kinds, terms } = await termsDue();
    await site.clock.turnTo('2027-03-01T09:00:03Z');
    expect(kinds()).toEqual(['number_verified']);
    await choose(choices);
    await report({ kind: 'failure', code: 'twilio_30003', effect: 'none', retryHint: { retries: 2 } });
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(kinds()).toEqual(['number_verified']);
    expect(await terms()).toEqual([['suppressed', 'not_ready']]);
    await choose({ alertMethods: ['sms'], smsConsent: true });
    await site.db.atomic((q) => queueTerms(q, site, userId));
    await site.clock.turnTo('2027-03-01T09:31Z');
    expect(kinds()).toEqual(['number_verified', 'number_verified']);
  });

  test('terms that were under way are not tried again', async () => {
    const { site, sms, choose, kinds, terms } = await termsDue();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof retry>>();
    sms.next.push(promise);
    await site.clock.turnTo('2027-03-01T09:00:01Z');
    await choose(choices);
    resolve(retry('twilio_503'));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(kinds()).toEqual([]);
    expect(await terms()).toEqual([['suppressed', 'not_ready']]);
  });
});
