import { expect, test } from 'vitest';
import { createEntry } from '../../server/testing/entries.ts';
import { startJourneys } from '../../server/testing/journey.ts';
import { scrollThrough, settled } from '../../server/testing/scenes.ts';

const journeys = startJourneys();
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

test('a day on a phone, by touch alone', { timeout: 60_000 }, async () => {
  const { page, complaints, id } = await journeys.member({ browser: PHONE });
  const { site } = journeys.served;
  await createEntry(site, id, { title: 'Write to her', contentType: 'do', practicalStep: 'Write three lines.' });
  await page.goto('/');

  const card = page.getByRole('article', { name: 'Write to her' });
  await card.getByRole('button', { name: 'Complete', exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'No, not yet' }).tap();
  await drawer.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Helpful' }).tap();
  await expect.poll(() => card.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true');
  await card.getByRole('button', { name: 'Complete', exact: true }).tap();
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).tap();
  await drawer.getByRole('button', { name: 'Mark as Complete' }).tap();
  await card.getByText('Completed').waitFor();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Progress' }).tap();
  await page.getByRole('dialog', { name: 'Progress' }).waitFor();
  await page.touchscreen.tap(195, 6);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await bar.getByRole('link', { name: 'Guidance' }).tap();
  await page.getByText('1 entry').first().waitFor();
  await bar.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('group', { name: 'Monday' }).getByRole('switch').tap();
  await page.getByRole('button', { name: 'Save Schedule' }).tap();
  await page.getByText('Schedule saved successfully').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** What is too small for a finger: less than 44 px either way, links within a sentence aside (WCAG 2.5.8). */
const TOO_SMALL = `[...document.querySelectorAll('a, button, select, input, [role=tab]')].flatMap((control) => {
  const target = control.matches('input') ? (control.closest('label') ?? control) : control;
  const { width, height } = target.getBoundingClientRect();
  const inSentence = control.matches('p a, li a, label a') && getComputedStyle(control).display === 'inline';
  const hidden = width < 2 || height < 2 || control.closest('[hidden], [inert]') || getComputedStyle(control).visibility === 'hidden';
  return hidden || inSentence || (width >= 43.5 && height >= 43.5) ? [] : [control.outerHTML.slice(0, 120)];
})`;

test.each(['/', '/guidance', '/settings', '/consent', '/consent/push'])(
  '%s has nothing too small for a finger',
  async (path) => {
    const { page, id } = await journeys.member({ browser: PHONE });
    await createEntry(journeys.served.site, id, { contentType: 'prayer' });
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await scrollThrough(page);
    await settled(page);
    expect(await page.evaluate(TOO_SMALL)).toEqual([]);
    await page.context().close();
  },
);
