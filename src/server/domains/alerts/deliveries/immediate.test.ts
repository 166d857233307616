import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createTestSite } from '../../../testing/site.ts';
import { deliverFirst } from './immediate.ts';
import { queueAccountMail } from './service.ts';

test.each([
  ['pending', null],
  ['sending', null],
  ['sent', null],
  ['captured', null],
  ['failed', { status: 'failed', code: 'rejected' }],
  ['cancelled', { status: 'failed', code: 'rejected' }],
] as const)(
  'a first attempt whose delivery is %s by then fails only where the delivery did',
  async (status, outcome) => {
    const site = createTestSite();
    const { id: userId } = await createAccount(site, { email: 'ruth@parish.example' });
    const id = await site.db.atomic((q) => queueAccountMail(q, site, { userId, kind: 'test' }));
    await site.db.update(site.db.tables.deliveries).set({ status, errorCode: 'rejected', leaseToken: 'another' });
    const failure = await deliverFirst(site, { id, leaseToken: 'lost' });
    if (outcome === null) expect(failure).toBeNull();
    else expect(failure).toMatchObject(outcome);
    site.db.close();
  },
);
