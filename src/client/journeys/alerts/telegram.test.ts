import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { BOT_USERNAME } from '../../../server/testing/providers/telegram-bot.ts';
import { BOT_TOKEN, startTelegramServer } from '../../../server/testing/providers/telegram-server.ts';
import { formatDate } from '../../lib/time/dates.ts';

const bots = await startTelegramServer();
const journeys = startJourneys({ env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url } });
afterAll(() => bots.close());

const RUTH = { id: 4711, username: 'ruth_of_moab', first_name: 'Ruth' };
const NAOMI = { id: 4712, first_name: 'Naomi', last_name: 'of Bethlehem' };
const ORPAH = { id: 4713, first_name: 'Orpah' };
const LINKED = 'Telegram account linked successfully! You can now receive notifications.';

const row = (page: Page) => page.locator('li:has(#alert-telegram)');
const toggle = (page: Page) => page.getByRole('switch', { name: 'Telegram', exact: true });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });
const saidTo = (chat: number) => bots.sent.filter(({ chat_id }) => chat_id === chat).map(({ text }) => text);

async function openMethod(page: Page): Promise<void> {
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  await toggle(page).press('Space');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await toast(page, 'Preferences Updated').waitFor();
}

test('a press in Settings opens the bot, which links the chat until it is unlinked; a pasted token links one once', {
  timeout: 120_000,
}, async () => {
  const timezone = 'Pacific/Kiritimati';
  const browser = { timezoneId: 'Pacific/Pago_Pago' };
  const { page, pageErrors, id } = await journeys.member({ timezone, browser });
  await openMethod(page);
  await page.context().route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  const opens = page.waitForEvent('popup');
  await row(page).getByRole('button', { name: 'Open Telegram' }).click();
  const bot = await opens;
  await bot.waitForURL(`https://t.me/${BOT_USERNAME}?start=*`);
  await row(page).getByText('Press Start in Telegram.').waitFor();

  bots.write(RUTH, `/start ${new URL(bot.url()).searchParams.get('start')}`);
  await toast(page, LINKED).waitFor();
  // The day is the member's, not the device's.
  const day = formatDate(new Date(journeys.served.site.clock.now()), timezone);
  await row(page).getByText(`Linked as @ruth_of_moab since ${day}`).waitFor();
  await expectFocusKept(page);
  await expect.poll(() => saidTo(RUTH.id).at(-1)).toContain('This chat is linked');
  await save(page);
  await row(page).getByText('Linked', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Test Alerts' }).click();
  await expect.poll(() => saidTo(RUTH.id).at(-1)).toContain('This is a test from Hesed.');
  // The next toast replaces this one.
  await toast(page, 'Test Successful').waitFor();

  const unlinking = await failRequests(page, '**/trpc/alerts.telegram.unlink?**');
  await row(page).getByRole('button', { name: 'Unlink' }).click();
  await toast(page, 'Failed to unlink Telegram account').waitFor();
  unlinking.end();
  await row(page).getByRole('button', { name: 'Unlink' }).click();
  await toast(page, 'Telegram account unlinked successfully').waitFor();
  await row(page).getByText('Linked', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => toggle(page).isChecked()).toBe(false);
  const { userProfiles } = journeys.served.site.db.tables;
  const [profile] = await journeys.served.site.db.select().from(userProfiles).where(eq(userProfiles.userId, id));
  expect(profile?.alertMethods).toEqual(['email']);

  // Another chat is linked by the token that the bot sends.
  await toggle(page).press('Space');
  bots.write(NAOMI, '/start');
  await expect.poll(() => saidTo(NAOMI.id).length).toBe(1);
  const token = saidTo(NAOMI.id)[0]?.split('\n').at(-1) ?? '';
  const field = row(page).getByLabel('Subscription token');
  const link = row(page).getByRole('button', { name: 'Link', exact: true });
  await link.click();
  await row(page).getByText('Please enter your Telegram subscription token').waitFor();
  await field.fill(token);
  const linking = await failRequests(page, '**/trpc/alerts.telegram.link?**');
  await link.click();
  await toast(page, 'Failed to link Telegram account').waitFor();
  linking.end();
  await link.click();
  await toast(page, LINKED).waitFor();
  await row(page)
    .getByText(/^Linked as Naomi of Bethlehem since /)
    .waitFor();
  await save(page);

  bots.write(NAOMI, '/stop');
  await expect.poll(() => saidTo(NAOMI.id).at(-1)).toContain('You will get no more messages');
  await page.reload();
  await openRow(page, 'Alert Preferences');
  await row(page).getByText('You asked for no more messages by Telegram.').waitFor();
  await row(page).getByLabel('Subscription token').fill(token);
  await row(page).getByRole('button', { name: 'Link', exact: true }).click();
  await toast(
    page,
    'This token is wrong, too old or was already used. Send /start to the bot for a new one.',
  ).waitFor();
  expect(pageErrors.filter((line) => !/400|ERR_FAILED/.test(line))).toEqual([]);
});

test('a link that nobody used expires, and the page stops asking whether it was used', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  await page.clock.install();
  await openMethod(page);
  await page.context().route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  await row(page).getByRole('button', { name: 'Open Telegram' }).click();
  await row(page).getByText('Press Start in Telegram.').waitFor();
  await page.clock.fastForward(15 * 60_000);
  await row(page).getByText('That link has expired.').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('telegram.status') && asked.push(request.url())));
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  // A chat that is linked and unlinked in another way ends what the page says of the old link.
  bots.write(ORPAH, '/start');
  const tokenOf = () => saidTo(ORPAH.id).at(-1)?.split('\n').at(-1) ?? '';
  await expect.poll(tokenOf).toMatch(/^[\w-]{43}$/);
  await row(page).getByLabel('Subscription token').fill(tokenOf());
  await row(page).getByRole('button', { name: 'Link', exact: true }).click();
  await row(page).getByRole('button', { name: 'Unlink' }).click();
  await row(page).getByText('This opens our bot in Telegram.').waitFor();
  // Another press makes a new link.
  await row(page).getByRole('button', { name: 'Open Telegram' }).click();
  await row(page).getByText('Press Start in Telegram.').waitFor();
  expect(pageErrors).toEqual([]);
});
