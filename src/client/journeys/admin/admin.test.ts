import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbox } from '../../../server/channels/email/outbox.ts';
import { recordConsent } from '../../../server/domains/consent/service.ts';
import { verifyLedger } from '../../../server/domains/consent/verify.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { createAccount, PASSWORD } from '../../../server/testing/members/accounts.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';
import { addDelivery, addJob } from '../../../server/testing/queue/queue-rows.ts';

const MINUTE = 60_000;
const email = createRecordingChannel('email');
// Without a mail server, so that captured mail is listed.
const journeys = startJourneys({ channels: [email], env: { SMTP_URL: '', MAIL_FROM: '' } });

const inMinutes = (minutes: number) => new Date(journeys.served.site.clock.now() + minutes * MINUTE);
const admin = (username: string) => journeys.member({ username, role: 'admin' });
/** Makes a member's sign-in this many hours old. */
async function ageSession(userId: number, hours: number): Promise<void> {
  const { site } = journeys.served;
  const { sessions } = site.db.tables;
  const createdAt = new Date(site.clock.now() - hours * 60 * MINUTE);
  await site.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, userId));
}

async function confirmPassword(page: Page): Promise<void> {
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Makes the site capture mail as files until the test ends. */
function captureMail(): void {
  const { channels } = journeys.served.site;
  channels.set('email', { ...email, captures: true });
  onTestFinished(() => void channels.set('email', email));
}
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notification' }).getByText(text);
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function failedJob(userId: number): Promise<number> {
  const { site } = journeys.served;
  const scheduledTime = inMinutes(-5);
  const jobId = await addJob(site, userId, { status: 'failed', errorMessage: 'smtp_554', scheduledTime });
  const entryId = await createEntry(site, userId, { jobId, availableAt: scheduledTime });
  const failed = { status: 'failed', errorCode: 'smtp_554', attempts: 1 } as const;
  await addDelivery(site, userId, { ...failed, jobId, entryId, dueAt: scheduledTime });
  return jobId;
}

test('every figure links to its rows and updates by itself', { timeout: 60_000 }, async () => {
  const { page, pageErrors, id } = await admin('Deborah');
  const { site } = journeys.served;
  await page.clock.install();
  await failedJob(id);
  await page.goto('/admin');
  const failed = page.getByRole('link', { name: '1 Failed' });
  await failed.click();
  await page.waitForURL('**/admin?list=jobs&status=failed');
  const rows = page.getByRole('table').getByRole('row');
  await rows.filter({ hasText: 'Deborah' }).getByText('The mail server refused it (554)').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jobs');

  await failedJob(id);
  await page.clock.runFor(10_000);
  await page.getByRole('link', { name: '2 Failed' }).waitFor();
  // Screen readers announce new text of a region that stays, not a new region.
  const announced = page.getByRole('region', { name: 'Jobs' }).getByRole('status').first();
  const region = await announced.elementHandle();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => rows.count()).toBe(3);
  await expect.poll(() => announced.textContent()).toBe('Up to date');
  expect(await region?.evaluate((it) => it.isConnected)).toBe(true);

  await page.getByLabel('Search by member').fill('nobody');
  await page.clock.runFor(1_000);
  await page.getByText('Nothing matches these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin?list=jobs');
  await rows.filter({ hasText: 'Waiting' }).first().waitFor();
  expect(pageErrors).toEqual([]);
  await page.context().close();
  await site.db.delete(site.db.tables.queuedJobs);
});

test('sending to everybody asks first with the number and reports the result, and the consent ledger is verified and downloaded (decisions.md D30)', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await admin('Miriam');
  const { site } = journeys.served;
  await site.db.atomic((q) =>
    recordConsent(q, site, { userId: id, channel: 'email', action: 'opt_in', source: 'settings' }),
  );
  await page.goto('/admin');
  const send = page.getByRole('button', { name: /^Prayer: send to \d+ now$/ });
  await send.click();
  const members = /\d+/.exec((await send.textContent()) ?? '')?.[0];
  const dialog = page.getByRole('dialog', { name: 'Send a prayer now?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(email.sent.filter(({ kind }) => kind === 'guidance')).toEqual([]);

  await send.press('Enter');
  await dialog.getByRole('button', { name: `Send to ${members} member` }).click();
  await toast(page, /^A prayer is on its way to \d+ members?\.$/).waitFor();
  await expect.poll(() => email.sent.filter(({ kind }) => kind === 'guidance').length).toBe(Number(members));

  // A repeat within a minute asks again and names the last sending.
  await dialog.waitFor({ state: 'hidden' });
  await send.click();
  await dialog.getByRole('button', { name: `Send to ${members} member` }).click();
  await dialog.getByText(new RegExp(`^A prayer was sent to ${members} members? just now\\. Send again\\?$`)).waitFor();
  expect(email.sent.filter(({ kind }) => kind === 'guidance')).toHaveLength(Number(members));
  await dialog.getByRole('button', { name: `Send again to ${members} member` }).click();
  await expect.poll(() => email.sent.filter(({ kind }) => kind === 'guidance').length).toBe(2 * Number(members));
  await dialog.waitFor({ state: 'hidden' });

  const ledger = part(page, 'Consent Ledger');
  await ledger.getByRole('button', { name: 'Verify' }).click();
  await ledger.getByText(/^The consent ledger is intact: \d+ rows?/).waitFor();
  const [{ head }, download] = [
    await verifyLedger(site),
    await Promise.all([
      page.waitForEvent('download'),
      ledger.getByRole('button', { name: 'Download the Ledger' }).click(),
    ]).then(([started]) => started),
  ];
  await expect.poll(() => ledger.textContent()).toContain(head);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { events: { hash: string }[] };
  expect(file.events.at(-1)?.hash).toBe(head);
  // The browser logs the 409 that led to the question.
  expect(pageErrors.filter((line) => !line.includes('409'))).toEqual([]);
});

test('12.3: each test shows its failure or the server’s answer, goes to a member chosen by name, and to oneself in one press (product.md §8)', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id } = await admin('Huldah');
  const ezra = await createAccount(journeys.served.site, { username: 'Ezra' });
  await page.goto('/admin');
  const queue = part(page, 'Queue-Based Notification Testing');
  const resync = part(page, 'Schedule Resync');
  const diagnostics = part(page, 'SMS and Email Diagnostics');
  const alerts = part(page, 'Alert System Testing');
  const chosen = part(page, 'Member Tools');
  const number = chosen.getByLabel('User ID');
  await expect.poll(() => number.inputValue()).toBe('2');
  await number.fill(String(id));

  // Each failure has its own title.
  const failure = await failRequests(page, /\/trpc\/.*(trigger|resync|scheduleDelayed|debug|tests\.send)/);
  await page.getByRole('button', { name: /^Prayer: send/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await toast(page, 'Trigger Failed').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  for (const [where, button, title] of [
    [queue, 'Send Now', 'Queue Test Failed'],
    [queue, 'Send Delayed', 'Schedule Failed'],
    [resync, 'Resync This User', 'Resync Failed'],
    [diagnostics, 'Test SMS', 'SMS Test Failed'],
    [diagnostics, 'Test Email', 'Email Test Failed'],
    [alerts, 'Send Test Alerts', 'Alert Test Failed'],
  ] as const) {
    await where.getByRole('button', { name: button }).click();
    await toast(page, title).waitFor();
    await toast(page, 'We couldn’t reach the server. Please try again.').waitFor();
  }
  failure.end();
  // The browser logs the failed requests.
  expect(pageErrors.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);

  // Wrong values are named at their fields.
  await number.fill('');
  for (const name of ['Send Now', 'Send Delayed'])
    await expect.poll(() => queue.getByRole('button', { name }).isDisabled(), { message: name }).toBe(true);
  await number.fill('two');
  await queue.getByRole('button', { name: 'Send Now' }).click();
  await chosen.getByText('A user ID is a whole number, such as 2.').waitFor();
  await number.fill('999999');
  await chosen.getByText('No member has this ID.').waitFor();
  await queue.getByRole('button', { name: 'Send Now' }).click();
  await toast(page, 'There is no such member.').waitFor();
  // The browser logs the answer 404.
  expect(pageErrors.splice(0).filter((line) => !line.includes('404'))).toEqual([]);

  // A member is chosen by name.
  await chosen.getByRole('button', { name: 'Choose by name' }).click();
  const people = chosen.getByRole('list', { name: 'Members' }).getByRole('button');
  await expect.poll(() => people.first().innerText()).toContain('Huldah (you)');
  await chosen.getByLabel('Name or email address').fill('ezr');
  await expect.poll(() => people.allInnerTexts()).toEqual([expect.stringContaining('Ezra')]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => number.inputValue()).toBe(String(ezra.id));
  await chosen.getByText(`Ezra · ${ezra.email}`).waitFor();
  await queue.getByRole('button', { name: 'Send to Ezra' }).waitFor();
  await chosen.getByRole('button', { name: 'Choose by name' }).click();
  await people.first().click();
  await expect.poll(() => number.inputValue()).toBe(String(id));
  await chosen.getByText('Huldah (you)').waitFor();
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);

  // Each success shows what was done.
  await queue.getByRole('button', { name: 'Send Now' }).click();
  await toast(page, 'A prayer is on its way to you, as a test.').waitFor();
  await queue.getByLabel(/^Delay/).fill('61');
  await queue.getByRole('button', { name: 'Send Delayed' }).click();
  await queue.getByText('Choose whole minutes from 1 to 60.').waitFor();
  expect(await queue.getByLabel(/^Delay/).evaluate((field) => field === document.activeElement)).toBe(true);
  await queue.getByLabel(/^Delay/).fill('5');
  await queue.getByLabel('Content type').selectOption('do');
  await queue.getByRole('button', { name: 'Send Delayed' }).click();
  await toast(page, 'An action will go to you in 5 minutes, as a test.').waitFor();
  await resync.getByRole('button', { name: 'Resync This User' }).click();
  await toast(page, /^Your schedule is up to date/).waitFor();
  await resync.getByRole('button', { name: 'Resync All' }).click();
  await toast(page, /^The schedules of \d+ members are up to date/).waitFor();

  await diagnostics.getByRole('button', { name: 'Test SMS' }).click();
  await part(page, 'SMS diagnostic').getByText('SMS is not set up on this site.').waitFor();
  // Its headings are below that of the tool.
  await part(page, 'SMS diagnostic').getByRole('heading', { level: 4, name: 'SMS diagnostic' }).waitFor();
  await expect.poll(() => part(page, 'SMS diagnostic').getByRole('term').count()).toBe(14);
  await diagnostics.getByRole('button', { name: 'Test Email' }).click();
  await expect.poll(() => part(page, 'Email diagnostic').getByRole('term').count()).toBe(8);

  await alerts.getByRole('checkbox', { name: 'Email' }).check();
  await alerts.getByRole('button', { name: 'Send to Me' }).click();
  await toast(page, 'Test Successful').waitFor();
  await alerts.getByRole('checkbox', { name: 'SMS' }).check();
  await alerts.getByRole('button', { name: 'Send Test Alerts' }).click();
  await toast(page, 'Partial Success').waitFor();
  const results = part(page, `Results for user ${id}`).getByRole('listitem');
  await expect
    .poll(() => results.allTextContents())
    .toEqual(['EmailThe test is on its way.', expect.stringMatching(/^SMSSMS is not set up on this site\./)]);

  // A test to oneself takes one press, keeps the focus and links to its entry.
  const toMe = queue.getByRole('button', { name: 'Send to Me' });
  await toMe.press('Enter');
  await toast(page, 'You’ll find it on your dashboard under Development.').waitFor();
  expect(await toMe.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Open Development' }).click();
  await page.waitForURL('**/dashboard?data=development');
  await page.getByRole('radio', { name: 'Development', checked: true }).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: 'View All History' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  await page.getByRole('radio', { name: 'Development', checked: true }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(pageErrors).toEqual([]);
});

test('a failed delivery is sent again, and a waiting job is cancelled by name', { timeout: 60_000 }, async () => {
  const { page, pageErrors, id } = await admin('Abigail');
  const { site } = journeys.served;
  const { queuedJobs } = site.db.tables;
  const jobId = await failedJob(id);
  const mails = () => email.sent.filter(({ to }) => to.name === 'Abigail').length;
  const before = mails();
  await page.goto(`/admin?list=deliveries&status=failed&q=abigail`);
  await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
  // A page that opens on a list is read from its top.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  // Behind the reason in words is the code that the channel's page in docs/channels lists.
  await page.getByRole('cell', { name: /The mail server refused it \(554\) ?smtp_554$/ }).waitFor();
  await page.getByRole('button', { name: 'Retry the delivery to Abigail by Email' }).click();
  await toast(page, /^Delivery \d+ is being sent again\.$/).waitFor();
  await page.getByText('Nothing matches these filters.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Deliveries');
  const statusOf = async (which: number) =>
    (await site.db.select().from(queuedJobs).where(eq(queuedJobs.id, which)))[0]?.status;
  await expect.poll(() => statusOf(jobId)).toBe('completed');

  const hannah = await createAccount(site, { username: 'Hannah' });
  const waiting = await addJob(site, hannah.id, { scheduledTime: inMinutes(90), runAt: inMinutes(60) });
  await parts(page).getByRole('link', { name: 'Jobs' }).click();
  await page.getByLabel('Search by member').fill('hannah');
  const cancel = page.getByRole('button', { name: /^Cancel the job of Hannah/ });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this job of Hannah?' });
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await statusOf(waiting)).toBe('waiting');
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel the Job' }).click();
  await toast(page, /^Job \d+ was canceled\.$/).waitFor();
  await cancel.waitFor({ state: 'hidden' });
  expect(await statusOf(waiting)).toBe('cancelled');

  // The member's page lists the latest jobs.
  await addJob(site, hannah.id, { scheduledTime: inMinutes(90), runAt: inMinutes(60) });
  await page.goto(`/admin?list=members&member=${hannah.id}`);
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel the Job' }).click();
  await cancel.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Latest Jobs');
  expect(mails()).toBe(before + 1);
  expect(pageErrors).toEqual([]);
});

test('a refresh that fails says so above the rows, and not that they are up to date', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await admin('Jael');
  await page.goto('/admin?list=members');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const row = page.getByRole('link', { name: 'Open Jael' });
  await row.waitFor();
  const failure = await failRequests(page, /trpc\/[^?]*admin\.members\.list/);
  await refresh.click();
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await row.count()).toBe(1);
  expect(await page.getByRole('status').filter({ hasText: 'Up to date' }).count()).toBe(0);
  failure.end();
  await refresh.click();
  await page.getByRole('status').filter({ hasText: 'Up to date' }).waitFor({ state: 'attached' });
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('members are searched and made administrators, after two hours with the password; the last administrator stays', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const { users } = site.db.tables;
  await site.db.update(users).set({ role: 'member' });
  const { page, id } = await admin('Esther');
  await createAccount(site, { username: 'Mordecai' });
  await page.goto('/admin?list=members');
  await page.getByLabel('Search by member').fill('mord');
  await page.getByRole('link', { name: 'Open Mordecai' }).click();
  await page.getByRole('heading', { name: 'Mordecai' }).waitFor();
  await page.getByRole('button', { name: 'Make Administrator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Make Mordecai an administrator?').waitFor();
  await dialog.getByRole('button', { name: 'Make Administrator' }).click();
  await toast(page, 'Mordecai is now an administrator.').waitFor();
  await page.getByRole('button', { name: 'Make Administrator' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Mordecai');
  await ageSession(id, 2);
  await page.getByRole('button', { name: 'Remove as Administrator' }).click();
  await dialog.getByRole('button', { name: 'Remove as Administrator' }).click();
  await confirmPassword(page);
  await toast(page, 'Mordecai is now a member.').waitFor();

  await parts(page).getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Search by member').fill('esth');
  await page.getByRole('link', { name: 'Open Esther' }).click();
  await page.getByRole('button', { name: 'Remove as Administrator' }).click();
  await dialog.getByRole('button', { name: 'Remove as Administrator' }).click();
  await toast(page, 'Esther is the only administrator. Make another one first.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('row').filter({ hasText: 'Changed a role' }).filter({ hasText: 'Mordecai' }).first().waitFor();
  await page.getByRole('row').filter({ hasText: 'New role: Member' }).first().waitFor();
  expect(await page.getByText(/\b(id|contentType|notificationType|delayMinutes): /).count()).toBe(0);
});

test('an invitation link is shown once; captured mail is shown as text, after two hours without links until the password', {
  timeout: 60_000,
}, async () => {
  captureMail();
  const { page, pageErrors, id } = await admin('Priscilla');
  await page.goto('/admin?list=invitations');
  await page.getByLabel('Email (optional)').fill('orpah@parish.example');
  await page.getByRole('button', { name: 'Create an Invitation' }).click();
  await page.getByText(/\/\?invitation=/).waitFor();
  await page.getByRole('row').filter({ hasText: 'orpah@parish.example' }).getByText('Open').waitFor();
  await page.getByRole('button', { name: 'Withdraw the invitation for orpah@parish.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('No invitations yet.').waitFor();
  // The link of a withdrawn invitation needs no copy.
  await page.getByText(/\/\?invitation=/).waitFor({ state: 'detached' });

  // A second invitation would replace the link of the first.
  const link = page.getByText(/\/\?invitation=/);
  await page.getByRole('button', { name: 'Create an Invitation' }).click();
  const first = await link.textContent();
  await page.getByRole('button', { name: 'Create an Invitation' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without copying?' });
  await question.getByText('You haven’t copied the link yet.').waitFor();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await link.textContent()).toBe(first);

  const outbox = createOutbox(join(journeys.served.site.env.DATA_DIR, 'outbox'));
  const mail = 'To: ruth@parish.example\r\nSubject: Peace\r\nContent-Type: text/plain\r\n\r\n<b>Grace</b> to you.\r\n';
  await outbox.put('7', Buffer.from(mail));
  await page.getByRole('link', { name: 'Emails aren’t being sent: no mail server is set up' }).click();
  await question.getByText('You haven’t copied the link yet.').waitFor();
  await question.getByRole('button', { name: 'Copy and Leave' }).click();
  await page.getByRole('link', { name: 'Peace' }).click();
  await page.getByText('<b>Grace</b> to you.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .eml' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\d{8}T\d{9}Z-000001-7\.eml$/);
  expect(pageErrors).toEqual([]);

  await ageSession(id, 2);
  const reset = 'Subject: Reset\r\nContent-Type: text/plain\r\n\r\nOpen http://hesed.example/reset?token=abc now.\r\n';
  await outbox.put('8', Buffer.from(reset));
  await page.goto('/admin?list=outbox');
  await page.getByRole('link', { name: 'Reset' }).click();
  await page.getByText('Open [link] now.').waitFor();
  expect(await page.getByRole('button', { name: 'Download .eml' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign In Again to Show Links' }).click();
  await confirmPassword(page);
  await page.getByText('Open http://hesed.example/reset?token=abc now.').waitFor();
  await expectFocusKept(page);
  await page.getByRole('button', { name: 'Download .eml' }).waitFor();

  const { id: aquila } = await journeys.absentMember({ username: 'Aquila' });
  await page.goto(`/admin?list=members&member=${aquila}`);
  await page.getByRole('button', { name: 'Send a Password Link' }).click();
  await toast(page, 'This site has no mail server').waitFor();
  await page.getByRole('region', { name: 'Notification' }).getByRole('link', { name: 'Captured Mail' }).click();
  await page.waitForURL('**/admin?list=outbox');
});

test('a member sees that the page is for administrators, and none of its queries is sent', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/trpc/admin') && asked.push(request.url())));
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
  expect(asked).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('J: twelve hours after signing in the administration asks to sign in again, in place, and without the role it is closed at the next call', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await admin('Tabitha');
  const again = part(page, 'Please sign in again');
  const signInAgain = async () => {
    await again.getByRole('button', { name: 'Sign In Again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await again.waitFor({ state: 'hidden' });
    await expectFocusKept(page);
  };

  await page.goto('/admin');
  const queue = part(page, 'Queue-Based Notification Testing');
  const number = page.getByLabel('User ID');
  await number.fill(String(id));
  await ageSession(id, 13);
  await queue.getByRole('button', { name: 'Send Now' }).click();
  await again.waitFor();
  expect(await number.inputValue()).toBe(String(id));
  await signInAgain();
  expect(await number.inputValue()).toBe(String(id));
  await queue.getByRole('button', { name: 'Send Now' }).click();
  await toast(page, 'A prayer is on its way to you, as a test.').waitFor();

  await ageSession(id, 13);
  await page.reload();
  await again.waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Admin');
  await signInAgain();
  await page.getByRole('link', { name: /Failed$/ }).waitFor();

  // One who loses the role sees so at the next call.
  const { db } = journeys.served.site;
  await db.update(db.tables.users).set({ role: 'member' }).where(eq(db.tables.users.id, id));
  // The screen's own queries may be the next calls and remove the link.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/admin?list=members"]')?.click());
  await page.getByRole('heading', { level: 1, name: 'This page is for administrators' }).waitFor();
  // The browser logs the failed requests.
  expect(pageErrors.filter((line) => !line.includes('403'))).toEqual([]);
});
