import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CONSENT_POLICY } from '../../../content/policy.ts';
import { consentWordings } from '../../../content/strings/en/consent/wordings.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';

const journeys = startJourneys({ env: { SUPPORT_EMAIL: 'help@parish.example', PRIVACY_EMAIL: 'data@parish.example' } });

const RECORDS = [
  {
    path: '/consent/sms-whatsapp',
    title: 'SMS and WhatsApp Consent',
    settings: ['Open Settings', '/settings#alerts'],
    card: 'SMS and WhatsApp',
    says: [/1–3 messages a day/, /reply(ing)? STOP/i, /HELP/, /rates may apply/, /SMS\s*Not set up/],
  },
  {
    path: '/consent/email',
    title: 'Email Consent',
    settings: ['Manage Email Preferences', '/settings#mail'],
    card: 'Email',
    says: [/0–3 guidance emails a day/, /Weekly summaries/, /Security alerts/, /double opt-in/i, /Email\s*Set up/],
  },
  {
    path: '/consent/push',
    title: 'Push Notification Consent',
    settings: ['Manage Notification Settings', '/settings#alerts'],
    card: 'Push Notifications',
    says: [/no personal data/, /Do Not Disturb/, /Installed app \(PWA\)/, /I denied permission by accident/],
  },
  {
    path: '/consent/third-party',
    title: 'Third-Party Platform Consent',
    settings: ['Manage Platform Integrations', '/settings#alerts'],
    card: 'Slack and Telegram',
    says: [/OAuth/, /Deleted on disconnect/, /Discord and Microsoft Teams/, /What we read there/],
  },
] as const;

test('a visitor reads the consent centre and each record, and follows their links', async () => {
  const { page, pageErrors } = await journeys.visitor({ timezoneId: 'Pacific/Auckland' });
  await page.clock.setFixedTime('2026-12-31T12:00:00Z');
  await watchLayout(page);
  await page.goto('/consent');
  const fromMail = sampleOf(RECORDS, 2).map(({ path }) => path);
  for (const { path, title, settings, card, says } of RECORDS) {
    await page.getByRole('link', { name: card, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);

    // Opened from a mail: the date and the server's answer cause no layout shift.
    if (fromMail.includes(path)) await page.goto(path);
    await page.getByText('Last Updated: January 1, 2027').waitFor();
    await page.getByText(`Policy version ${CONSENT_POLICY.version}`).waitFor();
    await page.getByRole('link', { name: 'data@parish.example' }).waitFor();
    await page
      .getByText(/^(Set up|Not set up)$/)
      .first()
      .waitFor();
    if (fromMail.includes(path)) expect(await layoutShifts(page)).toBe(0);

    const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf('Back to Consent Center')).toBe('/consent');
    expect(await hrefOf('Return to Dashboard')).toBe('/');
    expect(await hrefOf(settings[0])).toBe(settings[1]);
    expect(await hrefOf('data@parish.example')).toBe('mailto:data@parish.example');
    expect(await hrefOf('help@parish.example')).toBe('mailto:help@parish.example');
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('h3') })
          .count(),
      )
      .toBeGreaterThan(4);
    await expect.poll(() => page.locator('ol > li').count()).toBe(5);
    for (const name of ['Official Consent Record', 'Technical Notes', 'Privacy Notes', 'Your Own Record'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    for (const words of says) await expect.poll(() => page.getByRole('main').innerText()).toMatch(words);
    await page.getByRole('link', { name: 'Back to Consent Center' }).click();
  }
  await expect
    .poll(() => page.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href'))
    .toBe('/dashboard');
  await expect
    .poll(() => page.getByRole('link', { name: 'Open Settings' }).getAttribute('href'))
    .toBe('/settings#alerts');
  await page.getByText('Sign in to see your own record here').waitFor();
  expect(pageErrors).toEqual([]);
});

test('on a desk the index beside a record marks the part that is read', async () => {
  const { page, pageErrors } = await journeys.visitor({ viewport: { width: 1280, height: 900 } });
  await page.goto('/consent/email');
  const index = page.getByRole('navigation', { name: 'On This Page' });
  const current = () => index.locator('[aria-current="location"]').innerText();
  await expect.poll(current).toBe('Official Consent Record');
  await index.getByRole('link', { name: 'Privacy Notes' }).click();
  await expect.poll(current).toBe('Privacy Notes');
  expect(pageErrors).toEqual([]);
});

test('if the server does not answer what is set up, the page says so and retries', async () => {
  const { page } = await journeys.visitor();
  const failure = await failRequests(page, '**/trpc/alerts.configured**');
  await page.goto('/consent/email');
  const site = page.getByRole('region', { name: 'On This Site' });
  await site.getByText('Not known').waitFor();
  await expect.poll(() => page.getByText('Ask the church that runs this site.').count()).toBe(2);
  await failure.endBy(() => site.getByRole('button', { name: 'Try Again' }).click());
  await site.getByText('Set up', { exact: true }).waitFor();
});

test('a member reads their own record with the exact words, after a retry in its place, and downloads every row', async () => {
  const { page, id, pageErrors } = await journeys.member({ timezone: 'Asia/Tokyo' });
  await addRows(id, 60);
  const failure = await failRequests(page, /alerts\.consent\.list/);
  await page.goto('/consent');
  const record = page.getByRole('region', { name: 'Your Own Record' });
  const rows = record.getByRole('listitem');
  await record.getByText('We couldn’t load your record. It’s safe on the server.').waitFor();
  await failure.endBy(() => record.getByRole('button', { name: 'Try Again' }).click());
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(10);
  // 8 PM in London is the next morning in Tokyo.
  await rows.first().getByText('Mar 2, 2026, 5:00 AM').waitFor();
  await record.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => rows.count()).toBe(20);
  await expect.poll(() => rows.nth(10).evaluate((row) => row === document.activeElement)).toBe(true);

  await rows.first().getByText('The wording you saw').click();
  await rows.first().getByText(consentWordings.settings.text).waitFor();

  const stored = await journeys.served.site.db.select().from(journeys.served.site.db.tables.consentEvents);
  const own = stored.filter(({ userId }) => userId === id);
  expect(own.length).toBeGreaterThan(60);
  const json = await download(page, 'Download JSON');
  expect(json.name).toMatch(/^consent-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(json.text) as { events: { id: number }[] };
  expect(file.events.map((event) => event.id)).toEqual(own.map((event) => event.id).toReversed());
  const csv = await download(page, 'Download CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(own.length + 1);

  await page.getByRole('link', { name: 'Slack and Telegram', exact: true }).click();
  await expect.poll(() => rows.count()).toBe(10);
  const telegram = await download(page, 'Download JSON');
  expect(telegram.name).toMatch(/^consent-third-party-/);
  const events = (JSON.parse(telegram.text) as { events: { channel: string }[] }).events;
  expect(new Set(events.map(({ channel }) => channel))).toEqual(new Set(['telegram']));
  expect(events).toHaveLength(30);

  await page.getByRole('link', { name: 'Back to Consent Center' }).click();
  await page.getByRole('link', { name: 'Push Notifications', exact: true }).click();
  await record.getByText('Nothing is recorded yet.').waitFor();
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('an unknown address shows the specified 404 words and a link home', async () => {
  const { page } = await journeys.visitor();
  const answer = await page.goto('/consent/pigeon');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
});

/** Rows as Settings writes them, alternating Telegram and SMS, the newest on 2026-03-01 at 20:00 UTC. */
async function addRows(userId: number, count: number): Promise<void> {
  const { db } = journeys.served.site;
  await db.insert(db.tables.consentEvents).values(
    Array.from({ length: count }, (_, index) => ({
      userId,
      channel: index % 2 ? 'telegram' : 'sms',
      action: index % 4 < 2 ? ('opt_in' as const) : ('opt_out' as const),
      source: 'settings',
      wordingVersion: consentWordings.settings.version,
      createdAt: new Date(Date.UTC(2026, 2, 1, 20) - (count - 1 - index) * 60_000),
    })),
  );
}

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
