import type { Page } from 'playwright-core';

/** Closes what an earlier scene has opened on the screen. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  if (!(await dialog.isVisible())) return;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the dialog of a button. */
export const openDialog = (button: RegExp, title: string) => async (page: Page) => {
  await closeDialog(page);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog', { name: title }).waitFor();
};

/** Opens the completion drawer of the first open card of a type. */
export const completing = (type: string, title: string) => async (page: Page) => {
  await closeDialog(page);
  // Found by its badge, because the text of another type may contain the same word.
  const card = page.getByRole('article').filter({ has: page.getByText(type, { exact: true }) });
  await card.getByRole('button', { name: 'Complete', exact: true }).first().click();
  await page.getByRole('dialog', { name: title }).waitFor();
};

/** Opens a prayer's drawer with this much time left of its minute, such as `00:35`. */
export const praying = (left: string) => async (page: Page) => {
  const timer = page.getByRole('timer');
  if (!(await timer.isVisible())) {
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const opened = completing('Prayer', 'Prayer Time')(page);
    await timer.waitFor({ state: 'attached' });
    await page.clock.runFor(1000);
    await opened;
  }
  const secondsOf = (text: string) => {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return 60 * minutes + seconds;
  };
  const passed = secondsOf((await timer.innerText()).trim()) - secondsOf(left);
  // A fixed clock stops the countdown. Timers still run, because the checks may need them.
  await page.clock.setFixedTime(await page.evaluate((ms) => Date.now() + ms, passed * 1000));
  await page.clock.resume();
  await timer.filter({ hasText: left }).waitFor();
};

const WIZARD: { title: string; answer?: (page: Page) => Promise<void> }[] = [
  {
    title: 'Share Your Heart on Friendship',
    answer: (page) =>
      page.getByRole('textbox').fill('Friends tell each other the truth gently, and they stay when leaving is easier.'),
  },
  {
    title: 'Areas for Growth',
    answer: (page) => page.getByRole('checkbox', { name: 'Offering godly counsel' }).check(),
  },
  { title: 'Notification Preferences' },
  { title: 'Guidance Frequency' },
];

/** Completes the wizard from the open step up to the step with this title, and answers that one too. */
export const answering = (title: string) => async (page: Page) => {
  let isOpen = false;
  for (const step of WIZARD) {
    const heading = page.getByRole('heading', { name: step.title });
    if (!isOpen && !(await heading.isVisible())) continue;
    if (isOpen) await page.getByRole('button', { name: 'Continue' }).click();
    isOpen = true;
    await heading.waitFor();
    await step.answer?.(page);
    if (step.title === title) return;
  }
  throw new Error(`The wizard does not come to ${title}`);
};
