import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { modelEnv } from '../../../server/testing/guidance/model-env.ts';
import { addJob } from '../../../server/testing/queue/queue-rows.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/schedule/durations.ts';

const journeys = startJourneys({ env: { ...modelEnv('http://127.0.0.1:1/v1'), GUIDANCE_DAILY_CAP: '3' } });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Stores a file that looks like a nightly backup of so many days ago. */
function addBackup(daysAgo: number): void {
  const { env, clock } = journeys.served.site;
  const stamp = new Date(clock.now() - daysAgo * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(env.DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `hesed-${stamp}Z-nightly.tar.gz`), Buffer.alloc(2_000_000));
}

test('the administration names what needs a person, and nothing once it is mended; it lists the coming day and the cost of the model for each member', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  addBackup(5);
  site.observed.untrustedProxy = true;
  site.observed.missingProxies = true;
  const rest = { channel: 'email', until: new Date(site.clock.now() + HOUR_MS), code: 'smtp_auth' } as const;
  await site.db.insert(site.db.tables.channelRests).values(rest);
  const { page, pageErrors, id } = await journeys.member({ username: 'Naomi', role: 'admin' });
  await page.goto('/admin');
  const banners = page.getByRole('status');
  await banners.getByText(/^Emails aren’t going out: the mail server refuses this site\. See why$/).waitFor();
  await banners.getByText(/^Requests come through a proxy that this site doesn’t trust/).waitFor();
  await banners.getByText(/^Requests name fewer proxies than TRUST_PROXY says/).waitFor();
  await banners.getByText(/^The last backup is more than two days old/).waitFor();
  await banners.getByRole('link', { name: 'See why' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Channels');
  const backups = part(page, 'Backups').getByRole('listitem');
  await backups.filter({ hasText: '5 days ago · Nightly · 2 MB' }).waitFor();

  addBackup(0);
  site.observed.untrustedProxy = false;
  site.observed.missingProxies = false;
  await site.db.delete(site.db.tables.channelRests);
  const localDate = new Date(site.clock.now()).toISOString().slice(0, 10);
  const used = { calls: 3, inputTokens: 600, outputTokens: 400, cost: 15_000 };
  const scheduledTime = new Date(site.clock.now() + 2 * HOUR_MS);
  await addJob(site, id, { contentType: 'reflection', scheduledTime });
  await site.db.insert(site.db.tables.modelDays).values({ userId: id, localDate, ...used });
  await page.reload();
  await expect.poll(() => backups.count()).toBe(2);
  for (const gone of [/^Emails aren’t going out/, /^Requests (come|name)/, /^The last backup is more/])
    expect(await banners.getByText(gone).count()).toBe(0);

  const coming = part(page, 'The Next 24 Hours');
  // Another may come at the time of the member's own week.
  const time = scheduledTime.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  await coming.getByRole('listitem').filter({ hasText: time }).filter({ hasText: '1 reflection' }).waitFor();
  await part(page, 'Good to Know').getByRole('link', { name: 'See it by member' }).click();
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Naomi' });
  await row.getByText('3 of 3 today').waitFor();
  expect(await row.innerText()).toMatch(/\$0\.02[\s\S]*1,000/);
  expect(pageErrors).toEqual([]);
});

test('a clock apart from that of the device is named above the administration and in the check-up, which says what to mend', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member({ username: 'Deborah', role: 'admin' });
  const banners = page.getByRole('status');
  await page.clock.install({ time: Date.now() - 10 * MINUTE_MS });
  await page.goto('/admin');
  await banners.getByText(/^The site’s clock is 10 minutes ahead of your device’s\./).waitFor();
  await page.clock.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await page.reload();
  await banners.getByText(/^The site’s clock is 10 minutes behind your device’s\./).waitFor();
  const checkUp = part(page, 'Site Check-Up');
  await checkUp.getByRole('button', { name: 'Check the Site' }).press('Enter');
  await checkUp.getByText('The database is intact.').waitFor();
  await checkUp.getByText(/^The clock is \d+ minutes behind that of your device\. If your device is right/).waitFor();
  await checkUp.getByText(/ is not encrypted\. Put a proxy with a certificate in front of the site/).waitFor();
  await checkUp.getByText('Needs attention').waitFor();
  expect(pageErrors).toEqual([]);
});
