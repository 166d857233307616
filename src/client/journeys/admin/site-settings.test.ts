import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSignIn, signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';

const journeys = startJourneys({
  env: { SMTP_URL: '', MAIL_FROM: '', PRIVATE_HOSTS: '127.0.0.1', PRIVACY_EMAIL: 'privacy@parish.example' },
});
const MINUTE = 60_000;
const FROM = 'Grace Church <hello@parish.example>';

test('the setup link creates one administrator, guides through the settings, can be resumed, and ends with their first guidance', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, pageErrors } = await journeys.visitor();
  const { served } = journeys;
  let presses = 0;
  const press = (name: string, role: 'button' | 'link' = 'button') => {
    presses += 1;
    return page.getByRole(role, { name, exact: true }).click();
  };
  const link = `${served.url}/setup?token=${served.site.setupToken}`;
  await page.goto(link);
  await page.getByLabel('Username').fill('Naomi');
  await page.getByLabel('Email').fill('naomi@parish.example');
  await page.getByLabel('Password', { exact: true }).fill('where-you-go-i-will-go');
  await press('Create the Administrator');
  await page.getByRole('heading', { name: 'You now look after this site' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to Admin' }).getAttribute('href')).toBe('/admin');
  await press('Set Up the Site', 'link');

  await page.getByRole('heading', { name: 'Your Church' }).waitFor();
  expect(await page.getByLabel('Contact for questions about data').isDisabled()).toBe(true);
  await page.getByLabel('Country of your members').selectOption('Canada');
  await page.getByLabel('Name', { exact: true }).fill('Grace Church');
  await page.getByLabel('Contact for questions', { exact: true }).fill('nobody');
  await press('Save and Continue');
  await page.getByText('This isn’t an email address.').waitFor();
  await page.getByLabel('Contact for questions', { exact: true }).fill('help@parish.example');
  await press('Save and Continue');

  await page.getByRole('heading', { name: 'Email', exact: true }).waitFor();
  await page.getByLabel('Mail server').fill(served.smtp.url);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByText('“Sender” is needed when “Mail server” is set.').waitFor();
  await page.getByLabel('Sender').fill(FROM);
  await press('Test');
  await page.getByText('The mail server accepted a test email to naomi@parish.example.').waitFor();
  const test = () =>
    served.smtp.received.find(
      ({ to, email }) => to.includes('naomi@parish.example') && email.from?.name === 'Grace Church',
    );
  await expect.poll(test).toBeDefined();
  expect(served.site.env.SMTP_URL).toBeUndefined();
  await press('Save and Continue');
  await page.getByRole('heading', { name: 'SMS and WhatsApp' }).waitFor();
  await expect.poll(() => served.site.env.MAIL_FROM).toBe(FROM);
  await page.getByRole('link', { name: 'SMS and WhatsApp (open)' }).waitFor();
  expect(served.site.env.DEFAULT_COUNTRY).toBe('CA');

  // Leave the guide and resume it at the first open step.
  await page.goto(`${served.url}/admin?list=settings`);
  await page.getByRole('heading', { name: 'Site Settings' }).waitFor();
  expect(await page.getByLabel('Mail server').inputValue()).toBe('');
  expect(await page.getByLabel('Country of your members').inputValue()).toBe('CA');
  await page.getByLabel('Only numbers from these countries').fill('us, ca');
  await page.getByText('These are United States and Canada.').waitFor();
  await page.getByLabel('Only numbers from these countries').fill('');
  await press('Start the Guided Setup', 'link');
  await page.getByRole('heading', { name: 'SMS and WhatsApp' }).waitFor();
  await page.getByRole('link', { name: 'Email (done)' }).waitFor();
  for (const name of ['SMS and WhatsApp', 'Telegram', 'Slack']) {
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await press('Skip for Now');
  }
  await page.getByLabel('Who may join', { exact: true }).selectOption('invite');
  await press('Save and Continue');
  await page.getByRole('heading', { name: 'Guidance', exact: true }).waitFor();
  await press('Save and Continue');
  await page.getByRole('heading', { name: 'How Your Site Is Set Up' }).waitFor();
  await page.getByText('Who may join: Only people with an invitation').waitFor();
  await page.getByText('Country of your members: Canada').waitFor();
  await page.getByText('Mail server: set').waitFor();
  // The wrong address and leaving used two of them.
  expect(presses).toBe(12);

  await press('Set Up My Own Guidance', 'link');
  await page.getByRole('heading', { name: 'Share Your Heart on Friendship' }).waitFor();
  await page.getByRole('textbox').fill('Friends tell each other the truth gently, and stay when leaving is easier.');
  await press('Continue');
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await press('Continue');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await press('Continue');
  await press('Complete Setup');
  const title = page.getByRole('article').getByRole('heading').first();
  await title.waitFor();
  const guidance = await title.innerText();
  expect(presses).toBe(17);

  // The same guidance on another device of theirs.
  const phone = await journeys.visitor();
  await phone.page.goto(served.url);
  await openSignIn(phone.page);
  await signInAgain(phone.page, 'naomi@parish.example', 'where-you-go-i-will-go');
  await phone.page.getByRole('article').getByRole('heading', { name: guidance }).waitFor();
  expect(phone.pageErrors).toEqual([]);

  await page.goto(link);
  await page.getByRole('button', { name: 'Become the Administrator' }).click();
  await page.getByText('This site already has an administrator.').waitFor();
  // The browser logs the failed requests: the wrong address, and the second use of the link.
  expect(pageErrors.filter((line) => !/40[03]/.test(line))).toEqual([]);
});

test('leaving unsaved settings asks first, in the page and in the guide', {
  timeout: MINUTE,
}, async () => {
  const { page, pageErrors } = await journeys.member({ username: 'Rhoda', role: 'admin' });
  const { site } = journeys.served;
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const note = 'the-secret-of-the-tests-1';
  await page.goto('/admin?list=settings');
  await page.getByLabel('Secret for reports of returned mail').fill(note);
  await bar.getByRole('link', { name: 'Email' }).waitFor();
  // Another section of the same screen.
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await question.getByText('Your changes to Email aren’t saved and will be lost.').waitFor();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Secret for reports of returned mail').inputValue()).toBe(note);
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await question.getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.waitForURL('**/admin?list=audit');
  expect(site.env.BOUNCE_WEBHOOK_SECRET).toBeUndefined();

  await openInPage(page, '/setup?step=email');
  await page.getByLabel('Secret for reports of returned mail').fill(note);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await question.getByRole('button', { name: 'Save and Leave' }).click();
  await page.getByRole('heading', { name: 'SMS and WhatsApp' }).waitFor();
  await expect.poll(() => journeys.served.site.env.BOUNCE_WEBHOOK_SECRET).toBe(note);

  await openInPage(page, '/admin?list=settings');
  const remove = page.getByRole('button', { name: 'Remove: Secret for reports of returned mail' });
  await remove.click();
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => journeys.served.site.env.BOUNCE_WEBHOOK_SECRET).toBeUndefined();
  await bar.waitFor({ state: 'hidden' });
  expect(pageErrors).toEqual([]);
});

test('what is typed while settings are saved or tested, or saved by another administrator, stays; a removed secret is deleted', {
  timeout: MINUTE,
}, async () => {
  const { page } = await journeys.member({ username: 'Miriam', role: 'admin' });
  await page.goto('/admin?list=settings');
  const form = page.getByRole('form', { name: 'Telegram' });
  const token = form.getByLabel('Bot token');
  const [saving, testing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/trpc/admin.settings.save**', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.route('**/trpc/admin.settings.test**', async (route) => {
    await testing.promise;
    await route.continue();
  });
  await token.fill('123456789:AAE-the-token-of-the-tests-3');
  await form.getByRole('button', { name: 'Save' }).click();
  await token.fill('123456789:AAE-the-token-of-the-tests-4');
  saving.resolve();
  await page.getByText('Telegram: saved').waitFor();
  expect(await token.inputValue()).toBe('123456789:AAE-the-token-of-the-tests-4');

  await form.getByRole('button', { name: 'Test' }).click();
  await token.fill('123456789:AAE-the-token-of-the-tests-5');
  testing.resolve();
  await page.waitForResponse('**/trpc/admin.settings.test**');
  await form.getByRole('button', { name: 'Test' }).and(form.locator(':enabled')).waitFor();
  expect(await form.getByRole('listitem').count(), 'findings about another value').toBe(0);

  // Another administrator saves in the meantime.
  const other = await journeys.member({ username: 'Joanna', role: 'admin' });
  const bot = '123456789:AAE-the-token-of-the-tests-1';
  await other.page.goto('/admin?list=settings');
  const theirs = other.page.getByRole('form', { name: 'Telegram' });
  await token.fill(bot);
  await theirs.getByLabel('Bot token').fill('987654321:AAE-the-token-of-the-tests-2');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('Telegram: saved').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Someone else saved these settings in the meantime.').waitFor();
  expect(await token.inputValue()).toBe(bot);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => journeys.served.site.env.TELEGRAM_BOT_TOKEN).toBe(bot);
  await form.getByRole('button', { name: 'Remove: Bot token' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => journeys.served.site.env.TELEGRAM_BOT_TOKEN).toBeUndefined();
});

test('saving several groups after an old sign-in asks for the password once, and Cancel ends every save', {
  timeout: MINUTE,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ username: 'Phoebe', role: 'admin' });
  const { site } = journeys.served;
  const { sessions } = site.db.tables;
  const createdAt = new Date(site.clock.now() - 2 * 60 * MINUTE);
  await site.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, id));
  await page.goto('/admin?list=settings');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await page.getByLabel('Contact for questions', { exact: true }).fill('help@two.example');
  await page.getByLabel('Secret for reports of returned mail').fill('the-secret-of-the-tests-2');
  await bar.getByRole('button', { name: 'Save All' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await bar.getByRole('button', { name: 'Save All' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const saved = () => {
    const { env } = journeys.served.site;
    return [env.SUPPORT_EMAIL, env.BOUNCE_WEBHOOK_SECRET];
  };
  await expect.poll(saved).toEqual(['help@two.example', 'the-secret-of-the-tests-2']);
  await bar.waitFor({ state: 'hidden' });
  expect(await dialog.count()).toBe(0);
  expect(pageErrors.filter((line) => !line.includes('403'))).toEqual([]);
});
