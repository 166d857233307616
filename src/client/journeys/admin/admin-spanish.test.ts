import { ne } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminWords } from '../../../content/strings/es/admin/admin.ts';
import { adminListWords } from '../../../content/strings/es/admin/admin-lists.ts';
import { adminQueueWords } from '../../../content/strings/es/admin/admin-queue.ts';
import { adminReportWords } from '../../../content/strings/es/admin/admin-reports.ts';
import { adminSharedWords } from '../../../content/strings/es/admin/admin-shared.ts';
import { adminSiteWords } from '../../../content/strings/es/admin/admin-site.ts';
import { adminToolWords } from '../../../content/strings/es/admin/admin-tools.ts';
import { testWords } from '../../../content/strings/es/alerts/alerts.ts';
import { appWords } from '../../../content/strings/es/app.ts';
import { email } from '../../../content/strings/es/channels/email.ts';
import { sms } from '../../../content/strings/es/channels/sms.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';
import { addDelivery, addJob } from '../../../server/testing/queue/queue-rows.ts';

const MINUTE_MS = 60_000;
// Every English sentence of the product contains one of these words, and no Spanish one does.
const ENGLISH =
  /\b(the|is|are|was|were|of|and|to|on|in|not|please|try|again|there|this|that|it|too|must|field|number)\b/i;
const journeys = startJourneys({ channels: [createRecordingChannel('email')] });

const toasts = (page: Page) => page.getByRole('region', { name: appWords.toast, exact: true });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Waits for a toast with a title, and checks that it contains no English. */
async function expectSpanish(page: Page, title: string, message = ''): Promise<void> {
  const toast = toasts(page).getByRole('alert').or(toasts(page).getByRole('status')).filter({ hasText: title });
  await toast.filter({ hasText: message }).waitFor();
  expect(await toast.innerText()).not.toMatch(ENGLISH);
}

async function administrator(username: string) {
  const visit = await journeys.member({ username, role: 'admin', browser: { locale: 'es-MX' } });
  await visit.page.goto('/admin');
  await expect.poll(() => visit.page.locator('html').getAttribute('lang')).toBe('es');
  return visit;
}

test('errors and confirmations of the administration are in Spanish', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await administrator('Débora');
  const { queueTest, resync, diagnostics, alertTest, member } = adminToolWords;
  const field = page.getByLabel(member.label);
  await field.fill('dos');
  await press(page, queueTest.now);
  await page.getByText(member.invalid).waitFor();
  await field.fill('999999');
  await press(page, queueTest.now);
  await expectSpanish(page, queueTest.failedNow);

  // The page never sends this value, so the error comes from the server's schema.
  await page.route('**/trpc/admin.resyncUserSchedule**', async (route) => {
    const body = (route.request().postData() ?? '').replace(/"userId":\d+/, '"userId":-1');
    await route.continue({ postData: body });
  });
  await press(page, resync.one);
  await expectSpanish(page, resync.failed);
  await page.unroute('**/trpc/admin.resyncUserSchedule**');

  const failure = await failRequests(page, /\/trpc\/.*(trigger|resync|scheduleDelayed|debug|tests\.send)/);
  const failing = [
    [queueTest.now, queueTest.failedNow],
    [sms.diagnostic.start, sms.diagnostic.failed],
    [queueTest.later, queueTest.failedLater],
    [resync.one, resync.failed],
    [email.diagnostic.start, email.diagnostic.failed],
    [alertTest.send, alertTest.failed],
  ] as const;
  for (const [button, title] of sampleOf(failing, 2)) {
    await press(page, button);
    await expectSpanish(page, title, adminSharedWords.unreached);
  }
  failure.end();
  // The browser logs the failed requests.
  expect(pageErrors.splice(0).filter((line) => !/40[04]|ERR_FAILED/.test(line))).toEqual([]);

  await press(page, adminWords.trigger.sendOf(adminWords.trigger.types.prayer, 1));
  await press(page, adminWords.trigger.confirm(1));
  await expectSpanish(page, adminReportWords.sent('prayer', 1));

  await field.fill(String(id));
  await press(page, queueTest.now);
  await expectSpanish(page, adminReportWords.testSent('prayer', null));
  await page.getByLabel(queueTest.delay(1, 60)).fill('5');
  await press(page, queueTest.later);
  await expectSpanish(page, adminReportWords.testScheduled('prayer', null, 5));
  await press(page, resync.one);
  await expectSpanish(page, 'Tu horario está al día');
  await press(page, resync.all);
  await expectSpanish(page, 'Los horarios de');
  await press(page, alertTest.send);
  const { title, message } = testWords.successful([email.inSentence], true);
  await expectSpanish(page, title, message);
  await part(page, alertTest.title).getByRole('checkbox', { name: 'SMS' }).check();
  await press(page, alertTest.send);
  await expectSpanish(page, alertTest.failed);
  await press(page, sms.diagnostic.start);
  await part(page, sms.diagnostic.result).waitFor();
  const { doctor } = adminSiteWords;
  await press(page, doctor.examine);
  await part(page, doctor.title).getByRole('listitem').first().waitFor();
  // The guidance itself is English, and marked as such.
  await page.locator('main [lang="en"]').evaluateAll((marked) => {
    for (const each of marked) each.remove();
  });
  for (const { title } of [member, queueTest, resync, diagnostics, alertTest, doctor])
    expect(await part(page, title).innerText()).not.toMatch(ENGLISH);
  expect(await part(page, sms.diagnostic.result).innerText()).not.toMatch(ENGLISH);
  expect(pageErrors).toEqual([]);
});

test('confirmations of queue actions are in Spanish', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await administrator('Ester');
  const { site } = journeys.served;
  const at = (minutes: number) => new Date(site.clock.now() + minutes * MINUTE_MS);
  const failed = await addJob(site, id, { status: 'failed', errorMessage: 'smtp_554', scheduledTime: at(-5) });
  const entryId = await createEntry(site, id, { jobId: failed, availableAt: at(-5) });
  const delivery = { status: 'failed', errorCode: 'smtp_554', attempts: 1 } as const;
  const deliveryId = await addDelivery(site, id, { ...delivery, jobId: failed, entryId, dueAt: at(-5) });
  await addJob(site, id, { scheduledTime: at(90), runAt: at(60) });

  await page.getByRole('link', { name: adminWords.lists.deliveries, exact: true }).click();
  await page.getByRole('cell', { name: /El servidor de correo lo rechazó \(554\) ?smtp_554$/ }).waitFor();
  await press(page, adminQueueWords.deliveries.retryOf('Ester', email.name));
  await expectSpanish(page, adminQueueWords.deliveries.retried(deliveryId));

  await page.getByRole('link', { name: adminWords.lists.jobs, exact: true }).click();
  await page
    .getByRole('button', { name: /^Cancelar la tarea de Ester/ })
    .first()
    .click();
  await press(page, adminQueueWords.jobs.confirmCancel);
  await expectSpanish(page, 'Se canceló la tarea');

  // Only the last administrator cannot be removed.
  await site.db.update(site.db.tables.users).set({ role: 'member' }).where(ne(site.db.tables.users.id, id));
  await page.getByRole('link', { name: adminWords.lists.members, exact: true }).click();
  await page.getByRole('link', { name: adminListWords.members.openOf('Ester') }).click();
  await press(page, adminListWords.member.revoke);
  await page.getByRole('dialog').getByRole('button', { name: adminListWords.member.revoke }).click();
  await expectSpanish(page, adminListWords.member.roleFailed);
  expect(pageErrors.filter((line) => !line.includes('409'))).toEqual([]);
});

test('no part of the administration is alone on its line', { timeout: 60_000 }, async () => {
  const { page } = await administrator('Rut');
  const parts = page.getByRole('navigation', { name: adminWords.parts }).getByRole('link');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await parts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    for (const top of tops) expect(tops.filter((other) => other === top).length, String(width)).toBeGreaterThan(1);
  }
});
