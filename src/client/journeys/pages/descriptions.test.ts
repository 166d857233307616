import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type MemberOptions, startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('sms'), createRecordingChannel('push')] });
const ANSWER = 'Friends tell each other the truth gently and stay when it is hard to stay.';

/** A field in Chromium's accessibility tree. */
interface Told {
  role: string;
  name: string;
  description: string;
}

/** Returns the fields with a role and a name, from the browser's accessibility tree. */
async function findTold(page: Page, { role, name }: Told): Promise<Told[]> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const ofName = { nodeId: root.nodeId, role, accessibleName: name };
  const { nodes } = await devtools.send('Accessibility.queryAXTree', ofName);
  await devtools.detach();
  const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: text(role),
      name: text(name),
      description: text(description),
    }));
}

/**
 * Returns broken descriptions of a page: a reference to a missing element, and a sentence with an id that no element
 * refers to.
 */
const findLostDescriptions = (page: Page) =>
  page.evaluate(() => {
    const references = ['aria-describedby', 'aria-labelledby', 'aria-errormessage', 'aria-controls'];
    const named = references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/).map((id) => ({ attribute, id, element })),
      ),
    );
    const dangling = named.filter(({ attribute, id }) => attribute !== 'aria-controls' && !document.getElementById(id));
    const ids = new Set(named.map(({ id }) => id));
    const orphans = [...document.querySelectorAll('p[id], div[id]:not(:has(*))')].filter(
      (element) => element.textContent?.trim() && !element.closest('[aria-hidden]') && !ids.has(element.id),
    );
    return [
      ...dangling.map(({ attribute, id, element }) => `${attribute}="${id}" of ${element.outerHTML.slice(0, 120)}`),
      ...orphans.map((element) => `nothing refers to ${element.outerHTML.slice(0, 160)}`),
    ];
  });

/** A form in one state, and its fields that a sentence on the screen describes. */
interface DescribedForm {
  name: string;
  /** Opens it from the previous form of the visit. */
  open(page: Page, userId: number): Promise<void>;
  tells: Told[];
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const openPart = async (page: Page, title: string, id: string, landmark: string) => {
  await openRow(page, title);
  await page.locator(`[data-part="${id}"]`).getByText(landmark).first().waitFor();
};

/** The forms that one person opens in turn. The previous form may still be open. */
interface Visit {
  who: string;
  as: MemberOptions | 'visitor';
  forms: DescribedForm[];
}

const VISITS: Visit[] = [
  {
    who: 'a visitor',
    as: 'visitor',
    forms: [
      {
        name: 'joining, with what is wrong',
        async open(page) {
          await page.goto('/');
          await page.getByRole('tab', { name: 'Join Us' }).click();
          await page.getByLabel('Username').fill('R');
          await page.locator('form').getByRole('button', { name: 'Join Us' }).click();
          await page.getByText('Please enter a valid email').first().waitFor();
        },
        tells: [{ role: 'textbox', name: 'Email', description: 'Please enter a valid email' }],
      },
    ],
  },
  {
    who: 'a newcomer',
    as: { onboarded: false },
    forms: [
      {
        name: 'the wizard, its first step',
        async open(page) {
          await page.goto('/onboarding');
          await page.getByRole('textbox').fill('Friends stay.');
        },
        tells: [
          {
            role: 'textbox',
            name: 'What does friendship mean to you?',
            description: '13 of at least 50 characters',
          },
        ],
      },
      {
        name: 'the wizard, its first step, with what is wrong',
        async open(page) {
          await press(page, 'Continue');
          await page.getByText('Please share at least 50 characters').first().waitFor();
        },
        tells: [
          {
            role: 'textbox',
            name: 'What does friendship mean to you?',
            description:
              'Please share at least 50 characters about your friendship philosophy 13 of at least 50 characters',
          },
        ],
      },
      {
        name: 'the wizard, its third step',
        async open(page) {
          await page.getByRole('textbox').fill(ANSWER);
          await press(page, 'Continue');
          await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
          await press(page, 'Continue');
          await page.getByText('Step 3 of 4').waitFor();
          await page.getByRole('checkbox', { name: 'SMS Text Message' }).check();
          await page.getByLabel('Phone number').waitFor();
        },
        tells: [{ role: 'textbox', name: 'Phone number', description: 'Include the country code.' }],
      },
      {
        name: 'the wizard, its last step',
        async open(page) {
          await page.getByRole('checkbox', { name: 'SMS Text Message' }).uncheck();
          await page.getByRole('checkbox', { name: 'Email' }).check();
          await press(page, 'Continue');
          await page.getByText('Step 4 of 4').waitFor();
        },
        tells: [{ role: 'combobox', name: 'Reminder time', description: 'In your time zone, UTC.' }],
      },
    ],
  },
  {
    who: 'a member',
    as: {},
    forms: [
      {
        name: 'a reflection',
        async open(page, userId) {
          await createEntry(journeys.served.site, userId, { title: 'Think of her', contentType: 'reflection' });
          await page.goto('/dashboard');
          await page.getByRole('article', { name: 'Think of her' }).getByRole('button', { name: 'Complete' }).click();
          await page.getByRole('dialog').getByRole('textbox').fill('Ten letter');
        },
        tells: [{ role: 'textbox', name: 'Your reflection', description: 'Minimum 20 characters (10/20)' }],
      },
      {
        name: 'a goal',
        async open(page) {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
          await press(page, 'Edit your goals');
          await press(page, 'Add a Goal');
          await page.getByLabel('How many times').waitFor();
        },
        tells: [
          {
            role: 'spinbutton',
            name: 'How many times',
            description: 'You reach the goal once you’ve counted this many.',
          },
        ],
      },
      {
        name: 'the week, with a day to be copied and a time that stands there twice',
        async open(page) {
          await page.goto('/settings');
          await openRow(page, 'Weekly Schedule');
          const monday = page.getByRole('group', { name: 'Monday', exact: true });
          await monday.getByRole('button', { name: 'Add Time' }).click();
          const first = await monday.getByLabel('Time 1 on Monday').inputValue();
          await monday.getByLabel('Time 2 on Monday').selectOption(first);
          await monday.getByRole('button', { name: /^Copy/ }).click();
          await monday.getByRole('checkbox').first().waitFor();
        },
        tells: [
          { role: 'combobox', name: 'Time 2 on Monday', description: 'Two times on one day cannot be the same' },
          {
            role: 'group',
            name: 'Copy Monday to',
            description: 'This replaces the times on those days and switches them on.',
          },
        ],
      },
      {
        name: 'alert preferences',
        async open(page) {
          await openRow(page, 'Alert Preferences');
          await page.getByRole('switch', { name: 'SMS', exact: true }).press('Space');
          await page.getByLabel('Phone number').fill('123');
          await page.getByLabel('Phone number').blur();
          await page.getByText('Please enter a valid phone number').first().waitFor();
        },
        tells: [
          {
            role: 'textbox',
            name: 'Phone number',
            description:
              'Please enter a valid phone number with country code (e.g., +1234567890) Include the country code, such as +1234567890.',
          },
        ],
      },
      {
        name: 'the kinds of mail',
        open: (page) => openPart(page, 'Alert Preferences', 'alerts', 'Security alerts'),
        tells: [],
      },
      {
        name: 'the account',
        async open(page) {
          await openPart(page, 'Account', 'account', 'Username');
          for (const what of [/username/i, /e-?mail/i, /password/i])
            await page.locator('[data-part="account"]').getByRole('button', { name: what }).first().click();
        },
        tells: [],
      },
      {
        name: 'sign-in security',
        async open(page) {
          await openPart(page, 'Sign-In Security', 'safety', 'Passkeys');
          await press(page, 'Set up two-step verification');
          await page.getByLabel('Your password', { exact: true }).first().waitFor();
        },
        tells: [],
      },
      {
        name: 'a token',
        async open(page) {
          await openPart(page, 'API Tokens', 'tokens', 'New Token');
          await page.locator('#new-token').click();
          await page.getByLabel('Name', { exact: true }).waitFor();
        },
        tells: [],
      },
      {
        name: 'a pause',
        async open(page) {
          await openPart(page, 'Pause', 'pause', 'Until a day I choose');
          await page.getByText('Until a day I choose').click();
        },
        tells: [],
      },
    ],
  },
  {
    who: 'an administrator',
    as: { role: 'admin' },
    forms: [
      {
        name: 'the tests of the administration',
        async open(page) {
          await page.goto('/admin');
          await page.getByRole('heading', { name: 'Alert System Testing' }).waitFor();
        },
        tells: [
          { role: 'group', name: 'Channels', description: 'If you choose none, we use every channel that is on.' },
        ],
      },
      {
        name: 'an invitation',
        async open(page) {
          await page.getByRole('link', { name: 'Invitations' }).click();
          await page.getByLabel('Email').waitFor();
        },
        tells: [],
      },
      {
        name: 'a service update',
        async open(page) {
          await page.getByRole('link', { name: 'What’s New' }).click();
          await page.getByLabel('Subject').waitFor();
        },
        tells: [
          { role: 'textbox', name: 'Preview', description: 'Shown next to the subject in an inbox.' },
          { role: 'textbox', name: 'Text', description: 'Each line becomes a paragraph.' },
        ],
      },
    ],
  },
];

test.each(VISITS)(
  'every sentence about a field is its accessible description: $who',
  { timeout: 120_000 },
  async (visit) => {
    const { as, forms } = visit;
    const { page, id } = as === 'visitor' ? { ...(await journeys.visitor()), id: 0 } : await journeys.member(as);
    for (const { name, open, tells } of forms) {
      await open(page, id);
      for (const expected of tells)
        await expect.poll(() => findTold(page, expected), { message: name }).toEqual([expected]);
      await expect.poll(() => findLostDescriptions(page), { message: name }).toEqual([]);
    }
  },
);
