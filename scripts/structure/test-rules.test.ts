import { expect, test } from 'vitest';
import { checkTest } from './test-rules.ts';

const JOURNEY = 'src/client/journeys/alerts/slack.test.ts';
const ADVICE = `${JOURNEY}: This reads the page once and does not wait; use expect.poll(() => …), or waitFor.`;

test.each([
  "  expect(await place.locator('option').allTextContents()).toEqual(['#choir']);\n",
  '  expect(await titles.allInnerTexts()).toHaveLength(2);\n',
  "  expect(await row(page, 'slack').isVisible()).toBe(false);\n",
  '  expect([await stored(), await box(page).isHidden()]).toEqual([1, true]);\n',
  '  expect(\n    await page\n      .locator("mark")\n      .evaluateAll((all) => all.length),\n  ).toBe(2);\n',
])('an expectation of a journey that reads the page without waiting is refused: %s', (line) => {
  expect(checkTest(JOURNEY, line)).toEqual([ADVICE]);
});

test.each([
  "  await expect.poll(() => place.locator('option').allTextContents()).toEqual(['#choir']);\n",
  '  if (await heading.isVisible()) return;\n',
  '  expect(await rows.count()).toBe(0);\n  const texts = await rows.allTextContents();\n',
])('polls, and reads outside an expectation, are not refused: %s', (line) => {
  expect(checkTest(JOURNEY, line)).toEqual([]);
});

test('a journey that makes a request fail without failRequests is refused', () => {
  const line = "await page.route('**/trpc/auth.login**', (route) => route.abort());\n";
  expect(checkTest(JOURNEY, line)).toEqual([expect.stringContaining('Use failRequests')]);
  expect(checkTest('src/server/testing/browser/failing-requests.ts', line)).toEqual([]);
});

test('reading a page is checked in journeys only', () => {
  expect(checkTest('src/server/site/site.test.ts', 'expect(await part.isVisible()).toBe(true);')).toEqual([]);
});

test.each(['waitFor', 'waitUntil'])('vi.%s, which gives up after a second, is refused', (name) => {
  const file = 'src/server/site/site.test.ts';
  expect(checkTest(file, `await vi.${name}(() => isOpen);\n`)).toEqual([expect.stringContaining('use expect.poll')]);
  expect(checkTest(file, 'await expect.poll(isOpen).toBe(true);\n')).toEqual([]);
});
