import { beforeAll, expect, test } from 'vitest';
import { scrollThrough, waitUntilSettled } from '../../../server/testing/browser/enter-scene.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { type Congregation, fillCongregation } from '../../../server/testing/members/congregation.ts';

const journeys = startJourneys();
let people: Congregation;
beforeAll(async () => {
  people = await fillCongregation(journeys.served.site, { days: 12 });
}, 60_000);

const screens = () => [
  ...['/admin', '/admin?list=trends', '/admin?list=jobs', '/admin?list=deliveries', '/admin?list=members'],
  `/admin?list=members&member=${people.member}`,
  ...['/admin?list=settings', '/admin?list=audit', '/admin?list=translations', '/admin?list=updates'],
  ...['/review', '/review?part=plans', '/review?part=new'],
];

/** Returns the texts that reach beyond the window or the card around them, and the labels of controls that are cut off. */
const CUT_OFF = `(() => {
  const width = document.documentElement.clientWidth;
  const isHidden = (element) => element.closest('[aria-hidden="true"], select, textarea, thead')
    || [...function* () { for (let each = element; each; each = each.parentElement) yield each; }()].some((each) => {
      const { clip, clipPath, visibility } = getComputedStyle(each);
      return visibility === 'hidden' || clip !== 'auto' || clipPath !== 'none';
    });
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const beyond = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || isHidden(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const card = (text.parentElement.closest('section, li, label') ?? document.body).getBoundingClientRect();
    for (const { left, right } of range.getClientRects())
      if (left < -1 || right > width + 1 || right > card.right + 1) beyond.push(text.data.slice(0, 60));
  }
  const labels = [...document.querySelectorAll('main :is(button, a) *')].filter((label) => {
    const { overflowX } = getComputedStyle(label);
    return ['hidden', 'clip'].includes(overflowX) && !isHidden(label)
      && (label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 2);
  });
  return [...new Set([...beyond, ...labels.map((label) => label.textContent)])];
})()`;

/** Returns every word of a label that is on two lines. An address may break anywhere. */
const BROKEN_WORDS = `[...document.querySelectorAll('main :is(h1, h2, h3, dt, button, li > a, td, li p > span)')].flatMap((element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s@-]+/g)) {
      if (text.data.includes('@')) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
})`;

test.each([390, 1280])(
  'with text twice as large the administration shows whole texts and words at %i px',
  {
    timeout: 120_000,
  },
  async (width) => {
    const { page, pageErrors } = await journeys.signedIn(people.admin, { viewport: { width, height: 900 } });
    await page.goto('/admin');
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    for (const path of screens()) {
      if (path !== '/admin') await openInPage(page, path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await waitUntilSettled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await page.evaluate(CUT_OFF), path).toEqual([]);
      expect(await page.evaluate(BROKEN_WORDS), path).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
  },
);
