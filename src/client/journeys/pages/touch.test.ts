import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrollThrough, waitUntilSettled } from '../../../server/testing/browser/enter-scene.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { openEveryRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

test('a day on a phone, by touch only', { timeout: 60_000 }, async () => {
  const { page, pageErrors, id } = await journeys.member({ browser: PHONE });
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
  await drawer.waitFor({ state: 'hidden' });

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Progress' }).tap();
  await page.getByRole('dialog', { name: 'Progress' }).waitFor();
  await waitUntilSettled(page);
  await page.touchscreen.tap(195, 6);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await bar.getByRole('link', { name: 'Guidance', exact: true }).tap();
  await page.getByText('1 entry').first().waitFor();
  await bar.getByRole('link', { name: 'Settings', exact: true }).tap();
  await page.getByRole('button', { name: 'Weekly Schedule' }).tap();
  await page.getByRole('group', { name: 'Monday' }).getByRole('switch').tap();
  await page.getByRole('button', { name: 'Save Schedule' }).tap();
  await page.getByText('Schedule saved successfully').waitFor();
  expect(pageErrors).toEqual([]);
});

/** A finger on the screen, in px of the page. Chromium dispatches the same pointer events as for a real one. */
async function putFinger(page: Page, x: number, y: number) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  return {
    async moveDown(by: number) {
      for (let moved = 20; moved <= by; moved += 20) await send('touchMove', [{ x, y: y + moved }]);
    },
    async moveLeft(by: number) {
      for (let moved = 4; moved <= by; moved += 4) await send('touchMove', [{ x: x - moved, y }]);
    },
    lift: () => send('touchEnd', []),
  };
}

test('a drawer follows the finger that pulls it down, opens in its normal place again, and is whole with text twice as large, as the bottom bar and Home are', {
  timeout: 60_000,
}, async () => {
  const { page } = await journeys.member({ browser: PHONE });
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Progress' });
  const topOf = async () => (await drawer.boundingBox())?.y;
  const open = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Progress' }).tap();
    await drawer.getByRole('grid').first().waitFor();
    await waitUntilSettled(page);
    const top = await topOf();
    if (top === undefined) throw new Error('the drawer stands nowhere');
    return top;
  };
  const top = await open();

  // A finger that slides over the year chooses the day below it.
  const days = drawer.getByRole('grid').last().getByRole('row').nth(1).getByRole('gridcell');
  const [from, to] = [await days.nth(20).boundingBox(), await days.nth(16).boundingBox()];
  if (!from || !to) throw new Error('the year stands nowhere');
  const sliding = await putFinger(page, from.x + from.width / 2, from.y + from.height / 2);
  await sliding.moveLeft(from.x - to.x);
  await sliding.lift();
  await expect.poll(() => days.nth(16).locator('[data-chosen]').count()).toBe(1);

  const short = await putFinger(page, 195, top + 14);
  await short.moveDown(80);
  await expect.poll(topOf).toBe(top + 80);
  await short.lift();
  await expect.poll(topOf).toBe(top);

  const long = await putFinger(page, 195, top + 14);
  await long.moveDown(160);
  await expect.poll(topOf).toBe(top + 160);
  await long.lift();
  await drawer.waitFor({ state: 'hidden' });
  expect(await open()).toBe(top);

  // With text twice as large the bottom bar and the drawer are whole, and Home does not scroll sideways.
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const clipped = () =>
    bar.getByRole('listitem').evaluateAll((places) =>
      places
        .filter((place) =>
          [...place.querySelectorAll('*')].some((part) => {
            const { left, right } = part.getBoundingClientRect();
            const column = place.getBoundingClientRect();
            return left < column.left - 1 || right > column.right + 1;
          }),
        )
        .map((place) => place.textContent),
    );
  await expect.poll(clipped).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(PHONE.viewport.width);
  await open();
  const beyond = await drawer
    .locator('dt, dd, h2, h3')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
    );
  expect(beyond).toEqual([]);
});

/**
 * Returns every control smaller than 44 px in either direction, except links within a sentence (WCAG 2.5.8). If the label of
 * a choice covers all of it, the size of the label counts.
 */
const TOO_SMALL = `[...document.querySelectorAll('a, button, select, input, [role=tab]')].flatMap((control) => {
  const label = control.matches('input') ? control.labels?.[0] : undefined;
  const stretched = label && getComputedStyle(label, '::after');
  const { width, height } =
    stretched?.position === 'absolute'
      ? { width: Number.parseFloat(stretched.width), height: Number.parseFloat(stretched.height) }
      : (control.closest('label') ?? control).getBoundingClientRect();
  const inSentence = control.matches('p a, li a, label a') && getComputedStyle(control).display === 'inline';
  const hidden = width < 2 || height < 2 || control.closest('[hidden], [inert]') || getComputedStyle(control).visibility === 'hidden';
  return hidden || inSentence || (width >= 43.5 && height >= 43.5) ? [] : [control.outerHTML.slice(0, 120)];
})`;

test('no screen has anything too small for a finger', { timeout: 60_000 }, async () => {
  const { page, id } = await journeys.member({ browser: PHONE });
  await createEntry(journeys.served.site, id, { contentType: 'prayer' });
  await page.goto('/');
  for (const path of ['/', '/guidance', '/settings', '/consent', '/consent/push']) {
    if (path !== '/') await openInPage(page, path);
    await page.getByRole('heading').first().waitFor();
    await scrollThrough(page);
    await openEveryRow(page);
    await waitUntilSettled(page);
    await expect.poll(() => page.evaluate(TOO_SMALL), { message: path }).toEqual([]);
  }
});

/** Returns every word of Settings' rows that is on two lines. An address may break anywhere. */
const BROKEN_WORDS = `[...document.querySelectorAll('h2, h2 + p')].flatMap((element) => {
  const text = element.firstChild;
  if (text?.nodeType !== 3 || text.data.includes('@')) return [];
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
})`;

test('with text twice as large Home and the history do not scroll sideways, a card’s buttons and Settings’ rows show whole words, and the bar of unsaved changes is whole', {
  timeout: 60_000,
}, async () => {
  const { page, id } = await journeys.member({ browser: PHONE, role: 'admin' });
  await createEntry(journeys.served.site, id, { contentType: 'do' });
  const enlarge = () => page.addStyleTag({ content: ':root { font-size: 200% }' });
  await page.goto('/');
  await enlarge();
  const { width } = PHONE.viewport;
  for (const path of ['/', '/guidance']) {
    if (path !== '/') await openInPage(page, path);
    await page.getByRole('heading').first().waitFor();
    await scrollThrough(page);
    await waitUntilSettled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(width);
    if (path === '/') {
      const complete = page.getByRole('article').getByRole('button', { name: 'Complete', exact: true });
      expect(await complete.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      // The bell's dot is within the bell.
      const bell = page.getByRole('button', { name: /^Notifications/ });
      const [icon, button] = [await bell.locator('svg').boundingBox(), await bell.boundingBox()];
      expect((icon?.width ?? 0) / (button?.width ?? 1)).toBeCloseTo(24 / 46, 1);
    }
  }
  await page.goto('/settings');
  await enlarge();
  await waitUntilSettled(page);
  expect(await page.evaluate(BROKEN_WORDS)).toEqual([]);
  await page.goto('/settings#weekly-schedule');
  await enlarge();
  await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').press('Space');
  const discard = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Discard' });
  await discard.waitFor();
  expect(await discard.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
});
