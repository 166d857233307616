import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { findMailLink, sendMailToken } from './service.ts';

let sites: TestSite[];
beforeEach(() => {
  // Two runs of one site, the second from a copy of the database: the same keys, and ids that continue from the same
  // number.
  sites = [createTestSite(), createTestSite()];
});
afterEach(() => {
  for (const site of sites) site.db.close();
});

/** Returns the link in the first mail of a site, which goes to a member with an address. */
async function firstLink(site: TestSite, address: string, purpose: 'reset_password' | 'verify_email'): Promise<string> {
  const { id: userId } = await createAccount(site, { email: address });
  await site.db.atomic((q) => sendMailToken(q, site, { purpose, userId, address }));
  const [delivery] = await site.db.select().from(site.db.tables.deliveries);
  expect(delivery?.id).toBe(1);
  return (await findMailLink(site, purpose, 1))?.url ?? 'none';
}

describe('the link of a mail', () => {
  test('differs for another member, even if a restored copy reuses the mail’s id', async () => {
    const [before, after] = sites as [TestSite, TestSite];
    const old = await firstLink(before, 'mallory@parish.example', 'reset_password');
    const its = await firstLink(after, 'ruth@parish.example', 'reset_password');
    expect(its).toMatch(/token=[\w-]{43}$/);
    expect(old).toMatch(/token=[\w-]{43}$/);
    expect(its).not.toBe(old);
  });

  test('differs for the same address at another time', async () => {
    const [before, after] = sites as [TestSite, TestSite];
    const old = await firstLink(before, 'ruth@parish.example', 'verify_email');
    after.clock.jumpTo(after.clock.now() + 1);
    expect(await firstLink(after, 'ruth@parish.example', 'verify_email')).not.toBe(old);
  });

  test('stays the same when the mail is repeated, and differs from later ones', async () => {
    const [site] = sites as [TestSite, TestSite];
    const first = await firstLink(site, 'ruth@parish.example', 'verify_email');
    site.clock.jumpTo(site.clock.now() + 1_000);
    const grant = { purpose: 'verify_email', userId: 1, address: 'ruth@parish.example' } as const;
    await site.db.atomic((q) => sendMailToken(q, site, grant));
    expect((await findMailLink(site, 'verify_email', 1))?.url).toBe(first);
    expect((await findMailLink(site, 'verify_email', 2))?.url).not.toBe(first);
  });
});
