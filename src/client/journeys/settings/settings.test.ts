import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sessionsOf } from '../../../server/domains/auth/sessions/sessions.ts';
import { signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { openEveryRow, openRow } from '../../../server/testing/browser/settings-rows.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';
import { createVerifyToken } from '../../../server/testing/members/unconfirmed.ts';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'thy people shall be my people';

// With a host name, which passkeys need.
const journeys = startJourneys({ host: 'localhost' });

/** Opens a part of Settings: by its address on arriving, as from a mail, and by pressing from another screen. */
async function openPart(page: Page, anchor: string, title: string): Promise<void> {
  if ((await page.locator('#root').count()) === 0) await page.goto(`/settings#${anchor}`);
  else {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await openRow(page, title);
  }
  await page.getByRole('button', { name: title, exact: true, expanded: true }).waitFor();
}

/** Makes a member's sessions older than an hour, so that they must confirm their identity. */
async function ageSessions(userId: number): Promise<void> {
  const { site } = journeys.served;
  const { sessions } = site.db.tables;
  await site.db
    .update(sessions)
    .set({ createdAt: new Date(site.clock.now() - 2 * HOUR) })
    .where(eq(sessions.userId, userId));
}

const DESK = { viewport: { width: 1280, height: 720 } };
const row = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const openRows = (page: Page) =>
  page
    .locator('[data-part] > section > div > button[aria-expanded="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.closest('[data-part]')?.getAttribute('data-part')));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Returns whether an element stands at the top of the window. */
const isInSight = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
    return top > 0 && top < 300;
  }, id);

// A window at 400 %, one of 1280 px at 150 %, and phones.
const WIDTHS = [260, 853, 320, 390];

test('on a phone each part is a row, whole at every width, that opens in place by touch, keyboard and find in page', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  await page.goto('/settings');
  expect(await openRows(page), 'every row is closed').toEqual([]);
  const names = await page.locator('[data-part] h2').allTextContents();
  expect(names.indexOf('Language')).toBeLessThan(names.indexOf('API Tokens'));
  expect(await page.locator('[data-part]').getByRole('button', { expanded: false }).count()).toBe(names.length);
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  const signOut = page.locator('main').getByRole('button', { name: 'Sign Out' });
  const boxes = () =>
    page.locator('[data-part]').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        return { name: part.textContent, isWhole: left >= 0 && right <= innerWidth && height >= 44 };
      }),
    );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(widthOf, { message: `the closed rows at ${width} px` }).toBe(width);
    expect((await boxes()).filter(({ isWhole }) => !isWhole)).toEqual([]);
    const [out, last] = [await signOut.boundingBox(), await page.locator('[data-part]').last().boundingBox()];
    expect(out && last && out.y > last.y + last.height, `Sign Out is last at ${width} px`).toBe(true);
  }

  await page.getByText('Not paused').waitFor();
  const week = page.getByRole('switch', { name: 'Monday' });
  await week.waitFor({ state: 'hidden' });
  await row(page, 'Pause').click();
  await page.getByRole('button', { name: 'Pause Guidance' }).waitFor();
  await row(page, 'Weekly Schedule').press('Enter');
  await week.waitFor();
  expect(await openRows(page)).toEqual(['weekly-schedule', 'pause']);
  await row(page, 'Pause').press('Space');
  await page.getByRole('button', { name: 'Pause Guidance' }).waitFor({ state: 'hidden' });
  // Tab skips the content of a closed part.
  await page.keyboard.press('Tab');
  await expect.poll(() => row(page, 'What Was Sent').evaluate((it) => it === document.activeElement)).toBe(true);

  await page.locator('#new-token').waitFor({ state: 'attached' });
  // A browser reveals what an address names as it reveals what find in page has found.
  await page.evaluate(() => {
    location.hash = 'new-token';
  });
  await page.getByRole('button', { name: 'New Token' }).waitFor();
  expect(await openRows(page), 'find in page opens a row').toEqual(['weekly-schedule', 'tokens']);
  await row(page, 'API Tokens').click();
  await page.getByRole('button', { name: 'New Token' }).waitFor({ state: 'hidden' });

  await page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch').click();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
  await page.reload({ waitUntil: 'load' });
  await expect.poll(() => openRows(page), { message: 'unsaved changes open their row' }).toEqual(['weekly-schedule']);

  // An error in a row that is closed again opens it.
  const monday = page.getByRole('group', { name: 'Monday', exact: true });
  await monday.getByRole('button', { name: 'Add Time' }).click();
  const time = monday.getByLabel('Time 2 on Monday');
  await time.selectOption(await monday.getByLabel('Time 1 on Monday').inputValue());
  await row(page, 'Weekly Schedule').press('Enter');
  await time.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => time.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await openRows(page), 'an error opens its row').toEqual(['weekly-schedule']);

  await openEveryRow(page);
  await page.getByRole('region', { name: 'Account', exact: true }).getByRole('button', { name: 'Sign Out' }).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(widthOf, { message: `the open rows at ${width} px` }).toBe(width);
  }
  expect(pageErrors).toEqual([]);
});

test('a link with an anchor arrives at its part and keeps it in place until the focus moves, and links lead on', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  await page.goto('/settings#mail');
  await expect.poll(() => isInSight(page, 'mail')).toBe(true);
  await expect.poll(() => focusedId(page)).toBe('mail');
  const grow = () =>
    page.evaluate(async () => {
      const space = document.createElement('div');
      space.style.height = '40px';
      document.querySelector('main')?.prepend(space);
      // Two frames later layout is done and its observers have run.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  // The page still keeps the heading in place.
  await page.evaluate(() => window.scrollTo(0, 0));
  await grow();
  expect(await page.evaluate(() => window.scrollY), 'the heading is kept in place').toBeGreaterThan(0);
  // Focus moved without a key stays while the page is loading.
  await page.evaluate(() => document.getElementById('alert-email')?.focus({ preventScroll: true }));
  await grow();
  expect(await focusedId(page), 'the moved focus stays').toBe('alert-email');

  await openRow(page, 'Privacy & Consent');
  await page.getByRole('region', { name: 'Privacy & Consent' }).getByRole('link', { name: 'data' }).click();
  await expect.poll(() => focusedId(page)).toBe('data');
  await page.getByRole('button', { name: 'Download JSON' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a row opens by a press that begins before its part has loaded and ends after', async () => {
  const { page, pageErrors } = await journeys.member();
  const chunk = Promise.withResolvers<void>();
  await page.route(/\/assets\/pause-part-[^/]*\.js$/, async (route) => {
    await chunk.promise;
    await route.continue();
  });
  await page.goto('/settings');
  await row(page, 'Pause').hover();
  await page.mouse.down();
  chunk.resolve();
  await page.locator('[data-part="pause"] button', { hasText: 'Pause Guidance' }).waitFor({ state: 'attached' });
  await page.mouse.up();
  await expect.poll(() => openRows(page)).toEqual(['pause']);
  expect(pageErrors).toEqual([]);
});

test('on a desk a link with an anchor arrives, the index leads to each part and marks the part in view, Sign Out last', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member({ browser: DESK });
  await page.goto('/settings#privacy');
  await expect.poll(() => isInSight(page, 'privacy')).toBe(true);
  // Parts that load when the browser is idle move the parts below, also under a press.
  const placeholders = page.locator('[data-part] > section [role="status"]', { hasText: 'Loading' });
  await expect.poll(() => placeholders.count(), { timeout: 30_000 }).toBe(0);
  await page.getByRole('region', { name: 'Privacy & Consent' }).getByRole('link', { name: 'data' }).click();
  await expect.poll(() => focusedId(page)).toBe('data');
  await page.getByRole('button', { name: 'Download JSON' }).waitFor();

  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  const names = await parts.locator('a, button').allTextContents();
  expect(names.at(-1)).toBe('Sign Out');
  expect(await page.locator('[data-part]').getByRole('button', { name: 'Weekly Schedule' }).count()).toBe(0);
  const links = await parts.getByRole('link').all();
  const last = await links.at(-1)?.innerText();
  for (const link of links) {
    await link.click();
    const title = await link.innerText();
    const part = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect.poll(() => part.evaluate((heading) => heading === document.activeElement)).toBe(true);
    // At the end of the page, the last part is in view.
    await expect.poll(() => parts.locator('[aria-current]').innerText()).toBeOneOf([title, last]);
  }
  expect(pageErrors).toEqual([]);
});

test('focus moved before the script loads stays; name, address and password change, and drafts survive navigation', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id, email } = await journeys.member();
  const { site } = journeys.served;
  await sessionsOf(site).start(id, { userAgent: 'elsewhere', secure: false, startedAt: site.clock.now() });

  // Focus moved before the script has loaded stays. The browser itself first scrolls to the section and focuses it.
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/settings\.page-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/settings#account', { waitUntil: 'domcontentloaded' });
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await home.focus();
  script.resolve();
  // A section that is rendered only by the script.
  await page.getByRole('button', { name: 'Change your username' }).waitFor();
  expect(await home.evaluate((element) => element === document.activeElement), 'the focus stays').toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();

  await openPart(page, 'account', 'Account');
  await page.getByRole('button', { name: 'Change your username' }).click();
  await page.getByLabel('New username').fill('Ruth of Moab');
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
  await home.click();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  // An unsaved draft opens its part.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect.poll(() => page.getByLabel('New username').inputValue()).toBe('Ruth of Moab');
  await page.getByRole('button', { name: 'Save Username' }).click();
  await page.getByText('From now on, we’ll call you Ruth of Moab.').waitFor();

  // An hour later the password in the form is enough to confirm the identity.
  await ageSessions(id);
  await page.getByRole('button', { name: 'Change your email' }).click();
  await page.getByLabel('New email').fill('ruth@new-parish.example');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await account.getByText('Waiting to be confirmed: ruth@new-parish.example').first().waitFor();

  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByLabel('Current password').fill('something else');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('That’s not your password. Please try again.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('Password changed', { exact: true }).waitFor();
  expect(await sessionsOf(site).list(id)).toHaveLength(1);
  await openRow(page, 'Sign-In Security');
  await page.getByText('Only this one').waitFor();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await signInAgain(page, email, NEW_PASSWORD);
  await page.getByText('Welcome back!').waitFor();
  // The stream of the ended session fails once.
  expect(pageErrors.filter((line) => !/40[013]/.test(line))).toEqual([]);
});

test('devices are signed out, the second step is turned on and off, and a passkey is added, signs in and is removed', {
  timeout: 120_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const { site } = journeys.served;
  const startedAt = site.clock.now();
  for (const system of ['Windows', 'iPhone', 'Android'])
    await sessionsOf(site).start(id, { userAgent: `${system} Firefox/130`, secure: false, startedAt });
  const events = [1, 2, 3, 4, 5, 6, 7].map((each) => ({
    ...{ userId: id, kind: 'password_changed' as const, mailAddress: 'ruth@parish.example' },
    createdAt: new Date(startedAt - each * 60_000),
  }));
  await site.db.insert(site.db.tables.securityEvents).values(events);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openPart(page, 'safety', 'Sign-In Security');

  // Devices, one by one and all at once.
  await page.getByText('4 devices').waitFor();
  await page.getByRole('button', { name: 'Show signed-in devices' }).click();
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign out: Firefox on iPhone' }).click();
  await page.getByText('3 devices').waitFor();
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await page.getByText('Only this one').waitFor();
  expect(await sessionsOf(site).list(id)).toHaveLength(1);
  await page.getByRole('button', { name: 'Show recent activity' }).click();
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expectFocusKept(page);

  // The second step, with an app.
  await ageSessions(id);
  await page.getByRole('button', { name: 'Set up two-step verification' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const totp = new TOTP({ secret });
  await page.getByLabel('The code the app shows').fill('000000');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByText('That code isn’t right. Please try again.').waitFor();
  await page.getByLabel('The code the app shows').fill(totp.generate({ timestamp: site.clock.now() }));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const shownCodes = () => page.getByRole('list').locator('code').allTextContents();
  await expect.poll(shownCodes).toHaveLength(10);
  const codes = await shownCodes();
  // The codes are shown only once, so closing the row and leaving the page ask.
  const question = page.getByRole('dialog', { name: 'Leave without your codes?' });
  await page.getByRole('button', { name: 'Close Two-Step Verification' }).click();
  await question.getByText('You haven’t saved your recovery codes yet.').waitFor();
  await question.getByRole('button', { name: 'Download and Leave' }).waitFor();
  // The bar does not list them, because its Save would not say that it downloads a file.
  expect(await page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(shownCodes).toEqual(codes);

  // The print contains only the codes and their owner.
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    let sheet = '';
    window.print = () => {
      sheet = document.body.innerText;
    };
    for (const button of document.querySelectorAll('button')) if (button.textContent === 'Print') button.click();
    window.dispatchEvent(new Event('afterprint'));
    return sheet.split(/\s*\n\s*/);
  });
  expect(printed.filter(Boolean)).toEqual([expect.stringContaining('Recovery codes for'), ...codes]);
  await page.emulateMedia({ media: 'screen' });
  // The printing may have been cancelled, so leaving still asks.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await question.waitFor({ state: 'hidden' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('hesed-recovery-codes.txt');
  // Saved, so nothing asks any more.
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Change two-step verification' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('A code from the app, or a recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await page.getByText('Two-step verification is off').waitFor();
  await page.getByRole('button', { name: 'Set up two-step verification' }).waitFor();

  // A passkey, which signs in without a password.
  await ageSessions(id);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Passkey name').fill('Ruth’s phone');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a Passkey', exact: true }).click();
  await page.getByText('You can now sign in with Ruth’s phone.').waitFor();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Welcome back!').waitFor();

  await openPart(page, 'safety', 'Sign-In Security');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove Ruth’s phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Passkey removed', { exact: true }).first().waitFor();
  await page.getByText('None yet').waitFor();
  // The calls that need a fresh sign-in fail once, as the stream of the ended session does.
  expect(pageErrors.filter((line) => !/40[013]/.test(line))).toEqual([]);
});

test('a token is created after confirming the password in place, works and is deleted; everything is exported, and the account is deleted', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member({ username: 'Orpah' });
  await ageSessions(id);
  await openPart(page, 'tokens', 'API Tokens');
  await page.getByRole('button', { name: 'New Token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The church calendar');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Name', { exact: true }).inputValue(), 'turning back costs nothing').toBe(
    'The church calendar',
  );
  await page.getByRole('button', { name: 'Create Token' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill('something else');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('That’s not your password. Please try again.').waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'The church calendar is ready' }).waitFor();
  const token = (await page.getByText(/^hesed_\S{20,}$/).textContent()) ?? '';
  // Leaving asks until it is copied, because it is shown only once.
  const question = page.getByRole('dialog', { name: 'Leave without copying?' });
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await question.getByText('You haven’t copied your new token yet.').waitFor();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await question.waitFor({ state: 'hidden' });
  // Closing asks too, also after a part of it was copied by hand.
  const done = page.getByRole('button', { name: 'Done' });
  const select = (length: number) =>
    page.getByText(token).evaluate((element, end) => {
      const text = element.firstChild;
      if (text) window.getSelection()?.setBaseAndExtent(text, 0, text, end);
    }, length);
  await select(5);
  await page.keyboard.press('ControlOrMeta+c');
  await done.click();
  await question.getByText('You haven’t copied your new token yet.').waitFor();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await question.waitFor({ state: 'hidden' });
  const answer = await fetch(`${journeys.served.url}/api/schedule/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  await select(token.length);
  await page.keyboard.press('ControlOrMeta+c');
  // Once copied, a later copy that the browser refuses changes nothing.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy: Your token' }).click();
  await page.getByText(/select the text and copy it/i).waitFor();
  await done.click();
  // It is shown only once.
  await page.getByText(token).waitFor({ state: 'detached' });
  const deleteToken = async (name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Token deleted').waitFor();
  };
  await deleteToken('The church calendar');
  // A deleted token needs no copy.
  await page.getByRole('button', { name: 'New Token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The choir');
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByRole('heading', { name: 'The choir is ready' }).waitFor();
  await deleteToken('The choir');
  await page.getByRole('heading', { name: 'The choir is ready' }).waitFor({ state: 'detached' });

  // The export, and the deletion, which leaves nothing behind.
  await openRow(page, 'Your Data');
  for (const [button, file] of [
    ['Download ZIP', /^hesed-export-orpah-.*\.zip$/],
    ['Download JSON', /\.json$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByText(button).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await ageSessions(id);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const remove = page.getByRole('button', { name: 'Delete for Good' });
  await expect.poll(() => remove.isDisabled()).toBe(true);
  await page.getByLabel('Type “Orpah” to continue').fill('Orpah');
  await remove.click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.getItem('journey')]))
    .toEqual([0, null]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('hesed_session');
  const { users } = journeys.served.site.db.tables;
  expect(await journeys.served.site.db.select().from(users).where(eq(users.id, id))).toEqual([]);
  // The calls that need a fresh sign-in fail once.
  expect(pageErrors.filter((line) => !/40[13]/.test(line))).toEqual([]);
});

test('an address confirmed elsewhere shows that a reset ends the second step, and how to prevent it', {
  timeout: 60_000,
}, async () => {
  const { site, smtp } = journeys.served;
  const { page, pageErrors, id, email } = await journeys.member({ confirmed: false });
  const elsewhere = await journeys.visitor();
  await elsewhere.page.goto(`/verify-email?token=${await createVerifyToken(site, { id, email })}`);
  await elsewhere.page.getByText('Sign in on this device too').waitFor();

  const { db, clock } = site;
  const confirmedAt = new Date(clock.now());
  await db.insert(db.tables.totpSecrets).values({ userId: id, secret: 'sealed', createdAt: confirmedAt, confirmedAt });
  await openPart(page, 'safety', 'Sign-In Security');
  const warning = page.getByText('If you ever reset your password by email, this will be turned off');
  await warning.waitFor();
  await page.getByRole('button', { name: 'Send Me a Link' }).click();
  const mails = () => smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length).toBe(1);
  const [link] = mails()[0]?.email.text?.match(/http\S+verify-email\S+/) ?? [];
  await page.goto(link as string);
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  expect(await page.getByText('Sign in on this device too').count()).toBe(0);
  await openPart(page, 'safety', 'Sign-In Security');
  await page.getByRole('button', { name: 'Change two-step verification' }).waitFor();
  expect(await warning.count()).toBe(0);
  expect([...pageErrors, ...elsewhere.pageErrors]).toEqual([]);
});
