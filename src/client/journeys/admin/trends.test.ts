import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createCompletedDay } from '../../../server/testing/guidance/entries.ts';
import { addDelivery, addJob } from '../../../server/testing/queue/queue-rows.ts';

const journeys = startJourneys();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Adds a message from some days ago. */
async function addMessage(userId: number, daysAgo: number, status: 'sent' | 'failed', lateMs: number): Promise<void> {
  const { site } = journeys.served;
  const dueAt = new Date(site.clock.now() - daysAgo * DAY);
  const jobId = await addJob(site, userId, { scheduledTime: dueAt, status: 'completed' });
  await addDelivery(site, userId, { jobId, status, dueAt, finishedAt: new Date(dueAt.getTime() + lateMs) });
}

test('an administrator sees message trends as text, as a chart and as a table, and a press fetches one again that failed to load', {
  timeout: MINUTE,
}, async () => {
  const { page, pageErrors, id } = await journeys.member({ username: 'Naomi', role: 'admin' });
  const { site } = journeys.served;
  const charts: string[] = [];
  page.on('request', (request) => void (request.url().includes('trends-part') && charts.push(request.url())));
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Good to Know' }).waitFor();
  // The chart library is fetched only when the charts are visible.
  expect(charts).toEqual([]);
  await page.getByRole('link', { name: 'Over Time' }).click();
  await page.getByText('No message was due in these 30 days.').waitFor();
  await page.getByText('No message has gone out in these 30 days').waitFor();
  await page.getByText('No one has completed guidance in these twelve weeks.').waitFor();
  expect(charts).not.toEqual([]);

  for (const daysAgo of [1, 2, 3]) await addMessage(id, daysAgo, 'sent', 700);
  await addMessage(id, 3, 'sent', 11 * MINUTE);
  await addMessage(id, 2, 'failed', 900);
  await createCompletedDay(site, id, new Date(site.clock.now()).toISOString().slice(0, 10));
  // It fails until the press, because the page refetches by itself once its stream opens.
  const failure = await failRequests(page, '**/trpc/*admin.trends.activity*', 500);
  await page.reload();
  await page
    .getByRole('region', { name: 'Active Members by Week' })
    .getByRole('button', { name: 'Try Again' })
    .waitFor();
  failure.end();
  const sentence = page.getByText(/^4 of 5 messages were sent\. One failed, on \w+ \d+, \d{4}\.$/);
  // The other part fails too if both calls are in one batch.
  const pressAll = (buttons: Element[]) => {
    for (const button of buttons) (button as HTMLElement).click();
  };
  const readAgain = async () => {
    await page.getByRole('button', { name: 'Try Again' }).evaluateAll(pressAll);
    return sentence.count();
  };
  await expect.poll(readAgain).toBe(1);
  await page
    .getByText(/^On a typical day, half of the messages go out within 0\.7 seconds\. The slowest day was .* 11 minutes/)
    .waitFor();
  await page.getByText(/^Last week, 0 of 1 member completed something\. This week: 1 so far\./).waitFor();
  await expect.poll(() => page.locator('.recharts-bar-rectangle path').count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.recharts-line path').count()).toBe(2);

  const part = page.getByRole('region', { name: 'Messages by Day' });
  await part.getByText('Show the numbers').focus();
  await page.keyboard.press('Enter');
  const rows = part.getByRole('table', { name: 'Messages by day and what became of them' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(31);
  await expect.poll(() => rows.nth(3).innerText()).toMatch(/1\s+1\s+0$/);
  await part.getByRole('link', { name: 'See what failed' }).click();
  await page.waitForURL('**/admin?list=deliveries&status=failed');
  // The browser logs the failed request.
  expect(pageErrors.filter((line) => !line.includes('500'))).toEqual([]);
});
