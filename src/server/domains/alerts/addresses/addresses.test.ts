import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { clearFailures, recordAddressFailure } from './failures.ts';
import { verifyAddress } from './ownership.ts';

const DAY_MS = 86_400_000;

let site: TestSite;
let id: number;
let sentTo: { userId: number; channel: 'email'; sentTo: string };

beforeEach(async () => {
  site = createTestSite();
  id = (await createAccount(site, { email: 'ruth@parish.example', confirmed: false })).id;
  sentTo = { userId: id, channel: 'email', sentTo: 'ruth@parish.example' };
});
afterEach(() => site.db.close());

const address = async () => (await site.db.select().from(site.db.tables.alertAddresses))[0];
let messages = 0;
/** Records a refused message, a different one each time unless its number is given. */
const refuse = (permanent: boolean, code = permanent ? '550' : '450', deliveryId?: number) => {
  messages += 1;
  return site.db.atomic((q) =>
    recordAddressFailure(q, site, {
      ...sentTo,
      deliveryId: deliveryId ?? 1_000 + messages,
      code,
      effect: permanent ? 'disable' : 'count',
    }),
  );
};
const arrive = () => site.db.atomic((q) => clearFailures(q, site, sentTo));
const isDisabled = async () => (await address())?.disabledAt !== null;
const refuseTimes = async (times: number) => {
  for (let time = 0; time < times; time += 1) await refuse(false);
};

describe('C20: an address that refuses', () => {
  test('for good is disabled at once, with the code and the time', async () => {
    await refuse(true);
    expect(await address()).toMatchObject({ disabledAt: new Date(site.clock.now()), disabledReason: '550' });
  });

  test('temporarily is disabled with the fifth message in fourteen days', async () => {
    await refuseTimes(4);
    expect(await isDisabled()).toBe(false);
    site.clock.jumpTo(site.clock.now() + 14 * DAY_MS);
    await refuse(false);
    expect(await address()).toMatchObject({ disabledReason: '450' });
    expect(await isDisabled()).toBe(true);
  });

  test('temporarily counts a message once, however often it fails', async () => {
    for (let time = 0; time < 6; time += 1) await refuse(false, '450', 7);
    expect(await isDisabled()).toBe(false);
    await refuseTimes(3);
    expect(await isDisabled()).toBe(false);
    await refuse(false);
    expect(await isDisabled()).toBe(true);
  });

  test('temporarily is counted over fourteen sliding days: an old message falls out, the younger ones stay', async () => {
    await refuse(false);
    site.clock.jumpTo(site.clock.now() + 10 * DAY_MS);
    await refuseTimes(3);
    site.clock.jumpTo(site.clock.now() + 4 * DAY_MS + 1);
    await refuse(false);
    expect(await isDisabled(), 'the first is older than fourteen days').toBe(false);
    await refuse(false);
    expect(await isDisabled(), 'five lie within five days').toBe(true);
  });

  test('temporarily counts from zero after a message went through', async () => {
    await refuseTimes(4);
    await arrive();
    expect(await address()).toMatchObject({ failedMessages: [] });
    await refuseTimes(4);
    expect(await isDisabled()).toBe(false);
  });

  test('keeps the first reason', async () => {
    await refuse(true, '550');
    await refuse(true, '552');
    expect(await address()).toMatchObject({ disabledReason: '550' });
  });

  test('that a member does not have changes nothing', async () => {
    const other = { ...sentTo, sentTo: 'old@parish.example' };
    await site.db.atomic((q) =>
      recordAddressFailure(q, site, { ...other, deliveryId: 1, code: '550', effect: 'disable' }),
    );
    await site.db.atomic((q) => clearFailures(q, site, other));
    expect(await isDisabled()).toBe(false);
  });
});

describe('proving an address', () => {
  const verify = (which: string) =>
    site.db.atomic((q) => verifyAddress(q, site, { userId: id, channel: 'email', address: which }, { kind: 'member' }));

  test('enables it again, with a row in the ledger', async () => {
    await refuse(true);
    expect(await verify('ruth@parish.example')).toBe(true);
    expect(await address()).toMatchObject({
      verifiedAt: new Date(site.clock.now()),
      disabledAt: null,
      disabledReason: null,
    });
    expect(await site.db.select().from(site.db.tables.consentEvents)).toMatchObject([
      { action: 'verified', source: 'link' },
    ]);
  });

  test('changes nothing where the member has another address by now', async () => {
    expect(await verify('old@parish.example')).toBe(false);
    expect(await address()).toMatchObject({ verifiedAt: null });
    expect(await site.db.select().from(site.db.tables.consentEvents)).toEqual([]);
  });
});
