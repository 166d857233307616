import { expect, onTestFinished, test } from 'vitest';
import { composeMail, type MailMessage } from '../../../server/channels/email/compose.ts';
import type { MailSite } from '../../../server/channels/email/layout.ts';
import { openPage, openSharedBrowser } from '../../../server/testing/browser/browser.ts';
import {
  sampleGuidance,
  sampleMessages,
  sampleUpdate,
  sampleWeekly,
} from '../../../server/testing/providers/sample-messages.ts';

const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const SITE: MailSite = {
  appName: `Friends at ${LONG_WORD}`,
  publicUrl: `https://members.${'friendship-guidance'.repeat(3)}.example.org:8443`,
  supportEmail: `${'pastoral.care.'.repeat(4)}team@example.org`,
};
const SENDER = { name: 'Hesed', address: 'hesed@example.net', domain: 'example.net' };

const isMail = (message: { kind: string }): message is MailMessage =>
  message.kind !== 'verify_code' && message.kind !== 'number_verified';
const MAILS: MailMessage[] = [
  ...sampleMessages().filter(isMail),
  sampleGuidance({}, { contentType: 'reflection', title: LONG_WORD, content: LONG_WORD, actionSteps: [LONG_WORD] }),
  sampleWeekly({
    completed: [{ title: LONG_WORD, language: 'en', contentType: 'reflection' }],
    goals: [{ title: LONG_WORD, percent: 100 }],
    ownSentence: LONG_WORD,
  }),
  { ...sampleUpdate(), update: { subject: LONG_WORD, preview: '', text: `https://${LONG_WORD}.org`, language: 'en' } },
];

test.each(['en', 'es'])(
  'no mail in “%s” is wider than a phone of 320 pixels, whatever the length of its words',
  async (language) => {
    const { page } = await openPage(await openSharedBrowser(), { viewport: { width: 320, height: 700 } });
    onTestFinished(() => page.context().close());
    for (const mail of MAILS) {
      const { html, subject } = composeMail({ ...mail, to: { ...mail.to, language } }, SENDER, SITE);
      await page.setContent(String(html));
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
          .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
      );
      expect(wide, `${mail.kind}: ${subject}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);
