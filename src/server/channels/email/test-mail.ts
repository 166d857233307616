import { mailLanguage } from '../../../content/mails.ts';
import type { TestMessage } from '../message.ts';
import { type MailContent, type MailSite, supportLinks } from './layout.ts';

/** Sent at once to a member who asks in Settings whether mail reaches them. */
export function testMail({ to, settingsUrl }: TestMessage, site: MailSite): MailContent {
  const { language, mail } = mailLanguage(to.language);
  const words = mail.test;
  return {
    language,
    subject: words.subject(site.appName),
    preview: words.preview,
    label: null,
    title: words.title,
    parts: [
      { kind: 'prose', text: words.text(site.appName) },
      { kind: 'prose', text: words.junk },
    ],
    button: { label: words.button, url: settingsUrl },
    afterButton: [],
    footer: { reason: words.reason, links: supportLinks(site, language) },
  };
}
