import { expect, test } from 'vitest';
import { consentWordings } from '../../../content/strings/en/consent/wordings.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createCompletedDay } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

test('a member turns on memories of a year ago, finds one in the journal, and turns them off', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const { site } = journeys.served;
  const lastYear = Temporal.PlainDate.from(new Date(site.clock.now()).toISOString().slice(0, 10)).subtract({
    years: 1,
  });
  await createCompletedDay(site, id, lastYear.toString(), {
    title: 'Slow to speak',
    userReflection: 'I rang my brother after months. He was glad.',
  });
  await createCompletedDay(site, id, lastYear.subtract({ days: 30 }).toString(), {
    title: 'Another door',
    userReflection: 'Words of another month.',
  });
  const card = page.getByRole('region', { name: 'A year ago you wrote' });
  const toasts = page.getByRole('region', { name: 'Notification' });

  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('link', { name: 'Help right now' })
    .or(page.getByRole('link', { name: /help/i }))
    .first()
    .waitFor();
  expect(await card.count()).toBe(0);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Privacy & Consent');
  const consent = page.getByRole('switch', { name: 'Bring back what I wrote a year ago' });
  await expect.poll(() => consent.isChecked()).toBe(false);
  const describedBy = await consent.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(consentWordings.memories.text);
  await consent.press('Space');
  await toasts.getByText('What you wrote a year ago will be brought back to you.').waitFor();
  await expect.poll(() => consent.isChecked()).toBe(true);
  expect(await consent.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card.getByText('I rang my brother after months. He was glad.').waitFor();
  await card.getByRole('link', { name: 'Read it in your journal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Journal' }).waitFor();
  await page.getByText('1 reflection found').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('Slow to speak');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card.getByRole('link', { name: 'Switch these off in Settings' }).click();
  await expect.poll(() => consent.isChecked()).toBe(true);
  await consent.press('Space');
  await toasts.getByText('You’ll no longer see what you wrote a year ago.').waitFor();
  await page.getByRole('link', { name: 'Open Consent Center', exact: true }).click();
  await expect.poll(() => page.getByText('What you wrote, brought back').count()).toBe(2);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
