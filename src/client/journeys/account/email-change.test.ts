import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requestEmailChange } from '../../../server/domains/auth/email-change/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';
import { memberActor } from '../../../server/testing/members/members.ts';

const journeys = startJourneys();
const mailsTo = (address: string) => journeys.served.smtp.received.filter(({ to }) => to.includes(address));

async function unconfirm(userId: number): Promise<void> {
  const { db } = journeys.served.site;
  const { alertAddresses } = db.tables;
  await db.update(alertAddresses).set({ verifiedAt: null }).where(eq(alertAddresses.userId, userId));
}

test('a new address is asked about if mistyped; until it is confirmed both screens show it, and resending goes to it', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id, email } = await journeys.member();
  await unconfirm(id);
  // An address that looks mistyped is asked about.
  const address = 'orpah@gmail.com';
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await page.getByLabel('New email').fill('orpah@gmail.con');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the Link', exact: true }).click();
  await page.getByRole('group', { name: `Did you mean ${address}?` }).waitFor();
  await page.getByRole('button', { name: 'Yes, use that' }).click();
  await page.getByText(`Waiting to be confirmed: ${address}`).filter({ visible: true }).first().waitFor();
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await account.getByText(`In use now: ${email}`).waitFor();
  await expect.poll(() => mailsTo(address).length).toBe(1);
  await account.getByRole('button', { name: 'Send the Link Again' }).click();
  await account.getByText(`A new link is on its way to ${address}.`).waitFor();
  await expect.poll(() => mailsTo(address).length).toBe(2);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const banner = page.getByRole('region', { name: 'For your attention' });
  await banner.getByText(`You’re changing your address to ${address}.`).waitFor();
  await banner.getByText(email).waitFor();
  const resend = banner.getByRole('button', { name: 'Send the Link Again' });
  await resend.press('Enter');
  await banner.getByText(`A new link is on its way to ${address}.`).waitFor();
  expect(await resend.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => mailsTo(address).length).toBe(3);
  expect(mailsTo(email)).toEqual([]);

  await banner.getByRole('button', { name: 'Cancel the Change' }).press('Enter');
  await page.getByText(`You keep using ${email}.`).waitFor();
  await banner.getByText(`We sent a link to ${email}`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await banner.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('a link that was only tried too often can be tried again; after confirming, the page shows the member’s own state', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const { site } = journeys.served;
  /** Requests a change, which the first journey does on the screen, and opens the link of its mail. */
  const openLink = async (address: string) => {
    await requestEmailChange(site, await memberActor(site, id), { email: address, password: PASSWORD });
    await expect.poll(() => mailsTo(address).length).toBe(1);
    const [link] = (mailsTo(address)[0]?.email.text ?? '').match(/http\S+verify-email\S+/) ?? [];
    await page.goto(link as string);
  };
  const confirm = async (address: string) => {
    await openLink(address);
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  };
  await confirm(`on-${id}@parish.example`);
  await page.getByText(`From now on, your guidance comes to on-${id}@parish.example at the times you chose.`).waitFor();
  const { userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: [] }).where(eq(userProfiles.userId, id));
  await confirm(`off-${id}@parish.example`);
  await page.getByText(`Email is off, so no guidance comes to off-${id}@parish.example.`).waitFor();

  const last = `last-${id}@parish.example`;
  const caller = '127.0.0.1';
  for (let each = 0; each < 60; each += 1) await site.rateLimits.consume('mail_token', caller);
  await openLink(last);
  await page.getByText('Too many attempts').waitFor();
  expect(await page.getByText('This link no longer works').count()).toBe(0);
  for (let each = 0; each < 10; each += 1) await site.rateLimits.refund('mail_token', caller);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  expect(pageErrors.filter((line) => !line.includes('429'))).toEqual([]);
});
