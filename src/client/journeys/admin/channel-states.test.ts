import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChannels } from '../../../server/channels/registry.ts';
import { readEnv } from '../../../server/site/env.ts';
import { handleFirstRequest } from '../../../server/testing/browser/first-request.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import {
  BOT_TOKEN,
  startTelegramServer,
  type TelegramServer,
} from '../../../server/testing/providers/telegram-server.ts';

const journeys = startJourneys();
let bots: TelegramServer;
beforeAll(async () => {
  bots = await startTelegramServer();
});
afterAll(() => bots.close());

test('site facts that fail to load are fetched again by a press; then an administrator sees what each channel lacks, and checks one by keyboard', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const env = readEnv({ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url });
  const telegram = openChannels({ env, log: site.log, keys: site.keys, openTabs: site.live }).get('telegram');
  if (!telegram) throw new Error('the settings are enough for Telegram');
  site.channels.set('telegram', telegram);
  const { page, pageErrors } = await journeys.member({ username: 'Naomi', role: 'admin' });
  await page.goto('/');
  await handleFirstRequest(page, '**/trpc/*admin.siteFacts*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: 'Admin' }).first().click();
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load this part.' });
  // The list below fails too, because both calls are in one batch. The page's own error comes first.
  await expect.poll(() => failed.count()).toBe(2);
  // The parts that show the facts do not load for ever.
  await page.getByRole('heading', { name: 'Theological Concepts' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Channels' }).count()).toBe(0);
  await failed.first().getByRole('button', { name: 'Try Again' }).click();
  await page
    .getByText(/^Needs “Account SID”, /)
    .first()
    .waitFor();

  await page
    .getByRole('region', { name: 'Good to Know' })
    .getByText(/^This site runs Hesed \d+\.\d+\.\d+\.$/)
    .waitFor();
  const part = page.getByRole('region', { name: 'Channels' });
  const channel = (name: string) =>
    part.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await channel('SMS')
    .getByText(
      /^Needs “Account SID”, .*“Messaging Service” or “Number for text messages”\. Set it up in Site Settings$/,
    )
    .waitFor();
  expect(await channel('SMS').getByRole('button').count()).toBe(0);

  const check = channel('Telegram').getByRole('button', { name: 'Check Telegram' });
  await check.focus();
  await page.keyboard.press('Enter');
  await channel('Telegram').getByText('Telegram accepts the token of @hesed_test_bot.').waitFor();
  await channel('Telegram').getByText('Works', { exact: true }).waitFor();
  bots.fail('getMe', { does: 'reply', status: 401, description: 'Unauthorized' });
  await page.keyboard.press('Enter');
  await channel('Telegram').getByText('Telegram knows no bot with this token (401).').waitFor();
  await channel('Telegram').getByText('Needs attention').waitFor();
  // The browser logs the failed request.
  expect(pageErrors.filter((line) => !line.includes('500'))).toEqual([]);
});
